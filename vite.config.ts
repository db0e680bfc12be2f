import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { retryChunks } from "./vite.chunks.ts";

/** React, its router and what ties chunks together in one file: needed on every page, 6 kB smaller than in pieces. */
const FRAMEWORK =
  /node_modules[\\/](react|react-dom|react-router|@react-router|scheduler)[\\/]|rolldown[\\/]runtime/;

/**
 * Own modules that most pages need, in one file for the same reason. A group takes along what its modules import: those
 * that bring the form library (13 kB) stay out, so that pages without a form do without it.
 */
const OWN = /[\\/]src[\\/](core|web)[\\/](?!lib[\\/](form|check-form|use-draft)\.)/;

/** What the pages of accounts share. */
const ACCOUNTS = /[\\/]src[\\/]web[\\/]features[\\/]accounts[\\/]/;

export default defineConfig({
  plugins: [retryChunks(), tailwindcss(), reactRouter()],
  build: {
    // Fonts and drawings stay files: an inlined data: URL would need a wider content security policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    // React Router announces what a route needs itself; what remains is loaded on demand and small.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK },
                { name: "shared", test: OWN, minShareCount: 9 },
                { name: "accounts", test: ACCOUNTS, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
});
