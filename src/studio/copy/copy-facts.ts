import type { CopyBrief } from "#core/generations/copy/copy.ts";
import { textBriefOf } from "../campaign/briefs.ts";
import { inferBriefLanguage } from "../text/brief-language.ts";
import type { Brief } from "../text/facts/brief.ts";
import type { Facts } from "../text/facts/facts.ts";
import { lexiconFor } from "../text/facts/lexicons.ts";
import { EN } from "../text/facts/lexicons/en.ts";
import { readFacts } from "../text/facts/read-facts.ts";
import { readRules } from "../text/facts/read-rules.ts";
import { tidyBrief } from "../text/spelling/tidy-brief.ts";

/**
 * A brief in the studio's format with its facts. `readCopyFacts` makes it: the fields by
 * `textBriefOf` (`campaign/briefs.ts`), the facts by `readFacts` (`read-facts.ts`). `writeCopyFor`
 * (`write-copy-for.ts`), `ai.openai-copy.ts` on the server and the gate's `groundOf` read it.
 */
export interface CopyFacts {
  readonly brief: Brief;
  readonly facts: Facts;
}

/**
 * Reads the facts of campaign copy from its brief with `readFacts`, before the studio
 * (`write-copy-for.ts`) or the provider (`ai.openai-copy.ts`) writes it, also for a rewrite. The
 * goals name the next step and contacts, but only their offers are statements. The brand's words
 * and a rewrite's wish join the notes' rules, which are followed but never printed.
 *
 * @param stated texts of the owner that state facts too: those of the ad to rewrite
 */
export function readCopyFacts(copy: CopyBrief, stated: readonly string[] = []): CopyFacts {
  const { keyMessage, keyFeatures } = copy;
  const product = { ...copy, keyFeatures: [keyMessage, keyFeatures].filter(Boolean).join("\n") };
  const text = textBriefOf(product);
  const { language } = inferBriefLanguage(text);
  const typed: Brief = {
    ...text,
    keyMessage: keyMessage || keyFeatures,
    ...(keyMessage !== "" && { keyFeatures }),
    campaignGoals: copy.campaignGoals,
    ...(stated.length > 0 && { description: stated.join("\n") }),
  };
  const brief = tidyBrief(typed, language);
  const facts = readFacts(brief, language);
  return { brief, facts: { ...facts, rules: rulesOf(copy, facts), voice: copy.brandVoice } };
}

/** The notes' rules with the words of the brand and the wish of a rewrite. */
function rulesOf(
  { wordsToUse, wordsToAvoid, rewrite }: CopyBrief,
  { rules, language }: Facts,
): Facts["rules"] {
  const wish = readRules(rewrite?.wish ? [rewrite.wish] : [], [], lexiconFor(language) ?? EN);
  return {
    ...rules,
    tones: [...wish.tones, ...rules.tones],
    use: [...rules.use, ...wish.use, ...wordsToUse],
    avoid: [...rules.avoid, ...wish.avoid, ...wordsToAvoid],
    avoidTopics: [...rules.avoidTopics, ...wish.avoidTopics],
    emojis: wish.emojis ?? rules.emojis,
    hashtags: wish.hashtags ?? rules.hashtags,
    exclamations: wish.exclamations ?? rules.exclamations,
    address: wish.address ?? rules.address,
    short: wish.short || rules.short,
  };
}
