import type { ComponentProps } from "react";
import { CONTROL, ONE_LINE } from "./control-styles.ts";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field-context.ts";

/** A single-line text control; inside a `Field` it is labelled and described by it. */
export function Input({ className, type = "text", ...rest }: ComponentProps<"input">) {
  return <input {...useFieldControl()} {...rest} type={type} className={cx(CONTROL, ONE_LINE, className)} />;
}
