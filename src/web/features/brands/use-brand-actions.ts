import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Brand } from "#core/brands/brand.ts";
import { brandsCopy } from "#core/brands/brands.copy.ts";
import { api } from "#web/lib/api.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { useUndoableDelete } from "#web/lib/use-undoable-delete.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { BRANDS_KEY, putItem } from "#web/lib/brands.ts";
import { deletionCopy } from "./deletion-copy.ts";

/**
 * Creates a brand with the placeholder name `brandsCopy.newName` (`core/brands/brands.copy.ts`;
 * `POST /api/brands`) and adds it to the cache, for `BrandMenu` and `FirstBrand`; resolves to it.
 * An error is a toast, for example 409 `brand_limit` (`BRAND_LIMITS.brandsPerUser` in
 * `core/brands/limits.ts`).
 */
export function useCreateBrand() {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: () => api("POST /api/brands", { body: { name: brandsCopy.newName } }),
    onSuccess: (brand) => putItem(client, BRANDS_KEY, brand),
    onError: (error) => toast.error(failureMessage(error, brandsCopy.failed)),
  });
}

/**
 * Returns a function that deletes a brand (`DELETE /api/brands/:id`) and offers to undo it (`POST
 * /api/brands/:id/restore`) within `RESTORE_MINUTES` (`core/limits.ts`), for `BrandMenu`. The
 * toasts are in `deletion-copy.ts`; what is deleted: `server/modules/brands/brands.service.ts`.
 */
export function useDeleteBrand(): (brand: Brand) => Promise<void> {
  const client = useQueryClient();
  const deleteWithUndo = useUndoableDelete();
  const reload = () => client.invalidateQueries({ queryKey: BRANDS_KEY });
  return ({ id, name }) =>
    deleteWithUndo({
      async remove() {
        await api("DELETE /api/brands/:id", { params: { id } });
        await reload();
      },
      async restore() {
        await api("POST /api/brands/:id/restore", { params: { id } });
        await reload();
      },
      copy: deletionCopy(name),
    });
}
