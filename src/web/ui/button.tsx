import type { ComponentProps } from "react";
import { buttonStyles, type ButtonLook } from "./button-styles.ts";
import { cx } from "./cx.ts";
import { SpinnerIcon } from "./spinner.tsx";

export interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** Shows the running weft, keeps the width and cannot be pressed again. */
  busy?: boolean | undefined;
  /** The word shown while busy, for example "Signing in..."; without it the label stays. */
  busyLabel?: string | undefined;
}

const BUSY = "cursor-progress! border-transparent! opacity-90";

/**
 * A push button. While busy both words lie in one grid cell, so the wider one decides and nothing jumps;
 * `aria-disabled` instead of `disabled` keeps the keyboard focus where it is.
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
