import { useQueryClient } from "@tanstack/react-query";
import type { Brand } from "#core/brands/brand.ts";
import { api } from "#web/lib/api.ts";
import { createAutosave } from "#web/lib/autosave.ts";
import { useAutosave, type AutosaveForm } from "#web/lib/use-autosave.ts";
import { BRANDS_KEY, putItem } from "#web/lib/brands.ts";

/** Fields of a brand that the kit edits and saves. */
type KitValues = Omit<Brand, "id" | "revision" | "createdAt">;

/**
 * The autosaved form of a brand's kit: `useBrandForm` makes it, the cards of `BrandKit` edit it.
 * Fields and their rules: `core/brands/brand.ts`.
 */
export type KitForm = AutosaveForm<KitValues>;

/**
 * The form of `BrandKit`, which saves itself (`SAVE_PAUSE_MS` after a change, `lib/autosave.ts`)
 * with `PATCH /api/brands/:id` and puts the stored brand into the cache. The server checks the
 * fields (`updateBrandSchema` in `core/brands/brand.ts`). The autosave handles 409
 * `version_conflict`.
 */
export function useBrandForm(brand: Brand): KitForm {
  const client = useQueryClient();
  const params = { id: brand.id };
  return useAutosave<KitValues>(() =>
    createAutosave<KitValues, Brand>({
      stored: brand,
      save: (changes, baseRevision) =>
        api("PATCH /api/brands/:id", { params, body: { ...changes, baseRevision } }),
      load: () => api("GET /api/brands/:id", { params }),
      onStored: (stored) => putItem(client, BRANDS_KEY, stored),
    }),
  );
}
