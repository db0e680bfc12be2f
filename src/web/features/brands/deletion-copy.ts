import { brandsCopy } from "#core/brands/brands.copy.ts";

/**
 * Texts around the deletion of a brand or product with this name, for the undo toast; the words are
 * in `core/brands/brands.copy.ts`.
 */
export const deletionCopy = (name: string) => ({
  removed: brandsCopy.deleted(name),
  removeFailed: brandsCopy.failed,
  undo: brandsCopy.undo,
  restored: brandsCopy.restored(name),
  restoreFailed: brandsCopy.failed,
});
