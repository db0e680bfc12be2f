import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { retryChunks } from "./vite.chunks.ts";

/**
 * React and its router, needed on every page. One chunk is 6 kB smaller than the default's eight.
 */
const FRAMEWORK = /node_modules[\\/](react|react-dom|react-router|@react-router|scheduler)[\\/]/;

/**
 * Application modules that most pages need. A group includes the imports of its modules, so those
 * that import the form library (13 kB) are excluded for the sake of pages without a form; plans,
 * platforms, kinds of generations and the fields of schemas, which import zod (9 kB), for the sake
 * of the account pages.
 */
const OWN =
  /[\\/]src[\\/](core[\\/](?!plans|platforms|in-words|generations|fields)|web[\\/](?!lib[\\/](form|validate-form|use-draft)\.))/;

/**
 * Small modules shared by the account pages and the dashboard, so that neither loads the other's
 * chunk.
 */
const BASE =
  /[\\/]src[\\/](core[\\/](shell|messages)|web[\\/](ui[\\/](logo|error-page|skip-link)|lib[\\/](use-focus-heading|use-hydrated|failure-message)))\.|preload-helper/;

/** The dashboard's frame and the modules that most of its pages need. */
const FRAME =
  /node_modules[\\/]@tanstack[\\/]|[\\/]src[\\/](core[\\/](used-percent|plans|in-words|platforms[\\/]\w+|generations[\\/](status|kinds|categories|quota\.copy|\w+[\\/]\w+\.kind))|web[\\/](routes[\\/]dashboard|ui[\\/](page-header|badge|progress-bar|skeleton)|lib[\\/](use-usage|lazy-part|load-error|list-status|more-button|paged|use-copy-text)|features[\\/](shell[\\/]session-gate|generations[\\/]generation-stream)))\./;

/** Modules shared by the account pages. */
const ACCOUNTS =
  /[\\/]src[\\/](core[\\/]account[\\/](account-form-toasts|messages)|web[\\/](features[\\/]accounts[\\/]|ui[\\/]password-input))/;

/** Modules shared by the tools. */
const TOOLS =
  /[\\/]src[\\/](core[\\/]generations[\\/](api|tool\.copy)|web[\\/](features[\\/]generations|lib[\\/]use-draft))/;

export default defineConfig({
  plugins: [retryChunks(), tailwindcss(), reactRouter()],
  build: {
    // Never inline fonts and images: data: URLs would require a weaker content security policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    // React Router preloads the modules of a route; all others are small and loaded on demand.
    modulePreload: false,
  },
  // The server recognizes workers by this name (http/pages/worker-policy.ts).
  worker: {
    format: "es",
    rolldownOptions: {
      output: { entryFileNames: "assets/worker-[hash].js", chunkFileNames: "assets/worker-[hash].js" },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Without names, because every page contains the list of chunks: saves 0.7 kB.
            chunkFileNames: "assets/[hash].js",
            codeSplitting: {
              groups: [
                { name: "framework", test: FRAMEWORK },
                { name: "shared", test: OWN, minShareCount: 12 },
                { name: "base", test: BASE },
                { name: "frame", test: FRAME },
                { name: "accounts", test: ACCOUNTS, minShareCount: 2 },
                { name: "form", test: /react-hook-form|[\\/]src[\\/]web[\\/]lib[\\/]form\./ },
                { name: "zod", test: /[\\/]zod[\\/]|[\\/]core[\\/]fields\./, minShareCount: 5 },
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
