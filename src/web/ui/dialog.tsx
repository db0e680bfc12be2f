import { AlertDialog } from "@base-ui/react/alert-dialog";
import type { ReactNode } from "react";

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Phrased as a question. */
  title: string;
  /** The consequences of confirming. */
  description: ReactNode;
  children?: ReactNode;
  /** Buttons; the safe choice comes first. */
  actions: ReactNode;
  /**
   * Focus target after closing if the opening button may be unmounted; `null` means that button.
   */
  focusAfter?: () => HTMLElement | null;
}

/**
 * Confirmation dialog for irreversible actions, for example before a deletion or the end of a plan.
 * Focuses its first control and restores the focus, or moves it to `focusAfter` if the button that
 * opened it may be gone. Callers hold the words, which they take from `core/<feature>/*.copy.ts`:
 * for example `cancel-dialog.tsx` of billing and `delete-dialog.tsx` of the profile. For tasks of
 * several steps: `WideDialog`.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  focusAfter,
}: DialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-50 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <AlertDialog.Popup
          finalFocus={() => focusAfter?.() ?? true}
          className="fixed top-1/2 left-1/2 z-50 w-[min(420px,calc(100vw-32px))] max-h-[calc(100dvh-32px)] -translate-1/2 overflow-y-auto rounded-xl bg-overlay p-6 shadow-lg transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-starting-style:-translate-y-[calc(50%-8px)] data-starting-style:opacity-0"
        >
          <AlertDialog.Title className="text-card font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description render={<div />} className="mt-2 text-ink-2">
            {description}
          </AlertDialog.Description>
          {children !== undefined && <div className="mt-4">{children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:*:grow">{actions}</div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
