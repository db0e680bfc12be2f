import { Suspense, useEffect, useState } from "react";
import { boardCopy } from "#core/campaigns/board.copy.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { Kbd } from "#web/ui/kbd.tsx";
import { isShortcut } from "../shortcut.ts";

/** Lazy: few visits need it. */
const KeysDialog = lazyDialog(async () => (await import("./keys-dialog.tsx")).KeysDialog);

/**
 * Button below `Board` that opens `KeysDialog`, as the key "?" does; not shown on touch screens.
 * Words: `boardCopy.keys` in `core/campaigns/board.copy.ts`.
 */
export function KeysButton() {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "?" && isShortcut(event)) setOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  return (
    <>
      <Button
        size="small"
        variant="ghost"
        aria-keyshortcuts="?"
        className="pointer-coarse:hidden"
        onClick={() => setOpen(true)}
      >
        {boardCopy.keys}
        <Kbd>?</Kbd>
      </Button>
      {isOpen && (
        <Suspense>
          <KeysDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
