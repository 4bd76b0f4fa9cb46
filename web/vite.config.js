import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = process.env.WESTMARCH_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/westmarch/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    target: "es2022",
    // All that every page needs is one file: each further one costs a reply's headers, and packs worse alone.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "index", tags: ["$initial"] }] } } },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {}, // Svelte as in a page, not as on a server
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], restoreMocks: true, unstubGlobals: true },
});
