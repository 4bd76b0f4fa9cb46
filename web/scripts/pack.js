// Compresses what was built, and says how much a first visit loads.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const OUT = new URL("../../src/westmarch/server/static", import.meta.url).pathname;
// In kB. War has its own: its board and the names on its map are a third of what a first visit loads.
const LIMITS = { hunt: 115, mordor: 90, smaug: 118, war: 112 };
const TEXT = /\.(html|js|css|svg|json)$/;

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

const sizes = new Map();
for (const path of files(OUT).filter((path) => !/\.(gz|br)$/.test(path))) {
  let size = statSync(path).size;
  if (TEXT.test(path)) {
    const source = readFileSync(path);
    const brotli = brotliCompressSync(source);
    writeFileSync(path + ".gz", gzipSync(source, { level: 9 }));
    writeFileSync(path + ".br", brotli);
    size = brotli.length; // what every browser of today is sent
  }
  sizes.set(relative(OUT, path), size);
}

// What the first decision of a game needs: the page and all that its code imports, the table, one text font and the
// game's board. What is fetched later (rules, chat, settings, the end) is not counted.
const imports = (name) =>
  [...readFileSync(join(OUT, name), "utf8").matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)].map((found) => `assets/${found[1]}`);
function closure(names, found = new Set()) {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    closure(imports(name), found);
  }
  return found;
}
const all = [...sizes.keys()];
const called = (...stems) => all.filter((name) => stems.some((stem) => new RegExp(`^assets/${stem}-[\\w-]+\\.js$`).test(name)));
const styles = (names) => {
  const stems = new Set([...names].map((name) => name.replace(/^assets\/|-[\w-]{8}\.js$/g, "")));
  return all.filter((name) => name.endsWith(".css") && stems.has(name.replace(/^assets\/|-[\w-]{8}\.css$/g, "")));
};
const GAMES = { hunt: ["hunt", "layer-1"], mordor: ["mordor"], smaug: ["smaug"], war: ["war", "ru"] };
for (const [name, size] of [...sizes].sort((a, b) => b[1] - a[1])) {
  console.log(`${(size / 1000).toFixed(1).padStart(8)} kB ${name}`);
}
let fits = true;
for (const [game, own] of Object.entries(GAMES)) {
  const code = closure(called("index", "TablePage", ...own));
  const font = all.filter((name) => /alegreya-sans-latin-500/.test(name));
  const needed = ["index.html", ...code, ...styles(code), ...font];
  const first = needed.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  fits &&= first <= LIMITS[game] * 1000;
  console.log(`First load of ${game}: ${(first / 1000).toFixed(1)} kB compressed, limit ${LIMITS[game]}.`);
}
if (!fits) process.exit(1);
