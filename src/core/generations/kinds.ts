import { campaignKind } from "./campaign/campaign.kind.ts";
import { copyKind } from "./copy/copy.kind.ts";
import { imageKind } from "./image/image.kind.ts";
import type { KindInfo } from "./kind-info.ts";
import { textKind } from "./text/text.kind.ts";
import { videoKind } from "./video/video.kind.ts";

/**
 * Kinds of generations, in the order of lists. Server and web have their own record by kind,
 * so the compiler names what a new kind lacks.
 */
export const KINDS = {
  text: textKind,
  image: imageKind,
  video: videoKind,
  campaign: campaignKind,
  copy: copyKind,
} as const satisfies Record<string, KindInfo>;

/** Kind of a generation, as stored in `generations.kind` and named in requests; see `KINDS`. */
export type GenerationKind = keyof typeof KINDS;
/** Ids of the kinds of generation, for schemas, tables and lists, in the order of lists. */
export const GENERATION_KINDS = Object.keys(KINDS) as readonly GenerationKind[];

/** Kinds of generation with their own page (tool); `copy` has none. */
export type ToolKind = {
  [Kind in GenerationKind]: (typeof KINDS)[Kind] extends { readonly tool: object } ? Kind : never;
}[GenerationKind];
/**
 * Ids of the kinds with a page, in the order of the navigation, the landing page, the start page's
 * links and the commands.
 */
export const TOOL_KINDS = GENERATION_KINDS.filter((kind): kind is ToolKind => "tool" in KINDS[kind]);

/**
 * States of a generation; the last two are final until a retry. `runs/` on the server changes them.
 */
export const GENERATION_STATUSES = ["pending", "in-progress", "completed", "failed"] as const;

/** Status of a generation, as stored in `generations.status` and shown on badges. */
export type GenerationStatus = (typeof GENERATION_STATUSES)[number];
