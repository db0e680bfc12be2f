import type { CopyBrief, CopyRewrite } from "#core/generations/copy/copy.ts";
import type { CampaignCopy } from "#core/generations/copy/platform-copy.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import type { Facts } from "../text/facts/facts.ts";
import { readCopyFacts, type CopyFacts } from "./copy-facts.ts";
import { ideaOf, wantsShorter, wishedWords } from "./wish.ts";
import { writeCampaignCopy, type CopyPlan } from "./write-copy.ts";

/** Share of its length that a text keeps at most if it is to be shorter. */
const SHORTER = 0.8;

/**
 * Writes campaign copy, or rewrites the texts of an ad, with the studio. `ai.studio-copy.ts` calls
 * it without a provider or after its failure; `ai.openai-copy.ts` calls it for the texts that a
 * provider's reply lacks. The same brief and seed give the same copy. The texts are from
 * `write-copy.ts`, wishes for a rewrite are read in `wish.ts`.
 */
export function writeCopyFor(
  copy: CopyBrief,
  seed: string,
  { brief, facts }: CopyFacts = readCopyFacts(copy),
): CampaignCopy {
  return writeCampaignCopy(brief, facts, seed, planOf(copy, facts)).map((entry) => ({
    ...entry,
    fields: Object.fromEntries(
      Object.entries(entry.fields).map(([name, texts]) => [
        name,
        texts.map((text) => ({ ...text, engine: "studio" })),
      ]),
    ),
  }));
}

function planOf({ platforms, variants, angles, rewrite }: CopyBrief, facts: Facts): CopyPlan {
  const plan = { platforms: [...new Set(platforms)], variants, angles };
  const [platform] = platforms;
  if (!rewrite || platform === undefined) return plan;
  const idea = angles.length === 0 ? ideaOf(rewrite.wish, facts) : null;
  return {
    ...plan,
    variants: variants ?? 1,
    fields: rewrittenFields(platform, rewrite),
    exclude: Object.values(rewrite.fields).flat(),
    ...(idea && { angles: [idea] }),
    words: wishedWords(rewrite.wish, facts),
    ...(wantsShorter(rewrite.wish) && { longest: lengthsOf(rewrite) }),
  };
}

/**
 * The fields of an ad that a rewrite changes: the named one, or all that Adloom writes (`written`
 * above 0 in `core/platforms/platforms.ts`). `writeCopyFor` and, for the provider's prompt,
 * `copyGroups` (`copy-groups.ts`) call it.
 */
export function rewrittenFields(platform: PlatformId, { fields, field }: CopyRewrite): string[] {
  if (field !== undefined) return [field];
  const { fields: specs }: PlatformSpec = PLATFORMS[platform];
  return Object.keys(fields).filter((name) => (specs[name]?.written ?? 0) > 0);
}

/** Longest text of each field after it is made shorter. */
function lengthsOf({ fields }: CopyRewrite): Record<string, number> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, texts]) => {
      const longest = Math.max(...texts.map((text) => text.length));
      return [name, Math.floor(longest * SHORTER)];
    }),
  );
}
