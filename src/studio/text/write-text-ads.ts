import type { BrandVoice } from "#core/generations/campaign/campaign.ts";
import { TEXT_ADS_PER_GENERATION } from "#core/generations/text/text.ts";
import { countEmojis } from "../language/emoji.ts";
import { normalizeSpaces } from "../language/lines.ts";
import { ensureFullStop } from "../language/punctuation.ts";
import type { Angle } from "#core/generations/copy/platform-copy.ts";
import { AD_LENGTHS, materialOf, writeAds } from "./ads/write-ads.ts";
import { inferBriefLanguage } from "./brief-language.ts";
import type { TextAdDraft, TextBrief } from "./brief.ts";
import { emojiOf } from "./emojis.ts";
import type { Brief } from "./facts/brief.ts";
import type { Facts } from "./facts/facts.ts";
import { readFacts } from "./facts/read-facts.ts";
import { withoutCustomers } from "./facts/read-offering.ts";
import { readTrade } from "./facts/read-trade.ts";
import { tidyBrief } from "./spelling/tidy-brief.ts";
import { voiceRules } from "./voice.ts";

/** Ads of a set that get an emoji; the second one stays plain, because TikTok takes none. */
const WITH_EMOJI: ReadonlySet<number> = new Set([0, 2]);

/**
 * Requests of a full package for its text ads in addition to the brief: brand voice (rules in
 * `voice.ts`) and goals. `modules/generations/campaign/write-copy.ts` passes it.
 */
export interface AdGuide {
  readonly voice?: BrandVoice | undefined;
  /** They name the next step, contacts and offers, and are not printed otherwise. */
  readonly campaignGoals?: string | undefined;
}

/**
 * Writes three ads with different ideas (`TEXT_ADS_PER_GENERATION` in `core`, lengths in
 * `ads/write-ads.ts`) for `ai.studio.ts` of the server; a brief with few facts gets ads of the
 * names alone. The same brief and seed give the same ads. Every statement is the user's; the studio
 * adds names, order, a call to action (`ads/*.grammar.ts`) and an emoji (`emojis.ts`; which ads and
 * briefs get one is decided here, `WITH_EMOJI`).
 */
export function writeTextAds(input: TextBrief, seed: string, guide: AdGuide = {}): TextAdDraft[] {
  const { language } = inferBriefLanguage(input);
  const tidied = tidyBrief({ ...input, campaignGoals: guide.campaignGoals }, language);
  const brief = {
    ...tidied,
    companyName: normalizeSpaces(tidied.companyName),
    productName: normalizeSpaces(tidied.productName),
  };
  const facts = { ...readFacts(brief, language), voice: guide.voice };
  const ads: readonly TextAdDraft[] = writeAds(brief, facts, seed);
  const drafts = ads.length < TEXT_ADS_PER_GENERATION ? completed(ads, brief, facts) : ads;
  const emoji = emojiFor(facts);
  return drafts.map(({ angle, text }, index) => {
    const { max } = AD_LENGTHS[index] ?? AD_LENGTHS[0];
    const wants = emoji !== undefined && WITH_EMOJI.has(index) && countEmojis(text) === 0;
    const withEmoji = `${text} ${emoji ?? ""}`;
    return { angle, text: wants && withEmoji.length <= max ? withEmoji : text };
  });
}

/** The ads and plain ones for the missing; an ad that only fits the longest place stays last. */
function completed(ads: readonly TextAdDraft[], brief: Brief, facts: Facts): TextAdDraft[] {
  const { calls } = materialOf(brief, facts);
  return [...ads, ...plainAds(facts, ads, calls)]
    .slice(0, TEXT_ADS_PER_GENERATION)
    .toSorted((a, b) => Number(isLong(a)) - Number(isLong(b)));
}

const isLong = ({ text }: TextAdDraft) => text.length > AD_LENGTHS[0].max;

/**
 * Ads of the names alone, with a call to action if the product's name has words, for briefs that
 * are too short for three different ones or whose only sentence is too long.
 */
function plainAds(
  { company, product }: Facts,
  ads: readonly TextAdDraft[],
  calls: readonly string[],
): TextAdDraft[] {
  const angle: Angle = "own_words";
  const texts = [
    ...(/\p{L}{3}/u.test(product) ? calls.map((call) => `${ensureFullStop(product)} ${call}`) : []),
    product,
    `${product} – ${company}`,
    `${company} – ${product}`,
    company,
    `${product}.`,
    `${product}!`,
  ];
  return [...new Set(texts)]
    .filter((text) => text.length <= AD_LENGTHS[0].max && !ads.some((ad) => ad.text === text))
    .map((text) => ({ angle, text }));
}

/** Ways of speaking that no emoji suits. */
const PLAIN: Facts["rules"]["tones"] = ["serious", "formal", "luxury", "calm"];

/**
 * The emoji of the product's trade, unless the subject is sober, the notes are against it or no
 * emoji surely fits.
 */
function emojiFor(facts: Facts): string | undefined {
  const { product, rules, sober, voice, all, language } = facts;
  const isPlain = rules.address === "formal" || rules.tones.some((tone) => PLAIN.includes(tone));
  const plain = rules.emojis === false || isPlain || (rules.emojis === null && !voiceRules(voice).lively);
  if (sober || plain) return undefined;
  const tradeId =
    readTrade({ companyName: "", productName: withoutCustomers(product, language) })?.id ?? null;
  const quotesWords = all.some(({ kind, text }) => kind === "note" && /["“„«]/u.test(text));
  // The words in quotation marks may be a slogan to avoid, and a flexed arm says "You can do it!".
  if (tradeId === "gym" && quotesWords) return undefined;
  return emojiOf(tradeId, product, rules.emojis === true);
}
