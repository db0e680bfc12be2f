import { campaignsCopy } from "#core/campaigns/board.copy.ts";
import { useUndoableDelete } from "#web/lib/use-undoable-delete.ts";
import { useDeleteCampaign } from "../campaign-queries.ts";

/** Returns a function that deletes a campaign of the list and offers to undo it. */
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
