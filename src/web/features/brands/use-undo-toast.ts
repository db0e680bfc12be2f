import { brandsCopy, kitCopy } from "#core/brands/brands.copy.ts";
import { useToast } from "#web/ui/toast-context.ts";

/**
 * Returns a function that says that a logo, picture or disclaimer was removed and offers to put it
 * back.
 */
export function useUndoToast(): (putBack: () => void) => void {
  const toast = useToast();
  return (putBack) =>
    void toast.info(kitCopy.removed, { action: { label: brandsCopy.undo, onClick: putBack } });
}
