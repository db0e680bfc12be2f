import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { retryChunks } from "./vite.chunks.ts";

/** React and its router in one file: needed on every page, 6 kB smaller than in the eight pieces of the default. */
const FRAMEWORK = /node_modules[\\/](react|react-dom|react-router|@react-router|scheduler)[\\/]/;

/** Own modules that most pages need, in one file for the same reason. */
const OWN = /[\\/]src[\\/](core|web)[\\/]/;

/** What all pages of accounts share, in one file for the same reason. */
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
                { name: "accounts", test: ACCOUNTS, minShareCount: 5 },
              ],
            },
          },
        },
      },
    },
  },
});
