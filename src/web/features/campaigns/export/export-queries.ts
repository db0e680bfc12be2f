import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { CreateExport, Export, TickStep } from "#core/exports/api.ts";
import type { ChangeSettings } from "#core/exports/settings.ts";
import { api } from "#web/lib/api.ts";
import { campaignKey } from "#web/lib/campaign-key.ts";
import { PAGED } from "#web/lib/paged.ts";

/** Interval in ms in which a running export is read again. */
const POLL = 700;

const previewKey = (campaignId: string) => [...campaignKey(campaignId), "export-preview"] as const;
const listKey = (campaignId: string) => [...campaignKey(campaignId), "exports"] as const;
const exportKey = (id: string) => ["export", id] as const;

/** Whether an export has ended. */
export const hasEnded = ({ status }: Export) => status === "completed" || status === "failed";

/** What an export of the campaign would contain now. */
export function useExportPreview(campaignId: string) {
  return useQuery({
    queryKey: previewKey(campaignId),
    queryFn: ({ signal }) =>
      api("GET /api/campaigns/:id/exports/preview", { params: { id: campaignId }, signal }),
    staleTime: 0,
  });
}

/** An export; read again until it has ended. */
export function useExport(id: string) {
  return useQuery({
    queryKey: exportKey(id),
    queryFn: ({ signal }) => api("GET /api/exports/:id", { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && hasEnded(state.data) ? false : POLL),
  });
}

/** Exports of the campaign, newest first, in pages. */
export function useExportList(campaignId: string) {
  return useInfiniteQuery({
    queryKey: listKey(campaignId),
    queryFn: ({ pageParam, signal }) =>
      api("GET /api/campaigns/:id/exports", {
        params: { id: campaignId },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    ...PAGED,
    staleTime: 0,
  });
}

/** Starts an export; ads on the board then say when they were exported. */
export function useStartExport(campaignId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<CreateExport, "platforms" | "changedAds">) =>
      api("POST /api/campaigns/:id/exports", { params: { id: campaignId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey(campaignId) }),
  });
}

/** Stores settings, then reads the preview again, because fewer ads may stay behind. */
export function useSaveSettings(campaignId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeSettings) =>
      api("PATCH /api/campaigns/:id/exports/settings", { params: { id: campaignId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: previewKey(campaignId) }),
  });
}

/** Stores whether a step of what to do next is done, for `useOptimistic` in the step's row. */
export function useTickStep(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: TickStep) => api("PATCH /api/exports/:id", { params: { id }, body }),
    onSuccess: (_, { platform, format, done }) => {
      const tick = (step: Export["steps"][number]) =>
        step.platform === platform && step.format === format ? { ...step, done } : step;
      client.setQueryData<Export>(
        exportKey(id),
        (shown) => shown && { ...shown, steps: shown.steps.map(tick) },
      );
    },
  });
}
