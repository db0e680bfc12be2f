import type { ComponentProps } from "react";
import { buttonStyles, type ButtonLook } from "./button-styles.ts";
import { cx } from "./cx.ts";
import { SpinnerIcon } from "./spinner.tsx";

/** Those of the element, its look, and whether it is busy and what it says then. */
interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Shows a spinner and ignores clicks; the width stays the same. */
  busy?: boolean | undefined;
  /** Label while busy, for example "Signing in...". Defaults to the normal label. */
  busyLabel?: string | undefined;
}

const BUSY = "cursor-progress! border-transparent! opacity-90";

/**
 * Push button of all features. `busyLabel` replaces the label while `busy`, by default the label
 * stays. Both labels share one grid cell, so the wider one sets the width and the layout does not
 * shift. A busy button uses `aria-disabled` because `disabled` would drop the keyboard focus; it
 * ignores clicks. Look: `button-styles.ts`.
 */
export function Button({
  variant,
  size,
  block,
  busy = false,
  busyLabel,
  type = "button",
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={cx(buttonStyles({ variant, size, block }), busy && BUSY, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className="grid gap-[inherit]">
        <span
          className={cx(
            "col-start-1 row-start-1 inline-flex items-center justify-center gap-[inherit]",
            busy && "invisible",
          )}
          aria-hidden={busy || undefined}
        >
          {children}
        </span>
        {busyLabel === undefined && !busy ? null : (
          <span
            className={cx(
              "col-start-1 row-start-1 inline-flex items-center justify-center gap-2",
              !busy && "invisible",
            )}
            aria-hidden={!busy || undefined}
          >
            <SpinnerIcon onBrand={variant === "primary"} />
            {busyLabel ?? children}
          </span>
        )}
      </span>
    </button>
  );
}
