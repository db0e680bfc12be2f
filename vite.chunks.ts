import type { Plugin } from "vite";

/**
 * Vite's wrapper of every `import()`. Its preloading (0.8 kB) is unused: modulePreload is disabled.
 */
const HELPER = "\0vite/preload-helper.js";

/** An `import()` of an application chunk in the build's output. */
const IMPORT = /\bimport\(([`"'])(\.\/[^`"']+\.js)\1\)/g;

/**
 * Chromium caches a failed module load for the lifetime of the page, so the retry needs another
 * URL. If the retry fails too, Vite's `vite:preloadError` event is dispatched, because a new
 * release may have removed the file (src/web/lib/new-release.ts). Write
 * `import().then(use).catch(handle)`: Vite moves a `then` with two functions into the retried part,
 * including the error handler.
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

/** Retries a failed chunk load once, without a page reload. */
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
