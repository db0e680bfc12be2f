import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { retryChunks } from "./vite.chunks.ts";

/** React and its router in one file: needed on every page, 6 kB smaller than in the eight pieces of the default. */
const FRAMEWORK = /node_modules[\\/](react|react-dom|react-router|@react-router|scheduler)[\\/]/;

/**
 * Own modules that most pages need, in one file for the same reason. A group takes along what its modules import: those
 * that bring the form library (13 kB) stay out, so that pages without a form do without it.
 */
const OWN = /[\\/]src[\\/](core|web)[\\/](?!lib[\\/](form|check-form|use-draft)\.)/;

/** Small, and needed by accounts and the dashboard alike: a group would carry the whole of itself along with them. */
const BASE =
  /[\\/]src[\\/](core[\\/]shell|web[\\/](ui[\\/](logo|problem|skip-link)|lib[\\/](use-focus-heading|use-hydrated|failure-words)))\.|preload-helper/;

/** The dashboard around its pages, and what most of them need. */
const FRAME =
  /node_modules[\\/]@tanstack[\\/]|[\\/]src[\\/](core[\\/](used-percent|generations[\\/]status-words)|web[\\/](routes[\\/]dashboard|ui[\\/](page-head|badge|loom|skeleton)|lib[\\/]use-usage|features[\\/](shell[\\/]signed-in|generations[\\/]generation-stream)))\./;

/** What the pages of accounts share. */
const ACCOUNTS =
  /[\\/]src[\\/](core[\\/]account[\\/](toasts|messages)|web[\\/](features[\\/]accounts[\\/]|ui[\\/]password-input))/;

/** What the four tools share. */
const TOOLS =
  /[\\/]src[\\/](core[\\/]generations[\\/](api|tool-words)|web[\\/](features[\\/]generations|ui[\\/](textarea|empty-state)|lib[\\/]use-draft))/;

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
            // Names would cost 0.7 kB: the router's list of chunks is part of every page.
            chunkFileNames: "assets/[hash].js",
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK },
                { name: "shared", test: OWN, minShareCount: 9 },
                { name: "base", test: BASE },
                { name: "frame", test: FRAME },
                { name: "accounts", test: ACCOUNTS, minShareCount: 2 },
                { name: "form", test: /react-hook-form|[\\/]src[\\/]web[\\/]lib[\\/]form\./ },
                { name: "zod", test: /[\\/]zod[\\/]/, minShareCount: 5 },
                { name: "dialog", test: /@base-ui/, minShareCount: 3 },
                { name: "icons", test: /lucide-react/, minShareCount: 3 },
                { name: "tools", test: TOOLS, minShareCount: 3 },
              ],
            },
          },
        },
      },
    },
  },
});
