import { useEffect, useState, type ReactNode } from "react";
import { onFirstInteraction } from "./first-interaction.ts";
import { ToastContext } from "./toast-context.ts";
import { createToastQueue } from "./toast-queue.ts";
import type { Toaster as ToasterPart } from "./toaster.tsx";

/**
 * Gives the tree `useToast`. The part that draws toasts is loaded on the first key or pointer (before anything that
 * is likely to need one), so that it costs a page nothing before it is used. When it cannot be fetched, messages wait
 * and the page lives on: the next message, or the connection's return, tries again.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [Toaster, setToaster] = useState<typeof ToasterPart | null>(null);
  const [load] = useState(() => () => {
    void import("./toaster.tsx").then((module) => setToaster(() => module.Toaster)).catch(() => {});
  });
  const [outbox] = useState(() => createToastQueue(load));
  useEffect(() => {
    const forget = onFirstInteraction(load);
    window.addEventListener("online", load);
    return () => {
      forget();
      window.removeEventListener("online", load);
    };
  }, [load]);
  return (
    <ToastContext value={outbox.toasts}>
      {children}
      {Toaster && <Toaster outbox={outbox} />}
    </ToastContext>
  );
}
