import * as z from "zod/mini";
import type { Ad } from "./ad.ts";
import { fieldsOf } from "./ad-fields.ts";
import { openAdFindings } from "./ad-state.ts";
import { openTaskCopy } from "./campaigns.copy.ts";

/**
 * Kinds of work that is left in an ad, in the order of the line above the board (`todo-line.tsx`);
 * `left` in `boardCopy` (`board.copy.ts`) has the words of that line, `openTaskCopy`
 * (`campaigns.copy.ts`) those of single tasks.
 */
export const OPEN_TASK_KINDS = ["failed", "missing", "look", "changed"] as const;

/**
 * Something that is left to do in an ad, part of responses about a campaign; `listOpenTasks` makes
 * it, in words of `campaigns.copy.ts`. `part` is `null` if it is about the whole ad.
 */
export const openTaskSchema = z.object({
  adId: z.string(),
  kind: z.enum(OPEN_TASK_KINDS),
  /** Text for the user: "Headline is missing". */
  what: z.string(),
  /** Name of the field, `media` or `url`; `null` if it is about the whole ad. */
  part: z.nullable(z.string()),
});

/**
 * Work that is left in one ad, made by `listOpenTasks`; `todo-line.tsx` shows it above the board as
 * a link to that part of the ad.
 */
export type OpenTask = z.output<typeof openTaskSchema>;

/**
 * The work that ads still need, in the order of the ads; none for ads that are being written or are
 * approved. `modules/campaigns/present.ts` adds it to a campaign, `campaign-queries.ts` computes it
 * again when an ad is saved; which findings count is `openAdFindings` (`ad-state.ts`), words are in
 * `openTaskCopy` (`campaigns.copy.ts`), of findings their message.
 */
export function listOpenTasks(ads: readonly Ad[]): OpenTask[] {
  return ads.flatMap(openTasksOf);
}

function openTasksOf(ad: Ad): OpenTask[] {
  const { id: adId, platform, state } = ad;
  if (state === "failed") return [{ adId, kind: "failed", what: openTaskCopy.failed, part: null }];
  if (state === "writing" || state === "approved") return [];
  const labels = fieldsOf(platform);
  const missing = ad.missing.map((part): OpenTask => {
    const label =
      part === "media" ? openTaskCopy.media : part === "url" ? openTaskCopy.url : labels[part]?.label;
    return { adId, kind: "missing", what: openTaskCopy.missing(label ?? part, part), part };
  });
  const look = openAdFindings(ad.findings).map(({ message, field }): OpenTask => ({
    adId,
    kind: "look",
    what: message,
    part: field,
  }));
  const changed: OpenTask[] =
    state === "changed" ? [{ adId, kind: "changed", what: openTaskCopy.changed, part: null }] : [];
  return [...missing, ...look, ...changed];
}
