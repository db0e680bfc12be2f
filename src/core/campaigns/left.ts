import * as z from "zod/mini";
import type { Ad } from "./ad.ts";
import { fieldsOf } from "./ad-fields.ts";
import { findingsToDo } from "./ad-state.ts";
import { leftCopy } from "./campaigns.copy.ts";

/** Kinds of work that is left in an ad, in the order of the line above the board. */
export const LEFT_KINDS = ["failed", "missing", "look", "changed"] as const;

/** Something that is left to do in an ad, in responses about a campaign. */
export const leftSchema = z.object({
  adId: z.string(),
  kind: z.enum(LEFT_KINDS),
  /** In words: "Headline is missing". */
  what: z.string(),
  /** Name of the field, `media` or `url`; `null` if it is about the whole ad. */
  part: z.nullable(z.string()),
});

/** Work that is left in one ad: a link above the board that opens the ad at that place. */
export type Left = z.output<typeof leftSchema>;

/**
 * The work that ads still need, in the order of the ads. The server presents it with a campaign;
 * the browser computes it again when an ad is saved.
 */
export function whatIsLeft(ads: readonly Ad[]): Left[] {
  return ads.flatMap(leftOf);
}

function leftOf(ad: Ad): Left[] {
  const { id: adId, platform, state } = ad;
  if (state === "failed") return [{ adId, kind: "failed", what: leftCopy.failed, part: null }];
  if (state === "writing" || state === "approved") return [];
  const labels = fieldsOf(platform);
  const missing = ad.missing.map((part): Left => {
    const label = part === "media" ? leftCopy.media : part === "url" ? leftCopy.url : labels[part]?.label;
    return { adId, kind: "missing", what: leftCopy.missing(label ?? part, part), part };
  });
  const look = findingsToDo(ad.findings).map(({ message, field }): Left => ({
    adId,
    kind: "look",
    what: message,
    part: field,
  }));
  const changed: Left[] =
    state === "changed" ? [{ adId, kind: "changed", what: leftCopy.changed, part: null }] : [];
  return [...missing, ...look, ...changed];
}
