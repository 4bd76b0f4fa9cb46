// The rules digest as data: a small, safe reading of Markdown that never makes HTML from text.
export interface Span {
  style: "plain" | "bold" | "italic" | "code";
  text: string;
}
export type Block =
  | { kind: "heading" | "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };
export interface Section {
  title: string;
  kinds: string[];
  blocks: Block[];
  source: string;
}

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export function spans(line: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const mark of line.matchAll(MARKS)) {
    if (mark.index > end) found.push({ style: "plain", text: line.slice(end, mark.index) });
    const [whole, bold, italic, code] = mark;
    const style = bold ? "bold" : italic ? "italic" : "code";
    found.push({ style, text: bold ?? italic ?? code ?? "" });
    end = mark.index + whole.length;
  }
  if (end < line.length) found.push({ style: "plain", text: line.slice(end) });
  return found;
}

const cells = (line: string) =>
  line
    .replace(/^\s*\||\|\s*$/g, "")
    .split("|")
    .map((cell) => spans(cell.trim()));

function block(lines: string[]): Block {
  const [first = "", second = ""] = lines;
  if (/^#+ /.test(first)) return { kind: "heading", spans: spans(first.replace(/^#+ /, "")) };
  if (first.startsWith("|") && /^\|[\s:|-]+$/.test(second)) {
    return { kind: "table", head: cells(first), rows: lines.slice(2).map(cells) };
  }
  if (/^([-*]|\d+\.) /.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (/^([-*]|\d+\.) /.test(line)) items.push(line.replace(/^([-*]|\d+\.) /, ""));
      else items[items.length - 1] += " " + line.trim();
    }
    return { kind: "list", ordered: /^\d/.test(first), items: items.map(spans) };
  }
  return { kind: "paragraph", spans: spans(lines.join(" ")) };
}

function blocks(source: string): Block[] {
  return source
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length > 0)
    .map(block);
}

export function sections(digest: string): Section[] {
  const found: Section[] = [];
  for (const part of digest.split(/^## /m).slice(1)) {
    const kinds = /<!-- for:([^>]*)-->/.exec(part)?.[1]?.trim() ?? "";
    const [title = "", ...rest] = part.replace(/<!--[\s\S]*?-->/g, "").split("\n");
    const source = rest.join("\n");
    found.push({ title: title.trim(), kinds: kinds ? kinds.split(/\s+/) : [], blocks: blocks(source), source });
  }
  return found;
}
