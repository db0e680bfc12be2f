import { brandsCopy, kitCopy } from "#core/brands/brands.copy.ts";
import { useToast } from "#web/ui/toast-context.ts";

/**
 * Returns a function that shows a toast about the removal of a logo (`logo-slots.tsx`), product
 * picture (`picture-list.tsx`) or disclaimer (`disclaimers-card.tsx`), with a button that calls
 * `putBack`. Words: `core/brands/brands.copy.ts`.
 */
export function useUndoToast(): (putBack: () => void) => void {
  const toast = useToast();
  return (putBack) =>
    void toast.info(kitCopy.removed, { action: { label: brandsCopy.undo, onClick: putBack } });
}
