import Copy from "lucide-react/icons/copy";
import { useCopyText } from "#web/lib/use-copy-text.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** Toasts after copying, and when the browser forbids it. */
  readonly done: string;
  readonly failed: string;
}

/**
 * Button that copies a text to the clipboard: recovery codes in `RecoveryCodesDialog` and the key
 * in `TotpSetup`, which hand in the words; the toast stays for `COPIED_TOAST_MS`
 * (`ui/toast-context.ts`).
 */
export function CopyButton({ text, label, done, failed }: CopyButtonProps) {
  const copy = useCopyText({ done, failed });
  return (
    <IconButton label={label} onClick={() => void copy(text)}>
      <Copy aria-hidden className="size-4" />
    </IconButton>
  );
}
