// How wide words are, in the fonts that are there; asked again when a font has come.
let canvas: CanvasRenderingContext2D | null = null;
let fonts = $state(0);

if (typeof document !== "undefined" && "fonts" in document) {
  document.fonts.addEventListener("loadingdone", () => (fonts += 1));
}

export function wordWidth(words: string, font: string): number {
  void fonts;
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return words.length * 7;
  canvas.font = font;
  return canvas.measureText(words).width;
}
