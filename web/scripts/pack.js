// Compresses what was built, and says how much a first visit loads.
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const OUT = new URL("../../src/westmarch/server/static", import.meta.url).pathname;
const LIMIT = 150_000;
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

// What the first decision of a game needs: the page itself, one text font, the game's board and its words.
const shared = (name) => name === "index.html" || /(^|\/)index-.*\.(js|css)$/.test(name) || /alegreya-sans-latin-500.*\.woff2$/.test(name);
const GAMES = { mordor: /(^|\/)mordor-/, war: /(^|\/)(war|ru)-/ };
const total = (wanted) => [...sizes].reduce((sum, [name, size]) => (wanted(name) ? sum + size : sum), 0);
for (const [name, size] of [...sizes].sort((a, b) => b[1] - a[1])) {
  console.log(`${(size / 1000).toFixed(1).padStart(8)} kB ${shared(name) ? "*" : " "} ${name}`);
}
let heaviest = 0;
for (const [game, own] of Object.entries(GAMES)) {
  const first = total((name) => shared(name) || own.test(name));
  heaviest = Math.max(heaviest, first);
  console.log(`First load of ${game}: ${(first / 1000).toFixed(1)} kB compressed, limit ${LIMIT / 1000}.`);
}
if (heaviest > LIMIT) process.exit(1);
