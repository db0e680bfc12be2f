import type { GenerationKind } from "#core/generations/kinds.ts";
import { toolCopy, type HistoryCopy } from "#core/generations/tool.copy.ts";
import { errorMessage, isApiError } from "#web/lib/api-error.ts";
import { useUndoableDelete } from "#web/lib/use-undoable-delete.ts";
import { useDeleteGeneration, useRestoreGeneration } from "./history.ts";

/**
 * Returns a function that deletes a generation of `ToolHistory` and offers to undo it in a toast
 * (`useUndoableDelete`; the server restores for `RESTORE_MINUTES`, `core/limits.ts`). Words: `copy`
 * of the tool and `toolCopy` in `core/generations/tool.copy.ts`; for a 404 the server's message.
 */
export function useDeleteWithUndo(kind: GenerationKind, copy: HistoryCopy): (id: string) => Promise<void> {
  const remove = useDeleteGeneration(kind);
  const restore = useRestoreGeneration(kind);
  const deleteWithUndo = useUndoableDelete();
  return (id) =>
    deleteWithUndo({
      remove: () => remove.mutateAsync(id),
      restore: () => restore.mutateAsync(id),
      copy: { ...toolCopy, removed: copy.removed, restored: copy.restored },
      removeMessage: (error) =>
        isApiError(error) && error.status === 404 ? errorMessage(error) : toolCopy.removeFailed,
    });
}
