import type { ReactNode } from "react";
import { useFieldControl, useFieldLabelId } from "./field-context.ts";

interface RadioGroupProps {
  /** Accessible name outside of a `Field`. */
  readonly label: string | undefined;
  readonly className: string;
  /** Labels with native radio buttons of one name. */
  readonly children: ReactNode;
}

/**
 * Frame of a choice by radio buttons, named and described by its `Field`: `SegmentedControl` and
 * `StylePicker` use it.
 */
export function RadioGroup({ label, className, children }: RadioGroupProps) {
  const labelId = useFieldLabelId();
  const control = useFieldControl();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-labelledby={label === undefined ? labelId : undefined}
      aria-describedby={control["aria-describedby"]}
      className={className}
    >
      {children}
    </div>
  );
}
