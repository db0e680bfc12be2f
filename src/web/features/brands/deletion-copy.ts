import { brandsCopy } from "#core/brands/brands.copy.ts";

/**
 * Texts of the undo toast around the deletion of the brand (`useDeleteBrand`) or product
 * (`ProductFormCard`) with this name. The words are in `core/brands/brands.copy.ts`.
 */
export const deletionCopy = (name: string) => ({
  removed: brandsCopy.deleted(name),
  removeFailed: brandsCopy.failed,
  undo: brandsCopy.undo,
  restored: brandsCopy.restored(name),
  restoreFailed: brandsCopy.failed,
});
