import { countSpokenWords, wordBudget } from "#core/generations/video/pace.ts";
import {
  type SceneContent,
  timeScenes,
  type VideoBrief,
  type VideoScene,
} from "#core/generations/video/video.ts";
import { SCENES_PER_SCRIPT } from "#core/generations/video/video.ts";
import { isIdeographic } from "../language/script.ts";
import { createRandom, type Random, shuffle } from "../random.ts";
import { hasRepeatedWord } from "../language/repeated-word.ts";
import { offerPhrase } from "../text/offer-phrase.ts";
import type { CategoryPhrases } from "../text/phrase-book.ts";
import { categoryPhrases } from "../text/phrase-books.ts";
import type { Slots } from "../text/template.ts";
import { type Beat, keyMessage } from "./beats.ts";
import { beatSheetFromPhraseBook, USER_TEXT_BEAT_SHEET } from "./fallback-beat-sheets.ts";
import { filmSetFor } from "./film-sets.ts";
import { planKeyMessage } from "./key-message.ts";
import { narratorLinesFor } from "./narrator-lines.ts";
import { endCard, writeOnScreenTexts } from "./on-screen.ts";
import { type ParsedVideoBrief, parseVideoBrief } from "./parse-video-brief.ts";
import { videoPhraseBookFor } from "./video-phrase-books.ts";
import { writeSound, writeVisual } from "./visuals.ts";
import { fillStatement, type VoiceOverContext, writeVoiceOver } from "./voice-over.ts";

const NO_PHRASES: CategoryPhrases = { pains: [], payoffs: [], closings: [] };
/** Attempts at a script whose voice-over fills every scene. */
const MAX_ATTEMPTS = 6;

/**
 * Writes a video script of three scenes. The same brief and seed give the same script. Every claim
 * is a sentence of the user's; the studio adds the story around it. Voice-over and on-screen text
 * are in the language of the brief, directions in English.
 */
export function writeVideoScript(brief: VideoBrief, seed: string): VideoScene[] {
  const parsed = parseVideoBrief(brief);
  const seconds = brief.duration / SCENES_PER_SCRIPT;
  const budget = wordBudget(seconds);
  const { language } = parsed.language;
  // Without lines of the studio's, every attempt would give the same script.
  const attempts = videoPhraseBookFor(language) || narratorLinesFor(language) ? MAX_ATTEMPTS : 1;
  let best: { contents: SceneContent[]; missing: number } | undefined;
  for (let attempt = 0; attempt < attempts && best?.missing !== 0; attempt++) {
    const random = createRandom(`${seed} ${brief.style} ${attempt} ${JSON.stringify(brief)}`);
    const contents = writeScenes(random, brief, parsed, seconds);
    const missing = contents.reduce(
      (sum, { voiceOver }) => sum + Math.max(0, budget.min - countSpokenWords(voiceOver)),
      0,
    );
    if (!best || missing < best.missing) best = { contents, missing };
  }
  return timeScenes(best?.contents ?? [], brief.duration);
}

