// Our drawings, fetched when the words and buttons are there; inserted, so that they follow the page's colours.
const files = import.meta.glob<string>("../art/*.svg", { query: "?url", import: "default", eager: true });
const found = new Map<string, Promise<string>>();

/** The source of a drawing; empty where there is none, or where it cannot be had. */
export function drawing(name: string): Promise<string> {
  let source = found.get(name);
  if (!source) {
    source = fetchDrawing(files[`../art/${name}.svg`]);
    found.set(name, source);
  }
  return source;
}

async function fetchDrawing(address: string | undefined): Promise<string> {
  if (!address) return "";
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : "";
  } catch {
    return ""; // a page without its picture says all that it has to say
  }
}
