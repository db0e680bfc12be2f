import { brandsCopy, kitCopy } from "#core/brands/brands.copy.ts";
import { useToast } from "#web/ui/toast-context.ts";

/**
 * Returns a function that shows a toast about the removal of a logo, picture or disclaimer, with a
 * button to restore it.
 */
export function useUndoToast(): (putBack: () => void) => void {
  const toast = useToast();
  return (putBack) =>
    void toast.info(kitCopy.removed, { action: { label: brandsCopy.undo, onClick: putBack } });
}