function writeScenes(
  random: Random,
  input: VideoBrief,
  brief: ParsedVideoBrief,
  seconds: number,
): SceneContent[] {
  const { style, images } = input;
  const { phrases, language, audience } = brief;
  const book = videoPhraseBookFor(language.language);
  const sheet =
    book?.beatSheets[style] ??
    (phrases ? beatSheetFromPhraseBook(phrases, narratorLinesFor(language.language)) : USER_TEXT_BEAT_SHEET);
  const slots = slotsOf(random, brief);
  const budget = wordBudget(seconds);

  const templates = sheet.middle.find(({ kind }) => kind === "keyMessage")?.lines ?? ["{fact}"];
  const fill = (sentence: string) => shortest(fillStatement(templates, sentence, slots));
  const plan = planKeyMessage(brief.messages, budget, { fill, script: language.script });
  const message =
    plan.start === null ? (plan.spoken ?? brief.messages[0] ?? null) : (brief.messages[0] ?? null);
  const spare = [...brief.messages.filter((text) => text !== message), ...brief.details];
  const facts = spare.slice(0, countKind(sheet.middle, "fact"));
  const offers = [...brief.offers, ...spare.slice(facts.length)];

  const context: Omit<VoiceOverContext, "used"> = {
    brief,
    slots,
    phrases: phrases ? categoryPhrases(phrases, brief.category) : NO_PHRASES,
    general: phrases?.general ?? NO_PHRASES,
    keyMessage: plan.spoken,
    keyMessageIsFilled: plan.start !== null,
    numberOnScreen: book?.numberOnScreen ?? [],
    facts,
    offers,
    // The customer in a testimonial does not speak for the company.
    forbidden: style === "testimonial" ? (book?.firstPerson ?? null) : null,
  };
  const said: string[][] = [];
  const used = () => said.flat();
  // A message that starts in the first scene leaves time for one line before it.
  const opening: readonly Beat[] =
    plan.start === null
      ? sheet.opening
      : [...sheet.opening.slice(0, 1).map((beat) => ({ ...beat, required: false })), keyMessage()];
  said.push(writeVoiceOver(random, opening, { ...context, keyMessage: plan.start, used: [] }, seconds));
  // The second part of a split message comes first in its scene.
  const middle =
    plan.start === null
      ? sheet.middle
      : sheet.middle.slice(sheet.middle.findIndex(({ kind }) => kind === "keyMessage"));
  said.push(writeVoiceOver(random, middle, { ...context, used: used() }, seconds));
  said.push(writeVoiceOver(random, sheet.closing, { ...context, used: used() }, seconds));

  const onScreenTexts = writeOnScreenTexts(random, {
    brief,
    supers: book?.supers[style] ?? [],
    message,
    offer: slots.offer,
  });
  const set = filmSetFor(brief.category);
  const space = isIdeographic(language.script) ? "" : " ";
  return ([0, 1, 2] as const).map((index) => ({
    visual: writeVisual(index, {
      style,
      seconds,
      set,
      name: `“${brief.product}”`,
      end: endCard(brief, slots.offer).join(", "),
      cast: index === 0 ? castOf(style, audience?.label ?? null) : null,
      pictures: images.length,
      cards: index === 1 ? plan.cards : null,
    }),
    voiceOver: (said[index] ?? []).join(space),
    onScreenText: onScreenTexts[index] ?? "",
    sound: writeSound(random, index, { style, set }),
  }));
}

function slotsOf(random: Random, brief: ParsedVideoBrief): Slots {
  const { product, company, audience } = brief;
  return {
    product,
    company,
    offer: nameOffer(random, brief),
    audience: audience?.phrase ?? "",
    audienceLabel: audience?.label ?? "",
  };
}

/** Product and company in one phrase without a repeated word such as in "from From Scratch". */
function nameOffer(random: Random, { product, company, phrases, typed }: ParsedVideoBrief): string {
  const plain = product === company ? product : `${product} – ${company}`;
  if (!phrases) return plain;
  const names = { productName: product, companyName: company };
  const brief = { ...names, targetAudience: "", keyMessage: "", additionalDetails: "" };
  for (const template of shuffle(random, phrases.offers)) {
    const offer = offerPhrase({ ...phrases, offers: [template] }, brief, random);
    if (!hasRepeatedWord(offer, typed)) return offer;
  }
  return plain;
}

function castOf(style: VideoBrief["style"], label: string | null): string | null {
  if (style === "animation" || style === "product-demo") return null;
  if (style === "testimonial") return label === null ? "a real customer" : `a real customer (${label})`;
  return label;
}

const shortest = (texts: readonly string[]) =>
  texts.reduce((short, text) => (text.length < short.length ? text : short));

const countKind = (beats: readonly { readonly kind: string }[], kind: string) =>
  beats.filter((beat) => beat.kind === kind).length;
