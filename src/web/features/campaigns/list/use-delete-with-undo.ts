import { campaignsCopy } from "#core/campaigns/board.copy.ts";
import { useUndoableDelete } from "#web/lib/use-undoable-delete.ts";
import { useDeleteCampaign } from "../campaign-queries.ts";

/**
 * Returns a function with which `CampaignsPage` deletes a campaign and offers to undo it in a toast
 * (`useUndoableDelete`). Words: `campaignsCopy` in `core/campaigns/board.copy.ts`; time for undo:
 * `TOAST_MS` in `ui/toast-context.ts`, on the server `RESTORE_MINUTES` in `core/limits.ts`.
 */
export function useDeleteCampaignWithUndo(): (id: string) => Promise<void> {
  const { remove, restore } = useDeleteCampaign();
  const deleteWithUndo = useUndoableDelete();
  return (id) =>
    deleteWithUndo({
      remove: () => remove.mutateAsync(id),
      restore: () => restore.mutateAsync(id),
      copy: campaignsCopy,
    });
}
