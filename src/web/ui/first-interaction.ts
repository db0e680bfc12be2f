/**
 * Calls back once, on the first key or pointer since the document came (early.js marks it): the moment to load what only
 * an active visitor needs.
 */
export function onFirstInteraction(callback: () => void): () => void {
  if (document.documentElement.dataset["used"] !== undefined) {
    callback();
    return () => {};
  }
  const stop = new AbortController();
  const once = () => {
    stop.abort();
    callback();
  };
  for (const event of ["pointerdown", "keydown"])
    window.addEventListener(event, once, { signal: stop.signal });
  return () => stop.abort();
}
