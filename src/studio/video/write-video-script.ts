import {
  timeScenes,
  type SceneContent,
  type VideoBrief,
  type VideoScene,
} from "#core/generations/video/video.ts";
import { SCENES_PER_SCRIPT } from "#core/generations/video/video.ts";
import { countSpokenWords, wordBudget } from "#core/generations/video/pace.ts";
import { isIdeographic } from "../language/script.ts";
import { createRandom, shuffle, type Random } from "../random.ts";
import { hasDoubledWord } from "../text/check-copy.ts";
import type { Scene } from "../text/phrase-book.ts";
import { sceneFor } from "../text/phrase-books.ts";
import type { Slots } from "../text/fill.ts";
import { offerOf } from "../text/offer.ts";
import { filmLinesFor } from "./film-lines.ts";
import { planMessage } from "./message.ts";
import { endCard, writeOnScreen } from "./on-screen.ts";
import { BARE_VOICE, voiceFromAds } from "./plain-voice.ts";
import { setFor } from "./set.ts";
import { lead, type Beat } from "./voice.ts";
import { speak, tell, type Speech } from "./speak.ts";
import { readBrief, type SpokenBrief } from "./spoken-brief.ts";
import { videoBookFor } from "./video-books.ts";
import { writeSound, writeVisual } from "./visuals.ts";

const NO_SCENE: Scene = { pains: [], joys: [], closings: [] };
/** Whole scripts are drawn again, up to this often, until every scene is as long as its pictures. */
const TRIES = 6;

/**
 * A video script for one brief: the same for the same seed, another one for another. What it claims are the user's own
 * sentences; the studio adds the story around them. Voice-over and on-screen text are in the language of the brief,
 * directions in English.
 */
export function writeVideoScript(brief: VideoBrief, seed: string): VideoScene[] {
  const spoken = readBrief(brief);
  const seconds = brief.duration / SCENES_PER_SCRIPT;
  const budget = wordBudget(seconds);
  const { language } = spoken.language;
  // What the user wrote is all that is spoken in other languages.
  const tries = videoBookFor(language) || filmLinesFor(language) ? TRIES : 1;
  let best: { contents: SceneContent[]; missing: number } | undefined;
  for (let attempt = 0; attempt < tries && best?.missing !== 0; attempt++) {
    const random = createRandom(`${seed} ${brief.style} ${attempt} ${JSON.stringify(brief)}`);
    const contents = writeScenes(random, brief, spoken, seconds);
    const missing = contents.reduce(
      (sum, { voiceOver }) => sum + Math.max(0, budget.min - countSpokenWords(voiceOver)),
      0,
    );
    if (!best || missing < best.missing) best = { contents, missing };
  }
  return timeScenes(best?.contents ?? [], brief.duration);
}

function writeScenes(random: Random, input: VideoBrief, brief: SpokenBrief, seconds: number): SceneContent[] {
  const { style, images } = input;
  const { phrases, language, audience } = brief;
  const book = videoBookFor(language.language);
  const voice =
    book?.voices[style] ?? (phrases ? voiceFromAds(phrases, filmLinesFor(language.language)) : BARE_VOICE);
  const slots = slotsOf(random, brief);
  const budget = wordBudget(seconds);

  const frames = voice.middle.find(({ kind }) => kind === "lead")?.lines ?? ["{fact}"];
  const frame = (sentence: string) => shortest(tell(frames, sentence, slots));
  const plan = planMessage(brief.messages, budget, { frame, script: language.script });
  const message =
    plan.opening === null ? (plan.lead ?? brief.messages[0] ?? null) : (brief.messages[0] ?? null);
  const spare = [...brief.messages.filter((text) => text !== message), ...brief.details];
  const facts = spare.slice(0, countKind(voice.middle, "fact"));
  const offers = [...brief.offers, ...spare.slice(facts.length)];

  const speech: Omit<Speech, "used"> = {
    brief,
    slots,
    scene: phrases ? sceneFor(phrases, brief.category) : NO_SCENE,
    general: phrases?.general ?? NO_SCENE,
    lead: plan.lead,
    leadIsFramed: plan.opening !== null,
    readContact: book?.readContact ?? [],
    facts,
    offers,
    // A customer does not speak for the company.
    unspoken: style === "testimonial" ? (book?.ownVoice ?? null) : null,
  };
  const said: string[][] = [];
  const used = () => said.flat();
  // Before a message that begins in the first scene there is time for a greeting at most.
  const opening: readonly Beat[] =
    plan.opening === null
      ? voice.opening
      : [...voice.opening.slice(0, 1).map((beat) => ({ ...beat, must: false })), lead()];
  said.push(speak(random, opening, { ...speech, lead: plan.opening, used: [] }, seconds));
  // A sentence that runs over the cut must go on at once.
  const middle =
    plan.opening === null
      ? voice.middle
      : voice.middle.slice(voice.middle.findIndex(({ kind }) => kind === "lead"));
  said.push(speak(random, middle, { ...speech, used: used() }, seconds));
  said.push(speak(random, voice.closing, { ...speech, used: used() }, seconds));

  const shown = writeOnScreen(random, {
    brief,
    supers: book?.supers[style] ?? [],
    message,
    offer: slots.offer,
  });
  const set = setFor(brief.category);
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
    onScreenText: shown[index] ?? "",
    sound: writeSound(random, index, { style, set }),
  }));
}

function slotsOf(random: Random, brief: SpokenBrief): Slots {
  const { product, company, audience } = brief;
  return {
    product,
    company,
    offer: nameOffer(random, brief),
    audience: audience?.phrase ?? "",
    audienceLabel: audience?.label ?? "",
  };
}

/** Product and company in one phrase, without "from From Scratch". */
function nameOffer(random: Random, { product, company, phrases, typed }: SpokenBrief): string {
  const plain = product === company ? product : `${product} – ${company}`;
  if (!phrases) return plain;
  const names = { productName: product, companyName: company };
  const brief = { ...names, targetAudience: "", keyMessage: "", additionalDetails: "" };
  for (const frame of shuffle(random, phrases.offers)) {
    const offer = offerOf({ ...phrases, offers: [frame] }, brief, random);
    if (!hasDoubledWord(offer, typed)) return offer;
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
