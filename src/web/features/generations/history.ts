import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from "@tanstack/react-query";
import type { GenerationList } from "#core/generations/api.ts";
import type { GenerationKind } from "#core/generations/kinds.ts";
import { api } from "#web/lib/api.ts";

const historyKey = (kind: GenerationKind) => ["generations", kind] as const;

/** The user's earlier generations of one kind, newest first, a page at a time. */
export function useHistory(kind: GenerationKind) {
  return useInfiniteQuery({
    queryKey: historyKey(kind),
    queryFn: ({ pageParam }) =>
      api("GET /api/generations", { query: { kind, cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

/** Reads the history again, after something in it has changed. */
export function useRefreshHistory(kind: GenerationKind): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: historyKey(kind) });
}

function without(data: InfiniteData<GenerationList> | undefined, id: string) {
  if (!data) return data;
  const pages = data.pages.map((page) => ({ ...page, items: page.items.filter((item) => item.id !== id) }));
  return { ...data, pages };
}

/** Deletes a generation: it leaves the list at once and comes back if the server refuses. */
export function useDeleteGeneration(kind: GenerationKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api("DELETE /api/generations/:id", { params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: historyKey(kind) });
      client.setQueryData<InfiniteData<GenerationList>>(historyKey(kind), (data) => without(data, id));
    },
    onError: () => client.invalidateQueries({ queryKey: historyKey(kind) }),
  });
}

/** Brings a deleted generation back, within the time the server allows. */
export function useRestoreGeneration(kind: GenerationKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api("POST /api/generations/:id/restore", { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: historyKey(kind) }),
  });
}
