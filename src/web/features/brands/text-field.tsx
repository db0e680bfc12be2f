import type { ReactNode } from "react";
import type { AutosaveForm } from "#web/lib/use-autosave.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values];

interface TextFieldProps<Values> {
  readonly form: AutosaveForm<Values>;
  readonly name: TextName<Values> & string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly aside?: ReactNode;
  readonly rows?: number;
  readonly inputMode?: "url";
  readonly autoComplete?: string;
}

/**
 * Text field of the brand kit (`identity-card.tsx`) and of a product (`product-form.tsx`,
 * `price-fields.tsx`), whose forms save themselves; with `rows` a textarea. The words come from its
 * parent, the error from the server's answer (rules: `core/brands/fields.ts`, limits:
 * `BRAND_LIMITS` in `core/brands/limits.ts` and, for names, descriptions and audiences, `LIMITS` in
 * `core/limits.ts`).
 */
export function TextField<Values>({
  form,
  name,
  label,
  hint,
  aside,
  rows,
  inputMode,
  autoComplete = "off",
}: TextFieldProps<Values>) {
  const control = {
    value: form.values[name] as string,
    autoComplete,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      form.set({ [name]: currentTarget.value } as Partial<Values>),
  };
  return (
    <Field label={label} hint={hint} aside={aside} error={form.errors[name]}>
      {rows === undefined ? (
        <Input {...control} inputMode={inputMode} />
      ) : (
        <Textarea {...control} rows={rows} />
      )}
    </Field>
  );
}
