import { lazy, Suspense, useEffect, useState } from "react";
import { boardCopy } from "#core/campaigns/board.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Kbd } from "#web/ui/kbd.tsx";
import { isShortcut } from "../shortcut.ts";

/** Lazy: few visits need it. */
const KeysDialog = lazy(async () => {
  const { KeysDialog: Component } = await import("./keys-dialog.tsx");
  return { default: Component };
});

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
