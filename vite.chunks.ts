import type { Plugin } from "vite";

/** Vite's own helper around every `import()`: it would preload what modulePreload has been told not to (0.8 kB). */
const HELPER = "\0vite/preload-helper.js";

/** An `import()` of one of our files, as the build writes it. */
const IMPORT = /\bimport\(([`"'])(\.\/[^`"']+\.js)\1\)/g;

/**
 * Chromium keeps a module that failed to load for as long as the page lives, so asking again under the same address
 * fails at once, without a request. The second try therefore has an address of its own. If that fails too, the event
 * that Vite has for it is sent: the files may be gone because a new release is out (src/web/lib/new-release.ts).
 * Write `import().then(use).catch(refuse)`: Vite takes a `then` with two functions into what is tried, failure included.
 */
const RETRY = `
export const __vitePreload = (load) => load().catch(() => {
  self.chunkTry = "?" + Date.now();
  const again = load();
  self.chunkTry = "";
  return again.catch((error) => {
    dispatchEvent(new Event("vite:preloadError"));
    throw error;
  });
});`;

/** Lets a file of the app that failed to load once be loaded without loading the page again. */
export function retryChunks(): Plugin {
  return {
    name: "adloom:retry-chunks",
    apply: "build",
    enforce: "pre",
    load: { filter: { id: /vite\/preload-helper\.js$/ }, handler: (id) => (id === HELPER ? RETRY : null) },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "chunk") file.code = file.code.replace(IMPORT, "import(`$2`+(self.chunkTry||``))");
      }
    },
  };
}
