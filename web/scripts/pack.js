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
    const gzip = gzipSync(source, { level: 9 });
    writeFileSync(path + ".gz", gzip);
    writeFileSync(path + ".br", brotliCompressSync(source));
    size = gzip.length;
  }
  sizes.set(relative(OUT, path), size);
}

const isFirst = (name) =>
  name === "index.html" || /\.(js|css)$/.test(name) || /alegreya-sans-latin-500.*\.woff2$/.test(name);
let first = 0;
for (const [name, size] of [...sizes].sort((a, b) => b[1] - a[1])) {
  if (isFirst(name)) first += size;
  console.log(`${(size / 1000).toFixed(1).padStart(8)} kB ${isFirst(name) ? "*" : " "} ${name}`);
}
console.log(`First load with every board (*): ${(first / 1000).toFixed(1)} kB compressed, limit ${LIMIT / 1000}.`);
if (first > LIMIT) process.exit(1);
