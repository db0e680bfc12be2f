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

/**
 * Whether an export has completed or failed, so that `useExport` stops polling and `ExportDialog`
 * and `DoneStep` show the result. States: `EXPORT_STATUSES` in `core/exports/api.ts`.
 */
export const isExportEnded = ({ status }: Export) => status === "completed" || status === "failed";

/**
 * Reads what an export of the campaign would contain now (`GET
 * /api/campaigns/:id/exports/preview`), each time `ExportDialog` opens. The server decides which
 * ads are left out (`server/modules/exports/refuse-ad.ts`).
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
 * Reads one export (`GET /api/exports/:id`) every `POLL` until it has ended, for the last page of
 * `ExportDialog`. The server fills it in `server/modules/exports/present-export.ts`.
 */
export function useExport(id: string) {
  return useQuery({
    queryKey: exportKey(id),
    queryFn: ({ signal }) => api("GET /api/exports/:id", { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isExportEnded(state.data) ? false : POLL),
  });
}

/**
 * Reads the exports of a campaign (`GET /api/campaigns/:id/exports`, `exports.service.ts` of the
 * server), newest first, `EXPORTS_PAGE_SIZE` (`core/page-sizes.ts`) a page, for `EarlierExports`.
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
 * Starts an export (`POST /api/campaigns/:id/exports`) from `ExportDialog`; the list of earlier
 * exports is then read again. Schema: `core/exports/api.ts`; 400 for an unusable sheet;
 * `server/modules/exports/create-export.service.ts` refuses more than `exportsPerHour`
 * (`core/rate-limits.ts`) with 429, `run-export.service.ts` makes the files.
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
 * Stores export settings (`PATCH /api/campaigns/:id/exports/settings`) from `SettingsForm`, then
 * reads the preview again, because fewer ads may be left out with them. Rules:
 * `core/exports/settings.ts`; error: 400 with `fields`.
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
 * Stores whether a step after an export is done (`PATCH /api/exports/:id`), from `DoneStep`, and
 * updates the cached export. The steps of each format: `core/exports/format-notes.copy.ts`.
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
