import { useState } from "react";
import { productsCopy } from "#core/brands/brands.copy.ts";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { TextField } from "../text-field.tsx";
import { currencyOptions } from "#web/lib/currency-options.ts";
import { currencySymbol } from "#web/lib/format-price.ts";
import type { ProductForm } from "./use-product-form.ts";

const { fields } = productsCopy;

type PriceName = "price" | "wasPrice" | "lowestPrice30Days";

/**
 * Part of `ProductFormCard` with prices, unit, currency and end of the offer. A text that is not a
 * number is sent unchanged, and the server's message appears. Currencies:
 * `lib/currency-options.ts`, their symbols `lib/format-price.ts`; rules: `core/brands/product.ts`
 * and `core/brands/fields.ts`; words: `productsCopy` in `core/brands/brands.copy.ts`.
 */
export function PriceFields({ form }: { form: ProductForm }) {
  const { currency, offerEndsOn } = form.values;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 text-label font-medium">{productsCopy.priceTitle}</legend>
      <div className="grid gap-4 sm:grid-cols-3">
        <PriceField form={form} name="price" />
        <PriceField form={form} name="wasPrice" optional />
        <PriceField form={form} name="lowestPrice30Days" optional hint={productsCopy.lowestHint} />
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField form={form} name="priceUnit" label={fields.priceUnit} hint={productsCopy.priceUnitHint} />
        <Field label={fields.currency} error={form.errors.currency}>
          <Select
            value={currency}
            {...currencyOptions}
            onChange={({ currentTarget }) => form.set({ currency: currentTarget.value }, "now")}
          />
        </Field>
        <Field
          label={fields.offerEndsOn}
          optional
          hint={productsCopy.offerHint}
          error={form.errors.offerEndsOn}
        >
          <Input
            type="date"
            value={offerEndsOn ?? ""}
            onChange={({ currentTarget: { value } }) =>
              form.set({ offerEndsOn: value === "" ? null : value })
            }
          />
        </Field>
      </div>
    </fieldset>
  );
}

interface PriceFieldProps {
  readonly form: ProductForm;
  readonly name: PriceName;
  readonly optional?: boolean;
  readonly hint?: string;
}

function PriceField({ form, name, optional = false, hint }: PriceFieldProps) {
  const value = form.values[name];
  const [typed, setTyped] = useState<string>();
  const { currency } = form.values;

  function change(text: string) {
    setTyped(text);
    const number = Number(text.trim().replace(",", "."));
    // A text that is not a number is sent unchanged: the server's message appears next to it.
    const price = text.trim() === "" ? null : Number.isFinite(number) ? number : (text as unknown as number);
    form.set({ [name]: price });
  }

  return (
    <Field label={fields[name]} optional={optional} hint={hint} error={form.errors[name]}>
      <div className="relative">
        <span aria-hidden className="absolute inset-y-0 left-3 grid place-items-center text-ink-3">
          {currencySymbol(currency)}
        </span>
        <Input
          value={typed ?? (value === null ? "" : String(value))}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ currentTarget }) => change(currentTarget.value)}
          className={currencySymbol(currency).length > 1 ? "pl-13 tabular-nums" : "pl-8 tabular-nums"}
        />
      </div>
    </Field>
  );
}
