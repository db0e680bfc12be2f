import { createContext, useContext } from "react";

interface FieldIds {
  readonly controlId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

/**
 * Ids of the surrounding `Field`, which sets them, and which `useFieldControl` and
 * `useFieldLabelId` read; `null` outside of one.
 */
export const FieldContext = createContext<FieldIds | null>(null);

/**
 * Attributes that connect a control (`Input`, `Select`, `Textarea`, `RadioGroup`) to the label,
 * hint and error of its `Field`; none outside of one.
 */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.controlId,
    "aria-describedby": field.describedBy,
    "aria-invalid": field.invalid || undefined,
  };
}

/**
 * Id of the label of the surrounding `Field`, for `RadioGroup`, which `<label for>` cannot name.
 * `undefined` outside of a `Field`.
 */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext)?.labelId;
}
