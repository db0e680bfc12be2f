import { useEffect, useState, type ReactNode } from "react";
import { onFirstInteraction } from "./first-interaction.ts";
import { ToastContext } from "./toast-context.ts";
import { createToastQueue } from "./toast-queue.ts";
import type { Toaster as ToasterComponent } from "./toaster.tsx";

/**
 * Provides `useToast` to all pages (`root.tsx`). The toaster's code is loaded on the first
 * interaction to keep it out of the initial load. If loading fails, toasts stay queued; the next
 * toast or `online` event retries.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [Toaster, setToaster] = useState<typeof ToasterComponent | null>(null);
  const [load] = useState(() => () => {
    void import("./toaster.tsx")
      // The first one stays: a retry can load the module twice, and another toaster has no toasts.
      .then((module) => setToaster((loaded: typeof ToasterComponent | null) => loaded ?? module.Toaster))
      .catch(() => {});
  });
  const [queue] = useState(() => createToastQueue(load));
  useEffect(() => {
    const cancel = onFirstInteraction(load);
    window.addEventListener("online", load);
    return () => {
      cancel();
      window.removeEventListener("online", load);
    };
  }, [load]);
  return (
    <ToastContext value={queue.toasts}>
      {children}
      {Toaster && <Toaster queue={queue} />}
    </ToastContext>
  );
}
