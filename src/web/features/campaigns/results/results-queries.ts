import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { GivenAnswers, ReportMatch, ReportReadingView } from "#core/reports/api.ts";
import { encodeAnswers } from "#core/reports/encode-answers.ts";
import { api, uploadFile } from "#web/lib/api.ts";
import { campaignKey } from "#web/lib/campaign-key.ts";
import { PAGED } from "#web/lib/paged.ts";

const resultsKey = (campaignId: string) => [...campaignKey(campaignId), "results"] as const;
const reportsKey = (campaignId: string) => [...campaignKey(campaignId), "reports"] as const;

/**
 * A file that was dropped or chosen in `ResultsTab`, which checks its size (`REPORT_LIMITS` in
 * `core/reports/limits.ts`); the number distinguishes files with the same name. `ReadingView` reads
 * it.
 */
export interface ChosenFile {
  readonly number: number;
  readonly file: File;
}

/**
 * Reads the results of the campaign's ads (`GET /api/campaigns/:id/results`) for `ResultsTab`. The
 * server computes them from the kept reports (`core/results/answer-campaign.ts`, thresholds in
 * `core/results/thresholds.ts`).
 */
export function useAdResults(campaignId: string) {
  return useQuery({
    queryKey: resultsKey(campaignId),
    queryFn: ({ signal }) => api("GET /api/campaigns/:id/results", { params: { id: campaignId }, signal }),
    staleTime: 0,
  });
}

/**
 * Reads the kept reports of a campaign (`GET /api/campaigns/:id/reports`, `reports.service.ts` of
 * the server) for `ReportsCard`, newest first, `REPORTS_PAGE_SIZE` (`core/page-sizes.ts`) a page.
 */
export function useReports(campaignId: string) {
  return useInfiniteQuery({
    queryKey: reportsKey(campaignId),
    queryFn: ({ pageParam, signal }) =>
      api("GET /api/campaigns/:id/reports", {
        params: { id: campaignId },
        query: { cursor: pageParam ?? undefined },
        signal,
      }),
    ...PAGED,
    staleTime: 0,
  });
}

/**
 * Reads the preview of a report's file with the user's answers (`POST
 * /api/campaigns/:id/reports/read`, `keep-report.service.ts` of the server), for `ReadingView`;
 * changed answers read it again, and the last preview stays until the new one arrives. Limits:
 * `core/reports/limits.ts`, and `reportReadsPerMinute` in `core/rate-limits.ts` (429).
 */
export function useReportReading(campaignId: string, { number, file }: ChosenFile, answers: GivenAnswers) {
  const query = useQuery({
    queryKey: ["report-reading", campaignId, number, answers],
    queryFn: () =>
      uploadFile("POST /api/campaigns/:id/reports/read", file, {
        params: { id: campaignId },
        query: { answers: encodeAnswers(answers) },
      }),
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const [last, setLast] = useState<ReportReadingView>();
  if (query.data && query.data !== last) setLast(query.data);
  return { ...query, reading: query.data ?? last };
}

/** Returns a function that reads what changes with a campaign's reports again. */
function useRefreshResults(campaignId: string) {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: resultsKey(campaignId) }),
      client.invalidateQueries({ queryKey: reportsKey(campaignId) }),
    ]);
}

/**
 * Stores the rows of a previewed report (`POST /api/campaigns/:id/reports`), for `ReadingView`;
 * results and reports are then read again. Errors: 400 with the reason, also beyond
 * `REPORT_LIMITS.campaignRows` (`core/reports/limits.ts`), 429 (`reportReadsPerMinute` in
 * `core/rate-limits.ts`). Which earlier rows it replaces:
 * `server/modules/reports/keep-report.service.ts`.
 */
export function useKeepReport(campaignId: string) {
  const refresh = useRefreshResults(campaignId);
  return useMutation({
    mutationFn: ({ file, answers }: { readonly file: File; readonly answers: GivenAnswers }) =>
      uploadFile("POST /api/campaigns/:id/reports", file, {
        params: { id: campaignId },
        query: { answers: encodeAnswers(answers) },
      }),
    onSuccess: refresh,
  });
}

/**
 * Deletes a kept report (`DELETE /api/reports/:id`) and restores it (`POST .../restore`), for
 * `ReportsCard` and the toast of `ResultsTab`. The time for undo is `RESTORE_MINUTES` in
 * `core/limits.ts`; 404 after it.
 */
export function useReportActions(campaignId: string) {
  const onSettled = useRefreshResults(campaignId);
  const remove = useMutation({
    mutationFn: (id: string) => api("DELETE /api/reports/:id", { params: { id } }),
    onSettled,
  });
  const restore = useMutation({
    mutationFn: (id: string) => api("POST /api/reports/:id/restore", { params: { id } }),
    onSettled,
  });
  return { remove, restore };
}

/**
 * Assigns the rows of an ad of the platform to an ad of the campaign, or to none (`PUT
 * /api/campaigns/:id/reports/match`), for `OtherAds`; results are then read again. Errors: 400,
 * 404. The server's work: `matchByHand` in `server/modules/reports/reports.service.ts`.
 */
export function useMatchRows(campaignId: string) {
  const refresh = useRefreshResults(campaignId);
  return useMutation({
    mutationFn: (body: ReportMatch) =>
      api("PUT /api/campaigns/:id/reports/match", { params: { id: campaignId }, body }),
    onSettled: refresh,
  });
}

/**
 * Creates a campaign with the angle of the winning ad (`POST /api/campaigns/:id/more-like-this`),
 * for `AnswerCard`; resolves to the campaign, which is then cached. What it takes over:
 * `server/modules/campaigns/start-like.service.ts`. Errors (`core/errors.ts`): 400 for an ad of
 * another campaign, 402 `quota_exceeded`, 404, 429 (fair use of texts in `core/rate-limits.ts`).
 */
export function useMoreLikeThis(campaignId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (adId: string) =>
      api("POST /api/campaigns/:id/more-like-this", { params: { id: campaignId }, body: { adId } }),
    onSuccess: (campaign) => {
      client.setQueryData(campaignKey(campaign.id), campaign);
      return client.invalidateQueries({ queryKey: ["campaigns"] });
    },
  });
}
