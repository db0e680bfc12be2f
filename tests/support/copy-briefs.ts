import { readFacts } from "#studio/text/facts/read-facts.ts";
import { parseSamples } from "#studio/text/facts/samples/brief-sample.ts";
import { DE_BRIEFS } from "#studio/text/facts/samples/de.samples.ts";
import { EN_BRIEFS_1 } from "#studio/text/facts/samples/en-1.samples.ts";
import { EN_BRIEFS_2 } from "#studio/text/facts/samples/en-2.samples.ts";
import { ES_BRIEFS } from "#studio/text/facts/samples/es.samples.ts";
import { FR_BRIEFS } from "#studio/text/facts/samples/fr.samples.ts";
import { IT_BRIEFS } from "#studio/text/facts/samples/it.samples.ts";
import { NL_BRIEFS } from "#studio/text/facts/samples/nl.samples.ts";
import { PT_BRIEFS } from "#studio/text/facts/samples/pt.samples.ts";
import { writeAds } from "#studio/text/ads/write-ads.ts";
import type { AdSet } from "./copy-quality.ts";

const SAMPLES: Readonly<Record<string, string>> = {
  en: EN_BRIEFS_1 + EN_BRIEFS_2,
  de: DE_BRIEFS,
  fr: FR_BRIEFS,
  es: ES_BRIEFS,
  it: IT_BRIEFS,
  pt: PT_BRIEFS,
  nl: NL_BRIEFS,
};

/**
 * Every sample brief (`studio/text/facts/samples`) as the studio reads it, by language, for
 * measurements of copy, scripts and checks.
 */
export function readSamples(): Map<string, Omit<AdSet, "texts">[]> {
  return new Map(
    Object.entries(SAMPLES).map(([language, samples]) => [
      language,
      parseSamples(language, samples).map(({ brief }) => ({ brief, facts: readFacts(brief, language) })),
    ]),
  );
}

/**
 * The studio's text ads (`writeAds`, seed "1") for every sample brief, by language.
 * `copy-quality.test.ts` measures them.
 */
export function adSets(): Map<string, AdSet[]> {
  return new Map(
    [...readSamples()].map(([language, samples]) => [
      language,
      samples.map(({ brief, facts }) => ({
        brief,
        facts,
        texts: writeAds(brief, facts, "1").map(({ text }) => text),
      })),
    ]),
  );
}
