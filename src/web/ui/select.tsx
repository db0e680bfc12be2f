import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import type { ComponentProps } from "react";
import { CONTROL_STYLES, SINGLE_LINE_HEIGHT } from "./control-styles.ts";
import { cx } from "./cx.ts";
import { useFieldControl } from "./field-context.ts";

/**
 * An option of a `Select` or a `SegmentedControl`, its value and its label; the forms make them.
 */
export interface SelectOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface SelectProps extends Omit<ComponentProps<"select">, "children"> {
  readonly options: readonly SelectOption<string>[];
  /** Options below the others, under a label each. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly SelectOption<string>[] }[];
}

/**
 * Native select of all forms: small, and it opens the picker of the platform. A surrounding `Field`
 * provides its label.
 */
export function Select({ options, groups = [], className, ...rest }: SelectProps) {
  const control = useFieldControl();
  return (
    <div className="relative">
      <select
        {...control}
        {...rest}
        className={cx(CONTROL_STYLES, SINGLE_LINE_HEIGHT, "appearance-none pr-9", className)}
      >
        {options.map(toOption)}
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label} className="bg-overlay text-ink">
            {group.options.map(toOption)}
          </optgroup>
        ))}
      </select>
      <ChevronsUpDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-3"
        strokeWidth={1.75}
      />
    </div>
  );
}

const toOption = ({ value, label }: SelectOption<string>) => (
  <option key={value} value={value} className="bg-overlay text-ink">
    {label}
  </option>
);
