import type { ComponentProps } from "react";
import { CONTROL_STYLES, SINGLE_LINE_HEIGHT } from "./control-styles.ts";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field-context.ts";

/**
 * Single-line text control of all forms. A surrounding `Field` provides its label and description.
 */
export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return (
    <input
      {...useFieldControl()}
      {...rest}
      type={type}
      className={cx(CONTROL_STYLES, SINGLE_LINE_HEIGHT, className)}
    />
  );
}
