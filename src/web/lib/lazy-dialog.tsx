import { useEffect, type ComponentType } from "react";
import { problemCopy } from "#core/problems.copy.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { lazyPart } from "./lazy-part.tsx";

interface DialogProps {
  readonly onClose: () => void;
}

function FailedDialog({ onClose }: DialogProps) {
  const toast = useToast();
  useEffect(() => {
    toast.error(problemCopy.dialogFailed, { id: "dialog-failed" });
    onClose();
  }, [toast, onClose]);
  return null;
}

/**
 * Makes a dialog or popup that loads itself when it is first opened, with `lazyPart`, for the
 * buttons that open it. If its code cannot be loaded, it calls `onClose` and shows a toast
 * (`problemCopy` in `core/problems.copy.ts`): a dialog that opened by itself later would interrupt
 * the user. The next click tries again, if the caller unmounts a closed dialog.
 */
export const lazyDialog = <Props extends DialogProps>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, FailedDialog);
