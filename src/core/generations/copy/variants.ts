import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import type { Angle, CampaignCopy, CopyText, PlatformCopy } from "./platform-copy.ts";

/**
 * Most variants that one copy generation writes for a platform. `addPlatform`
 * (`write-texts.service.ts`) gives a new platform no more ads than that; the limit of a campaign is
 * `VARIANT_LETTERS` in `core/campaigns/ad-key.ts`.
 */
export const VARIANTS_PER_COPY = 5;

/** Letter of a variant by its index, 0 for A, when copy is written and shown by variant. */
const variantLetter = (index: number) => String.fromCharCode("A".charCodeAt(0) + index);

/**
 * Splits the alternatives of each platform into at most `count` ads: each variant has one text of
 * the main field and, of each other field, an unused text of the same angle, else any unused one,
 * else a used one. Fields that are lists keep all texts, those of the angle first. Fewer texts make
 * fewer variants. `copy.generator.ts` and `build-campaign.service.ts` (`NEW_VARIANTS` in
 * `server/modules/campaigns/copy-input.ts`) call it.
 */
export function splitVariants(copy: CampaignCopy, count: number): CampaignCopy {
  return copy.flatMap((entry) => variantsOf(entry, count));
}

function variantsOf(entry: PlatformCopy, count: number): PlatformCopy[] {
  const { fields: specs, mainField }: PlatformSpec = PLATFORMS[entry.platform];
  const lead = entry.fields[mainField]?.length ? mainField : Object.keys(entry.fields)[0];
  const ideas = (lead === undefined ? [] : (entry.fields[lead] ?? [])).map(({ angle }) => angle);
  const chosen = lead !== undefined && specs[lead]?.list ? [...new Set(ideas)] : ideas;
  const used = new Map<string, Set<CopyText>>();
  return Array.from({ length: Math.min(count, Math.max(1, chosen.length)) }, (_, index) => {
    const angle = chosen[index];
    const fields = Object.entries(entry.fields).map(([name, texts]) => {
      if (specs[name]?.list) return [name, ideaFirst(texts, angle)] as const;
      if (name === lead) return [name, texts.slice(index, index + 1)] as const;
      const taken = used.get(name) ?? new Set();
      used.set(name, taken);
      const text = pick(texts, taken, angle, index);
      if (text) taken.add(text);
      return [name, text ? [text] : []] as const;
    });
    const variant = { variant: variantLetter(index), ...(angle !== undefined && { angle }) };
    return { ...entry, ...variant, fields: Object.fromEntries(fields) };
  });
}

/**
 * An unused text of the same idea, else any unused one, else a text that an earlier variant uses.
 */
function pick(texts: readonly CopyText[], used: ReadonlySet<CopyText>, angle: Angle | undefined, at: number) {
  const free = texts.filter((text) => !used.has(text));
  return free.find((text) => text.angle === angle) ?? free[0] ?? texts[at % Math.max(1, texts.length)];
}

const ideaFirst = (texts: readonly CopyText[], angle: Angle | undefined) => [
  ...texts.filter((text) => text.angle === angle),
  ...texts.filter((text) => text.angle !== angle),
];
