import { createContext, useContext } from "react";

interface FieldIds {
  readonly controlId: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

export const FieldContext = createContext<FieldIds | null>(null);

/** What a control inside a `Field` must carry so that label, hint and error belong to it. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  if (!field) return {};
  return {
    id: field.controlId,
    "aria-describedby": field.describedBy,
    "aria-invalid": field.invalid || undefined,
  };
}

/** For controls that a `<label for>` cannot name (popups, groups). */
export function useFieldLabelId(): string | undefined {
  return useContext(FieldContext)?.labelId;
}
