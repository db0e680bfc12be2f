import { Dialog } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";

interface HeadProps {
  title: string;
  /** Description below the title. */
  subject: string;
  closeLabel: string;
  /** The steps of the task, between title and close button. */
  steps?: ReactNode;
}

interface WideDialogProps extends HeadProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
  /** Stays visible below the content. */
  footer: ReactNode;
}

function Head({ title, subject, closeLabel, steps }: HeadProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-6 py-4 max-sm:px-4">
      <div className="min-w-0 flex-1">
        <Dialog.Title className="text-card font-semibold">{title}</Dialog.Title>
        <p className="truncate text-caption text-ink-2">{subject}</p>
      </div>
      {steps !== undefined && <div className="max-md:order-last max-md:w-full">{steps}</div>}
      <div className={steps === undefined ? "" : "flex justify-end md:flex-1"}>
        <Dialog.Close render={<IconButton label={closeLabel} />}>
          <X aria-hidden className="size-4.5" />
        </Dialog.Close>
      </div>
    </header>
  );
}

/**
 * Dialog for a task of several steps, of exports (`ExportDialog`, `SheetsDialog`) and voice
 * recordings (`RecordDialog`): 960 px wide, on narrow screens the whole screen. Its content scrolls
 * between title and footer. For a question, use `Dialog`.
 */
export function WideDialog({ open, onOpenChange, children, footer, ...head }: WideDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-48px)] w-[min(960px,calc(100vw-48px))] -translate-1/2 flex-col overflow-hidden rounded-xl bg-overlay shadow-lg transition-[opacity,translate] duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 max-md:inset-0 max-md:h-dvh max-md:max-h-none max-md:w-full max-md:translate-none max-md:rounded-none">
          <Head {...head} />
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
          <footer className="flex flex-wrap items-center gap-3 border-t border-line px-6 py-3 max-sm:px-4">
            {footer}
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
