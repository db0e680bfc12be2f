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

/** Whether an export has ended, so that the dialog stops polling and shows the result. */
export const isExportEnded = ({ status }: Export) => status === "completed" || status === "failed";

/**
 * Query for what an export of the campaign would contain now, read each time the export dialog
 * opens.
 */
export function useExportPreview(campaignId: string) {
  return useQuery({
    queryKey: previewKey(campaignId),
    queryFn: ({ signal }) =>
      api("GET /api/campaigns/:id/exports/preview", { params: { id: campaignId }, signal }),
    staleTime: 0,
  });
}

/**
 * Query for one export, read again at intervals until it has ended; for the last page of the
 * dialog.
 */
export function useExport(id: string) {
  return useQuery({
    queryKey: exportKey(id),
    queryFn: ({ signal }) => api("GET /api/exports/:id", { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isExportEnded(state.data) ? false : POLL),
  });
}

/**
 * Query for the exports of a campaign, newest first, page by page; for the list of earlier exports.
 */
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

/**
 * Mutation that starts an export when the user presses Export; the list of earlier exports is then
 * read again.
 */
export function useStartExport(campaignId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<CreateExport, "platforms" | "changedAds">) =>
      api("POST /api/campaigns/:id/exports", { params: { id: campaignId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: listKey(campaignId) }),
  });
}

/**
 * Mutation that stores export settings, then reads the preview again, because fewer ads may be left
 * out with them.
 */
export function useSaveSettings(campaignId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeSettings) =>
      api("PATCH /api/campaigns/:id/exports/settings", { params: { id: campaignId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: previewKey(campaignId) }),
  });
}

/**
 * Mutation that stores whether a step after an export is done; the step's row shows the tick at
 * once with `useOptimistic`.
 */
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
