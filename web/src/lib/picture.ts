// The table as a picture: what is on the screen, drawn again as one SVG and painted onto a canvas.
const SVG = "http://www.w3.org/2000/svg";
const SHARP = 2;
/** What a drawing's look depends on, once it stands outside the page's style sheets. */
const LOOK = [
  "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap",
  "stroke-linejoin", "opacity", "font-size", "font-family", "font-weight", "text-anchor", "paint-order",
  "transform", "transform-origin", "display",
];

export async function save(board: HTMLElement, name: string): Promise<void> {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await paint(board));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export async function paint(board: HTMLElement): Promise<Blob> {
  const drawing = draw(board);
  const address = URL.createObjectURL(new Blob([drawing.source], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = drawing.width * SHARP;
    canvas.height = drawing.height * SHARP;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((done, fail) => {
      canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

function draw(board: HTMLElement): { source: string; width: number; height: number } {
  const frame = board.getBoundingClientRect();
  const [width, height] = [Math.ceil(frame.width), Math.ceil(frame.height)];
  const root = make("svg", { width, height, viewBox: `${frame.left} ${frame.top} ${width} ${height}` });
  const ground = getComputedStyle(document.body).backgroundColor;
  root.append(make("rect", { x: frame.left, y: frame.top, width, height, fill: ground }));
  copy(board, root);
  return { source: new XMLSerializer().serializeToString(root), width, height };
}

function copy(element: Element, into: Element): void {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(".sr")) return;
  if (element instanceof SVGSVGElement) {
    into.append(drawn(element));
    return;
  }
  box(element, into);
  for (const child of element.childNodes) {
    if (child instanceof Element) copy(child, into);
    else if (child instanceof Text && child.data.trim()) write(child, into);
  }
}

/** A drawing, with its look written into it. */
function drawn(original: SVGSVGElement): SVGElement {
  const twin = original.cloneNode(true) as SVGSVGElement;
  const pairs: [Element, Element][] = [[original, twin]];
  original.querySelectorAll("*").forEach((part, n) => {
    const other = twin.querySelectorAll("*")[n];
    if (other) pairs.push([part, other]);
  });
  for (const [from, to] of pairs) {
    const style = getComputedStyle(from);
    for (const name of LOOK) {
      const value = style.getPropertyValue(name);
      if (name === "transform" ? from.hasAttribute("style") && value !== "none" : value) to.setAttribute(name, value);
    }
    for (const name of ["style", "class"]) to.removeAttribute(name);
  }
  const place = original.getBoundingClientRect();
  for (const [name, value] of Object.entries({ x: place.left, y: place.top, width: place.width, height: place.height })) {
    twin.setAttribute(name, String(value));
  }
  return twin;
}

function box(element: Element, into: Element): void {
  const style = getComputedStyle(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  const border = parseFloat(style.borderTopWidth);
  const fill = style.backgroundColor === "rgba(0, 0, 0, 0)" ? "none" : style.backgroundColor;
  const stroke = border && style.borderTopStyle !== "none" ? style.borderTopColor : "none";
  if (fill === "none" && stroke === "none") return;
  const round = Math.min(parseFloat(style.borderTopLeftRadius) || 0, height / 2);
  into.append(make("rect", { x: left, y: top, width, height, rx: round, fill, stroke, "stroke-width": border }));
}

/** Each line of a text where it stands, as wide as it is there. */
function write(text: Text, into: Element): void {
  const style = getComputedStyle(text.parentElement as Element);
  const range = document.createRange();
  const lines: { top: number; left: number; right: number; bottom: number; words: string }[] = [];
  for (const word of text.data.matchAll(/\S+/g)) {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    const at = range.getBoundingClientRect();
    const line = lines.at(-1);
    if (line && Math.abs(line.top - at.top) < 2) Object.assign(line, { right: at.right, words: `${line.words} ${word[0]}` });
    else lines.push({ top: at.top, left: at.left, right: at.right, bottom: at.bottom, words: word[0] });
  }
  const size = parseFloat(style.fontSize);
  for (const line of lines) {
    const look = { "font-size": size, "font-family": style.fontFamily, "font-weight": style.fontWeight, fill: style.color };
    const place = { x: line.left, y: (line.top + line.bottom) / 2 + size * 0.34, textLength: line.right - line.left };
    const label = make("text", { ...look, ...place, lengthAdjust: "spacingAndGlyphs" });
    label.textContent = line.words;
    into.append(label);
  }
}

function make(name: string, attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
