import { useQuery } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useSearchParams } from "react-router";
import { LIMITS } from "#core/limits.ts";
import { BRAND_LIMITS } from "#core/brands/limits.ts";
import { FILLED_FIELDS, type BriefValues } from "#core/brands/fill-brief.ts";
import { DEFAULT_PRIMARY_COLOR } from "#core/generations/image/styles.ts";
import type { ToolKind } from "#core/generations/kinds.ts";
import { isHexColor } from "#core/hex-color.ts";
import { BrandPicker } from "#web/lib/brand-picker/brand-picker.tsx";
import type { KeptBrief } from "#web/lib/brand-picker/keep-as-brand.tsx";
import { productQuery, useBrands } from "#web/lib/brands.ts";
import { useBrandFill, type BrandFill } from "#web/lib/brand-picker/use-brand-fill.tsx";
import type { Uploads } from "./uploads/use-uploads.ts";

interface ToolBrand {
  /** Picker above the fields. */
  readonly picker: ReactNode;
  readonly noteOf: BrandFill["noteOf"];
}

/**
 * Connects the form of a tool with the user's brands: returns the picker above the form and the
 * notes at its labels, and fills the form in (`core/brands/fill-brief.ts`). `?product=ID` chooses a
 * product. `text-ad-form.tsx`, `image-form.tsx`, `video-form.tsx` and `campaign-form.tsx` use it.
 * Picker: `lib/brand-picker/brand-picker.tsx`; which values a brand made of the brief gets:
 * `keptBriefOf` in this file (limits: `businessName` in `core/brands/limits.ts`, `freeText` in
 * `core/limits.ts`).
 */
export function useToolBrand<Values extends FieldValues, Input>(
  kind: ToolKind,
  form: UseFormReturn<Values, unknown, Input>,
  uploads?: Uploads,
): ToolBrand {
  const fill = useBrandFill(form, {
    fields: FILLED_FIELDS[kind],
    ...(uploads && { pictures: { isEmpty: uploads.items.length === 0, set: uploads.replace } }),
  });
  useProductOfUrl(fill);
  const { style, ...values } = form.getValues() as Partial<BriefValues>;
  // Scripts have their own styles.
  const keep = keptBriefOf(kind === "image" ? { ...values, style } : values, uploads);
  return { picker: <BrandPicker fill={fill} keep={keep} />, noteOf: fill.noteOf };
}

/** Chooses the product that the URL names, once. */
function useProductOfUrl(fill: BrandFill): void {
  const [params, setParams] = useSearchParams();
  const brands = useBrands().data?.items;
  const id = params.get("product");
  const product = useQuery({ ...productQuery(id ?? ""), enabled: id !== null }).data;
  const brand = product && brands?.find((candidate) => candidate.id === product.brandId);
  useEffect(() => {
    if (!brand) return;
    void fill.choose(brand, product);
    setParams({}, { replace: true });
  });
}

/** A brief with both names as a brand and its product. */
function keptBriefOf(values: Partial<BriefValues>, uploads: Uploads | undefined): KeptBrief | undefined {
  const { companyName = "", productName = "", targetAudience = "", language } = values;
  const { brandVoice, style, primaryColor = "" } = values;
  if (companyName.trim() === "" || productName.trim() === "") return undefined;
  const logo = uploads?.logo;
  return {
    brand: {
      name: companyName,
      ...(companyName.length <= BRAND_LIMITS.businessName && { businessName: companyName }),
      ...(isHexColor(primaryColor) &&
        primaryColor !== DEFAULT_PRIMARY_COLOR && { colors: { primary: primaryColor } }),
      ...(brandVoice && { voice: brandVoice }),
      ...(style && { style }),
      ...(language && { languages: [language] }),
      ...(logo !== undefined && { logos: [{ kind: "light", id: logo }] }),
    },
    product: {
      name: productName,
      audience: targetAudience,
      description: (values.keyMessage ?? values.keyFeatures ?? values.description ?? "").slice(
        0,
        LIMITS.freeText,
      ),
      images: (uploads?.images ?? []).filter((id) => id !== logo),
    },
  };
}
