import type { ComponentProps } from "react";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";

type Name = "companyName" | "productName";

interface CompanyFieldsProps {
  /** Returns the `Field` props of a field, see `briefFields`. */
  readonly field: (name: Name) => Omit<ComponentProps<typeof Field>, "children">;
  readonly register: (name: Name) => ComponentProps<"input">;
}

/**
 * Fields for company and product, the first of every tool's form. Props with labels and errors come
 * from `briefFields` (`brief-fields.ts`) of the form; the labels are in the copy file of each tool.
 */
export function CompanyFields({ field, register }: CompanyFieldsProps) {
  return (
    <>
      <Field {...field("companyName")}>
        <Input {...register("companyName")} autoComplete="organization" aria-required />
      </Field>
      <Field {...field("productName")}>
        <Input {...register("productName")} autoComplete="off" aria-required />
      </Field>
    </>
  );
}
