import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** Checkbox of forms and lists in the brand's color; the label around it belongs to the caller. */
export function Checkbox({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input {...rest} type="checkbox" className={cx("size-4 shrink-0 accent-brand", className)} />;
}

/**
 * Checkbox in a frame that is filled while it is checked, with its label, for choices of platforms,
 * ads and shapes (`NewCampaignForm`, `AdChoice`, `MakeBar`).
 */
export function CheckboxCard({ className, children, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return (
    <label
      className={cx(
        "flex cursor-pointer items-center rounded-md px-3 text-label inset-ring inset-ring-line has-checked:bg-brand-softer has-checked:inset-ring-brand-line has-focus-visible:outline-2 has-focus-visible:outline-focus",
        className,
      )}
    >
      <Checkbox {...rest} />
      {children}
    </label>
  );
}
