import Copy from "lucide-react/icons/copy";
import { COPIED_TOAST_MS, useToast } from "#web/ui/toast-context.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Toasts after copying, and when the browser forbids it. */
  readonly done: string;
  readonly failed: string;
}

/** Copies a text to the clipboard. */
export function CopyButton({ text, label, done, failed }: CopyButtonProps) {
  const toast = useToast();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(done, { timeout: COPIED_TOAST_MS });
    } catch {
      toast.error(failed);
    }
  }
  return (
    <IconButton label={label} onClick={() => void copy()}>
      <Copy aria-hidden className="size-4" />
    </IconButton>
  );
}
