/**
 * Calls back once, on the first key or pointer event since the document was loaded, including
 * events before hydration (`pre-hydration.js` records them). Defers code that only active visitors
 * need: schemas of forms (`lib/form.ts`), toasts (`toast-provider.tsx`), other pages
 * (`prefetch-routes.tsx`). Returns a cancel function.
 */
export function onFirstInteraction(callback: () => void): () => void {
  if (document.documentElement.dataset["used"] !== undefined) {
    callback();
    return () => {};
  }
  const controller = new AbortController();
  const onInteraction = () => {
    controller.abort();
    callback();
  };
  for (const event of ["pointerdown", "keydown"])
    window.addEventListener(event, onInteraction, { signal: controller.signal });
  return () => controller.abort();
}
