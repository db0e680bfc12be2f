import { useEffect, useRef, type ReactNode } from "react";

interface SheetDialogProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/**
 * Modal dialog of the reviewer's page (`NameDialog`, `ChangesDialog`, `ApproveAllDialog`), a
 * `<dialog>` element: in the middle of the window, on phones at its lower edge. The browser keeps
 * the focus inside and gives it back; the dialog library of the dashboard is 15 kB larger.
 */
export function SheetDialog({ title, children, onClose }: SheetDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // The browser would choose the first control, which may be a switch above the text.
    element?.querySelector<HTMLElement>("textarea, input[type=text]")?.focus();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="sheet-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-auto max-h-[calc(100dvh-32px)] w-full max-w-105 animate-appear overflow-y-auto rounded-xl bg-overlay p-6 text-ink shadow-lg backdrop:bg-scrim max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none max-sm:px-4"
    >
      <h2 id="sheet-title" className="text-card font-semibold">
        {title}
      </h2>
      {children}
    </dialog>
  );
}
