import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/**
 * A key of the keyboard in a frame, at buttons with a shortcut and in `KeysDialog`. Hidden on touch
 * screens unless it is part of a list of keys (`isAlwaysShown`).
 */
export function Kbd({ children, isAlwaysShown = false }: { children: ReactNode; isAlwaysShown?: boolean }) {
  return (
    <kbd
      className={cx(
        "rounded-xs bg-sunken px-1.5 py-0.5 font-sans text-caption text-ink-2 inset-ring inset-ring-line",
        !isAlwaysShown && "pointer-coarse:hidden",
      )}
    >
      {children}
    </kbd>
  );
}
