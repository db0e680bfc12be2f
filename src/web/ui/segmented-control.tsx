import { useId } from "react";
import { RadioGroup } from "./radio-group.tsx";
import type { SelectOption } from "./select.tsx";

interface SegmentOption<Value extends string> extends SelectOption<Value> {
  /** A number after the label, for example of the items that the option shows. */
  readonly count?: number | undefined;
}

interface SegmentedControlProps<Value extends string> {
  options: readonly SegmentOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Accessible name outside of a `Field`. */
  label?: string;
  disabled?: boolean;
}

/**
 * Up to five short options (`count` is a number after the label) side by side, in forms and above
 * views. Native radio buttons provide arrow-key navigation. For more options: `Select`.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { options, value, onChange, label, disabled } = props;
  const name = useId();
  return (
    <RadioGroup
      label={label}
      className="grid auto-cols-fr grid-flow-col rounded-md bg-sunken p-[3px] inset-ring inset-ring-line"
    >
      {options.map((option) => (
        <label
          key={option.value}
          className="grid h-[34px] cursor-pointer place-items-center rounded-sm px-2 text-label font-medium text-ink-2 transition-colors hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-xs has-checked:ring has-checked:ring-line-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-not-allowed max-sm:h-[38px] dark:has-checked:bg-line"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          <span className="whitespace-nowrap">
            {option.label}
            {option.count !== undefined && (
              <>
                {" "}
                <span className="ml-0.5 text-caption font-normal text-ink-2 tabular-nums">
                  {option.count}
                </span>
              </>
            )}
          </span>
        </label>
      ))}
    </RadioGroup>
  );
}
