import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import type { GenerationList } from "#core/generations/api.ts";
import { isUnfinished, type GenerationKind } from "#core/generations/kinds.ts";
import { api } from "#web/lib/api.ts";
import { PAGED } from "#web/lib/paged.ts";

/** Interval in ms in which the history is read again while it has an unfinished generation. */
const POLL_MS = 2000;

const historyKey = (kind: GenerationKind) => ["generations", kind] as const;

/**
 * Reads the user's generations of one kind (`GET /api/generations`) for `ToolHistory`, newest
 * first, `HISTORY_PAGE_SIZE` (`core/page-sizes.ts`) a page; again every `POLL_MS` until all have
 * ended, because the page may not follow them (a reload, another tab).
 */
export function useHistory(kind: GenerationKind) {
  return useInfiniteQuery({
    queryKey: historyKey(kind),
    queryFn: ({ pageParam }) =>
      api("GET /api/generations", { query: { kind, cursor: pageParam ?? undefined } }),
    ...PAGED,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ status }) => isUnfinished(status)))
        ? POLL_MS
        : false,
  });
}

/**
 * Returns a function that refetches a tool's history, for `useTool` after a generation starts or
 * ends and for `ImageEditForm`.
 */
export function useRefreshHistory(kind: GenerationKind): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: historyKey(kind) });
}

function without(data: InfiniteData<GenerationList> | undefined, id: string) {
  if (!data) return data;
  const pages = data.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) }));
  return { ...data, pages };
}

/**
 * Deletes a generation (`DELETE /api/generations/:id`), for `useDeleteWithUndo`. Removes it from
 * the list at once, and reads the list again afterwards. The server keeps it for `RESTORE_MINUTES`
 * (`core/limits.ts`); what a deletion does: `server/modules/generations/generations.service.ts`.
 */
export function useDeleteGeneration(kind: GenerationKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api("DELETE /api/generations/:id", { params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: historyKey(kind) });
      client.setQueryData<InfiniteData<GenerationList>>(historyKey(kind), (data) => without(data, id));
    },
    onSettled: () => client.invalidateQueries({ queryKey: historyKey(kind) }),
  });
}

/**
 * Restores a deleted generation (`POST /api/generations/:id/restore`), for `useDeleteWithUndo`,
 * within `RESTORE_MINUTES` (`core/limits.ts`). Errors: 404, 409 `restarts_used_up` after
 * `RESTARTS_PER_GENERATION` (`core/generations/limits.ts`; `restore.service.ts` counts; message:
 * `restartsUsedUp` in `core/generations/messages.ts`).
 */
export function useRestoreGeneration(kind: GenerationKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api("POST /api/generations/:id/restore", { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: historyKey(kind) }),
  });
}
