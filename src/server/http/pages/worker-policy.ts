/** Names that `vite.config.ts` gives to the scripts of workers. */
const WORKER = /^\/assets\/worker-[^/]+\.js$/;

/**
 * A worker has the policy of its own response, not that of the page. The encoder of video files
 * starts painters (own files) and the AAC encoder (WebAssembly in a worker from a blob). Pages
 * themselves allow neither blobs nor WebAssembly.
 */
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self' blob:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Content security policy of a built file, if it is the script of a worker (its name begins with
 * `worker-`, as `vite.config.ts` gives it); `builtFiles` (`built-files.ts`) sets it.
 */
export const workerPolicy = (path: string): string | undefined => (WORKER.test(path) ? POLICY : undefined);
