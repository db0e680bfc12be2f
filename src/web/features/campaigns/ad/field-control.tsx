import type { TextField } from "#core/platforms/platform.ts";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

/** Texts of this length fit on a line of the form. */
const LINE = 60;

interface FieldControlProps {
  readonly field: TextField;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onBlur: () => void;
}

/**
 * Input of a text in `AdTextField` and `AdListField`: a textarea if the platform shows or takes
 * more than `LINE` characters. The lengths are those of `PLATFORMS` in
 * `core/platforms/platforms.ts`.
 */
export function FieldControl({ field, text, onChange, onBlur }: FieldControlProps) {
  const Control = (field.shown ?? field.max ?? 0) > LINE ? Textarea : Input;
  return (
    <Control
      dir="auto"
      value={text}
      onBlur={onBlur}
      onChange={(event: { target: { value: string } }) => onChange(event.target.value)}
    />
  );
}
