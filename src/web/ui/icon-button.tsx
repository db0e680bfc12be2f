import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** Accessible name and tooltip. */
  label: string;
}

/**
 * Icon-only button of all features with an accessible name (`label`, also its tooltip); larger on
 * touch devices.
 */
export function IconButton({ label, className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        "inline-grid size-8 shrink-0 place-items-center rounded-sm text-ink-3 transition-colors hover:bg-sunken hover:text-ink",
        "disabled:cursor-not-allowed disabled:opacity-50 pointer-coarse:size-11",
        className,
      )}
    />
  );
}
