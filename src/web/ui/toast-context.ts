import { createContext, useContext } from "react";

/**
 * Meaning of a toast, which decides its color and icon in `ToastItem` (`TONES` and `ToneIcon` in
 * `toast-item.tsx`). The caller chooses it by the function of `useToast`.
 */
export type ToastTone = "success" | "error" | "info" | "loading";

/**
 * Time in ms for which a toast stays if its caller states no other; `Toaster` and `ToastItem` read
 * it. Toasts of the tone `loading` stay until they are replaced.
 */
export const TOAST_MS = 5000;
/**
 * Time in ms for which short confirmations stay, "Copied" of `useCopyText` and the saved texts of
 * `ImageEditForm`.
 */
export const COPIED_TOAST_MS = 2000;

/**
 * Options of a toast that callers of `useToast` pass, such as its id and its time in ms;
 * `createToastQueue` (`toast-queue.ts`) reads the id, `toaster.tsx` the rest.
 */
export interface ToastOptions {
  /** Replaces the toast with this id, for example loading by success. */
  id?: string | undefined;
  /** Display time in milliseconds; loading toasts stay until replaced. */
  timeout?: number | undefined;
  action?: { label: string; onClick: () => void } | undefined;
}

type ShowToast = (text: string, options?: ToastOptions) => string;

/**
 * Functions that show a toast, one for each `ToastTone`, and `dismiss`; each of the first returns
 * the toast's id. `createToastQueue` (`toast-queue.ts`) makes them, `useToast` returns them. A
 * toast stays for the `timeout` of its `ToastOptions`, else for `TOAST_MS`.
 */
export interface Toasts extends Record<ToastTone, ShowToast> {
  dismiss: (id: string) => void;
}

/**
 * Functions that show toasts, from `ToastProvider`; components read it with `useToast`. `null`
 * outside of the provider.
 */
export const ToastContext = createContext<Toasts | null>(null);

/**
 * Returns the functions that show toasts at the bottom right (place and most toasts:
 * `ui/toaster.tsx`), for all features, which hand in the words. Throws without `ToastProvider`
 * above.
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}
