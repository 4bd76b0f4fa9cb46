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
  keep(await paint(board), name);
}

function keep(picture: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** To other programs of the device where it can, else as a file. */
export async function share(board: HTMLElement, name: string): Promise<void> {
  const files = [new File([await paint(board)], name, { type: "image/png" })];
  const touch = matchMedia("(pointer: coarse)").matches;
  if (!touch || !navigator.canShare?.({ files })) return keep(files[0] as File, name);
  await navigator.share({ files }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
  });
}

export async function paint(board: HTMLElement): Promise<Blob> {
  const drawing = draw(board);
  drawing.root.prepend(await fonts());
  const address = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(drawing.root)], { type: "image/svg+xml" }));
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

/** The fonts of the page that are in use: a picture stands alone, so it has to bring them along. */
async function fonts(): Promise<SVGElement> {
  const loaded = [...document.fonts].filter((font) => font.status === "loaded");
  const used = (rule: CSSFontFaceRule) =>
    loaded.some(
      (font) =>
        font.family.replaceAll('"', "") === rule.style.getPropertyValue("font-family").replaceAll('"', "") &&
        font.weight === rule.style.getPropertyValue("font-weight") &&
        font.unicodeRange.replaceAll(" ", "").toUpperCase() === rule.style.getPropertyValue("unicode-range").replaceAll(" ", "").toUpperCase(),
    );
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter(used);
  const style = make("style", {});
  style.textContent = (await Promise.all(faces.map(alone))).join("\n");
  return style;
}

async function alone(rule: CSSFontFaceRule): Promise<string> {
  const source = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1] ?? "";
  const base = rule.parentStyleSheet?.href ?? location.href;
  const bytes = new Uint8Array(await (await fetch(new URL(source, base))).arrayBuffer());
  let text = "";
  for (let n = 0; n < bytes.length; n += 0x8000) text += String.fromCharCode(...bytes.subarray(n, n + 0x8000));
  const own = ["font-family", "font-weight", "unicode-range"].map((name) => `${name}:${rule.style.getPropertyValue(name)}`);
  return `@font-face{${own.join(";")};src:url(data:font/woff2;base64,${btoa(text)}) format("woff2")}`;
}

function draw(board: HTMLElement): { root: SVGElement; width: number; height: number } {
  const frame = board.getBoundingClientRect();
  const [width, height] = [Math.ceil(frame.width), Math.ceil(frame.height)];
  const root = make("svg", { width, height, viewBox: `${frame.left} ${frame.top} ${width} ${height}` });
  const ground = getComputedStyle(document.body).backgroundColor;
  root.append(make("rect", { x: frame.left, y: frame.top, width, height, fill: ground }));
  copy(board, root);
  return { root, width, height };
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
