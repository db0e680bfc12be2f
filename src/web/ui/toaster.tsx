import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import { TOAST_MS } from "./toast-context.ts";
import type { ToastQueue } from "./toast-queue.ts";
import { ToastItem } from "./toast-item.tsx";

function ToastList({ outbox }: { outbox: ToastQueue }) {
  const { toasts, add, close } = Toast.useToastManager();
  useEffect(() => {
    outbox.connect((command) => {
      if (command.type === "dismiss") return close(command.id);
      const { id, tone, text, options } = command;
      add({
        id,
        type: tone,
        title: text,
        timeout: options.timeout ?? TOAST_MS,
        // Never "high": Base UI then repeats the words in a second element and hides the toast, with its focusable
        // close button, from assistive technology.
        priority: "low",
        actionProps: options.action && {
          children: options.action.label,
          onClick: () => {
            options.action?.onClick();
            close(id);
          },
        },
      });
    });
    return () => outbox.connect(null);
  }, [outbox, add, close]);
  return toasts.map((toast) => <ToastItem key={toast.id} toast={toast} />);
}

/** Draws the toasts, newest nearest the corner, three at most, above the theme toggle. */
export function Toaster({ outbox }: { outbox: ToastQueue }) {
  return (
    <Toast.Provider timeout={TOAST_MS} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="fixed right-5 bottom-19 z-60 flex w-92 flex-col-reverse gap-2 max-sm:inset-x-4 max-sm:w-auto">
          <ToastList outbox={outbox} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
