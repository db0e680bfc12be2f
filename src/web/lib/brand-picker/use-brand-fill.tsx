import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import type { Brand } from "#core/brands/brand.ts";
import { BRAND_LOOK_FIELDS } from "#core/brands/brand-look.ts";
import { briefPictures, briefValues, type BriefValues } from "#core/brands/fill-brief.ts";
import { pickerCopy } from "#core/brands/picker.copy.ts";
import type { Product } from "#core/brands/product.ts";
import { claimsQuery, productQuery, useBrands } from "#web/lib/brands.ts";
import { FromBrand } from "./from-brand.tsx";

type FillName = keyof BriefValues;
type Filled = { readonly [Name in FillName]?: string };

/** Pictures of a form that a brand can fill in. */
interface Pictures {
  readonly isEmpty: boolean;
  readonly set: (pictures: readonly { id: string; name: string; logo: boolean }[]) => void;
}

interface FillOptions {
  /** Fields of the form that a brand fills in. */
  readonly fields: readonly FillName[];
  readonly pictures?: Pictures;
}

/**
 * Connection of a tool's brief with a brand and a product: `useBrandFill` makes it, `BrandPicker`
 * and `useToolBrand` use it. `filled` and `changed` count fields that have the brand's value, and
 * fields with a value of the brand in which the user typed another text.
 */
export interface BrandFill {
  readonly brand: Brand | undefined;
  readonly product: Product | undefined;
  readonly filled: number;
  readonly changed: number;
  readonly choose: (brand: Brand, product: Product | undefined) => Promise<void>;
  /** Empties the fields that the brand has filled in. */
  readonly clear: () => void;
  /** Note next to the label of a field. */
  readonly noteOf: (name: string, label: string) => ReactNode;
}

/** The values of these fields, without empty ones. */
function valuesFor(fields: readonly FillName[], values: BriefValues): Filled {
  return Object.fromEntries(fields.flatMap((name) => (values[name] ? [[name, values[name]] as const] : [])));
}

/**
 * Fills a brief in from a brand, for `useToolBrand`: only fields that are empty or that another
 * choice has filled in. A field that the user has typed in keeps its text and can be put back.
 * `choose` rejects if the brand's claims cannot be read. Which value goes where, most claims and
 * pictures: `core/brands/fill-brief.ts` (numbers: `CLAIMS_PER_BRIEF` in `limits.ts` there,
 * `uploadedImages` in `core/limits.ts`); names of pictures: `core/brands/picker.copy.ts`.
 */
export function useBrandFill<Values extends FieldValues, Input>(
  form: UseFormReturn<Values, unknown, Input>,
  { fields, pictures }: FillOptions,
): BrandFill {
  const client = useQueryClient();
  const get = (name: string): unknown => form.watch(name as Path<Values>);
  const set = (name: string, value: unknown) =>
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const initial = (form.formState.defaultValues ?? {}) as Record<string, unknown>;
  const isEmpty = (name: string) => (get(name) ?? "") === (initial[name] ?? "") || get(name) === "";

  const brandId = get("brandId");
  const productId = get("productId");
  const brands = useBrands().data?.items;
  const brand = brands?.find(({ id }) => id === brandId);
  const { data: product, isError: isProductGone } = useQuery({
    ...productQuery(String(productId)),
    enabled: typeof productId === "string",
  });
  const isGone = typeof brandId === "string" && brands !== undefined && !brand;
  // A draft can name a brand that was deleted since.
  useEffect(() => {
    if (isGone) set("brandId", undefined);
    if (isGone || isProductGone) set("productId", undefined);
  });
  const claims = useQuery({ ...claimsQuery(brand?.id ?? ""), enabled: brand !== undefined }).data?.items;
  const offered =
    brand && claims ? valuesFor(fields, briefValues({ brand, product, claims })) : ({} as Filled);
  const names = Object.keys(offered) as FillName[];
  const isFilled = (name: FillName) => get(name) === offered[name];

  // A repeated brief contains the look of its brand; the server fills it in again.
  const clearLook = () => {
    for (const name of BRAND_LOOK_FIELDS) set(name, undefined);
  };

  return {
    brand,
    product,
    filled: names.filter(isFilled).length,
    changed: names.filter((name) => !isFilled(name) && !isEmpty(name)).length,
    async choose(chosen, chosenProduct) {
      const known = await client.fetchQuery(claimsQuery(chosen.id));
      if (chosenProduct) client.setQueryData(productQuery(chosenProduct.id).queryKey, chosenProduct);
      const values = valuesFor(
        fields,
        briefValues({ brand: chosen, product: chosenProduct, claims: known.items }),
      );
      for (const name of fields) {
        if (!isEmpty(name) && !isFilled(name)) continue;
        set(name, values[name] ?? initial[name] ?? "");
      }
      clearLook();
      set("brandId", chosen.id);
      set("productId", chosenProduct?.id);
      if (pictures?.isEmpty) pictures.set(picturesOf(chosen, chosenProduct));
    },
    clear() {
      for (const name of names) if (isFilled(name)) set(name, initial[name] ?? "");
      clearLook();
      set("brandId", undefined);
      set("productId", undefined);
    },
    noteOf(name, label) {
      const value = offered[name as FillName];
      if (value === undefined || isEmpty(name)) return undefined;
      const putBack = isFilled(name as FillName) ? undefined : () => set(name, value);
      return <FromBrand label={label} onPutBack={putBack} />;
    },
  };
}

/** At most four pictures of the product and the logo. */
function picturesOf(brand: Brand, product: Product | undefined) {
  const { images, logo } = briefPictures(brand, product);
  return images.map((id) => ({
    id,
    logo: id === logo,
    name: id === logo ? pickerCopy.logo : pickerCopy.picture,
  }));
}
