import { useEffect, useState, type ReactNode } from "react";
import { problemCopy } from "#core/problems.copy.ts";
import { useToast } from "#web/ui/toast-context.ts";
import type { Palette as PaletteComponent } from "./palette.tsx";
import { useFocusForm } from "./use-focus-form.ts";

interface PaletteControl {
  readonly open: () => void;
  /** The palette's element, after it was opened for the first time. */
  readonly element: ReactNode;
}

const isShortcut = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k";

/**
 * Command palette of the dashboard (`routes/dashboard.tsx`), opened by Ctrl+K, Cmd+K or `open`. Its
 * code is loaded when it is opened for the first time; a failure is a toast (`problemCopy` in
 * `core/problems.copy.ts`). It renders once the user is known.
 */
export function usePalette(userId: string | undefined): PaletteControl {
  const toast = useToast();
  const [Palette, setPalette] = useState<typeof PaletteComponent | null>(null);
  const [shown, setShown] = useState(false);
  useFocusForm();

  const [open] = useState(() => () => {
    setShown(true);
    void import("./palette.tsx")
      .then((module) => setPalette(() => module.Palette))
      .catch(() => toast.error(problemCopy.dialogFailed));
  });

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [open]);

  const ready = Palette && userId !== undefined;
  return { open, element: ready && <Palette open={shown} onOpenChange={setShown} userId={userId} /> };
}
