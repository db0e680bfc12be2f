import { createContext, useContext } from "react";

export type ToastTone = "success" | "error" | "info" | "loading";

/** How long a toast stays unless told otherwise, and how long the short one for a copied text does (ms). */
export const TOAST_MS = 5000;
export const COPIED_TOAST_MS = 2000;

export interface ToastOptions {
  /** Turns the toast with this id into the new one (loading becomes success) instead of adding another. */
  id?: string | undefined;
  /** Milliseconds; loading toasts stay until replaced. */
  timeout?: number | undefined;
  action?: { label: string; onClick: () => void } | undefined;
}

type ShowToast = (text: string, options?: ToastOptions) => string;

/** Each returns the toast's id. */
export interface Toasts extends Record<ToastTone, ShowToast> {
  dismiss: (id: string) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** Shows short messages at the bottom right. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider above it");
  return toasts;
}
