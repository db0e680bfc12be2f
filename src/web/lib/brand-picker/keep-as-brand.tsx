import { useMutation, useQueryClient } from "@tanstack/react-query";
import BadgeCheck from "lucide-react/icons/badge-check";
import type { Brand } from "#core/brands/brand.ts";
import { pickerCopy } from "#core/brands/picker.copy.ts";
import type { Product } from "#core/brands/product.ts";
import type { RequestOf } from "#core/api/endpoint.ts";
import type { Api } from "#core/api/api.ts";
import { api } from "#web/lib/api.ts";
import { BRANDS_KEY } from "#web/lib/brands.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast-context.ts";

/**
 * A brief as a brand and its first product: `useToolBrand` chooses which value of a form goes
 * where, `KeepAsBrand` sends it. Rules, which the server checks: `createBrandSchema` in
 * `core/brands/brand.ts` and `createProductSchema` in `core/brands/product.ts`.
 */
export interface KeptBrief {
  readonly brand: RequestOf<Api["POST /api/brands"]>["body"];
  readonly product: RequestOf<Api["POST /api/brands/:id/products"]>["body"];
}

interface KeepAsBrandProps {
  readonly brief: KeptBrief;
  readonly onKept: (brand: Brand, product: Product) => void;
}

/**
 * Button of `BrandPicker` that makes a brand and its first product of a filled-in brief (`POST
 * /api/brands`, then its products); `useToolBrand` chooses the values. An error is a toast; a brand
 * whose product was refused stays. Limits, which the server checks: `BRAND_LIMITS` in
 * `core/brands/limits.ts`, for names `LIMITS` in `core/limits.ts`; words: `pickerCopy` in
 * `core/brands/picker.copy.ts`.
 */
export function KeepAsBrand({ brief, onKept }: KeepAsBrandProps) {
  const client = useQueryClient();
  const toast = useToast();
  const keep = useMutation({
    mutationFn: async () => {
      const brand = await api("POST /api/brands", { body: brief.brand });
      const product = await api("POST /api/brands/:id/products", {
        params: { id: brand.id },
        body: brief.product,
      });
      return { brand, product };
    },
    onSuccess: async ({ brand, product }) => {
      await client.invalidateQueries({ queryKey: BRANDS_KEY });
      onKept(brand, product);
      toast.success(pickerCopy.kept(brand.name));
    },
    onError: (error) => toast.error(failureMessage(error, pickerCopy.failed)),
  });
  return (
    <Button size="small" variant="ghost" className="mt-2" busy={keep.isPending} onClick={() => keep.mutate()}>
      <BadgeCheck aria-hidden className="size-4" />
      {pickerCopy.keepAsBrand}
    </Button>
  );
}
