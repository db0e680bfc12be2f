import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";
import { TOAST_MS } from "./toast-context.ts";
import type { ToastQueue } from "./toast-queue.ts";
import { ToastItem } from "./toast-item.tsx";

function ToastList({ queue }: { queue: ToastQueue }) {
  const { toasts, add, close } = Toast.useToastManager();
  useEffect(() => {
    queue.connect((command) => {
      if (command.type === "dismiss") return close(command.id);
      const { id, tone, text, options } = command;
      add({
        id,
        type: tone,
        title: text,
        timeout: options.timeout ?? TOAST_MS,
        // With "high", Base UI duplicates the text and hides the toast, including its focusable
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
    return () => queue.connect(null);
  }, [queue, add, close]);
  return toasts.map((toast) => <ToastItem key={toast.id} toast={toast} />);
}

/**
 * Renders up to three toasts (`limit` in this file) above the theme toggle, the newest at the
 * bottom, each for `TOAST_MS` (`toast-context.ts`); `ToastProvider` loads it.
 */
export function Toaster({ queue }: { queue: ToastQueue }) {
  return (
    <Toast.Provider timeout={TOAST_MS} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className="fixed right-5 bottom-19 z-60 flex w-92 flex-col-reverse gap-2 max-sm:inset-x-4 max-sm:w-auto">
          <ToastList queue={queue} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
