import { campaignKind } from "./campaign/campaign.kind.ts";
import { copyKind } from "./copy/copy.kind.ts";
import { imageKind } from "./image/image.kind.ts";
import type { KindInfo } from "./kind-info.ts";
import { textKind } from "./text/text.kind.ts";
import { videoKind } from "./video/video.kind.ts";

/**
 * Kinds of generations, in the order of lists. Server (`generators.ts`) and web have their own
 * records by kind, so the compiler names what a new kind lacks. The label of a kind is that of its
 * category (`categories.ts`), but for `copy` (`copy/copy.kind.ts`).
 */
export const KINDS = {
  text: textKind,
  image: imageKind,
  video: videoKind,
  campaign: campaignKind,
  copy: copyKind,
} as const satisfies Record<string, KindInfo>;

/**
 * Kind of a generation, as stored in `generations.kind` and sent in requests; each has a
 * `*.kind.ts` and a generator on the server. See `KINDS`; names are in the `*.kind.ts`.
 */
export type GenerationKind = keyof typeof KINDS;
/**
 * Ids of all kinds of generation, in the order of `KINDS`, for schemas (`api.ts`, `units.ts`) and
 * lists.
 */
export const GENERATION_KINDS = Object.keys(KINDS) as readonly GenerationKind[];

/**
 * Kinds of generation with their own page, which have `tool` in their `*.kind.ts`; `copy` has none.
 */
export type ToolKind = {
  [Kind in GenerationKind]: (typeof KINDS)[Kind] extends { readonly tool: object } ? Kind : never;
}[GenerationKind];
/**
 * Ids of the kinds with a page (`tool` in their `*.kind.ts`), in the order of `KINDS` (this file),
 * which the navigation, the landing page and the commands keep.
 */
export const TOOL_KINDS = GENERATION_KINDS.filter((kind): kind is ToolKind => "tool" in KINDS[kind]);

/**
 * States of a generation; the last two are final until a retry. `runs/runs.repo.ts` on the server
 * sets them, `statusLabels` in `status.copy.ts` names them, on the start page
 * `activityStatusLabels` in `core/overview/overview.copy.ts`.
 */
export const GENERATION_STATUSES = ["pending", "in-progress", "completed", "failed"] as const;

/**
 * Status of a generation, as stored in `generations.status` by `runs.repo.ts`; labels are in
 * `status.copy.ts` and, on the start page, in `core/overview/overview.copy.ts`. See
 * `GENERATION_STATUSES`.
 */
export type GenerationStatus = (typeof GENERATION_STATUSES)[number];

/**
 * Whether a generation waits or is in progress; the history of a tool (`history.ts` in the web app)
 * and the recent activity (`use-live-status.ts` there) follow it until it has ended.
 */
export const isUnfinished = (status: GenerationStatus): boolean =>
  status === "pending" || status === "in-progress";
