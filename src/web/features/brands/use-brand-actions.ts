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
 * Creates a brand with a placeholder name, from the brand page's menu or as the first brand;
 * resolves to it.
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

/** Returns a function that deletes a brand and offers to undo it, for the brand page's menu. */
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
