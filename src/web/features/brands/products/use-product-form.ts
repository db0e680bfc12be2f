import { useQueryClient } from "@tanstack/react-query";
import type { Product } from "#core/brands/product.ts";
import { api } from "#web/lib/api.ts";
import { createAutosave } from "#web/lib/autosave.ts";
import { useAutosave, type AutosaveForm } from "#web/lib/use-autosave.ts";
import { productsKey, putItem } from "#web/lib/brands.ts";

/** Fields of a product that its user writes and the form saves. */
type ProductValues = Omit<Product, "id" | "brandId" | "revision" | "createdAt">;

/**
 * The autosaved form of a product: `useProductForm` makes it, `ProductFormCard` and its parts edit
 * it. Fields and their rules: `core/brands/product.ts`.
 */
export type ProductForm = AutosaveForm<ProductValues>;

/**
 * The form of `ProductFormCard`, which saves itself (`SAVE_PAUSE_MS` after a change,
 * `lib/autosave.ts`) with `PATCH /api/products/:id`; of pictures it sends the ids. The server
 * checks the fields (`updateProductSchema` in `core/brands/product.ts`). The autosave handles 409
 * `version_conflict`.
 */
export function useProductForm(product: Product): ProductForm {
  const client = useQueryClient();
  const params = { id: product.id };
  const key = productsKey(product.brandId);
  return useAutosave<ProductValues>(() =>
    createAutosave<ProductValues, Product>({
      stored: product,
      save: ({ images, ...changes }, baseRevision) =>
        api("PATCH /api/products/:id", {
          params,
          body: { ...changes, ...(images && { images: images.map(({ id }) => id) }), baseRevision },
        }),
      load: () => api("GET /api/products/:id", { params }),
      onStored: (stored) => putItem(client, key, stored),
    }),
  );
}
