import type { ComponentProps } from "react";
import { CONTROL_STYLES } from "./control-styles.ts";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field-context.ts";

/**
 * Multi-line text control of all forms; grows with its text in browsers that support
 * `field-sizing`. A surrounding `Field` provides its label.
 */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      rows={rows}
      className={cx(CONTROL_STYLES, "block min-h-21 max-h-80 resize-y field-sizing-content", className)}
    />
  );
}
