import { wordBudget } from "#core/generations/video/pace.ts";
import { ensureFullStop } from "../language/punctuation.ts";
import { pick, type Random } from "../random.ts";
import { hasDoubledWord } from "../text/check-copy.ts";
import { fillFrame, fitsFrame, type Slots } from "../text/fill.ts";
import type { Scene } from "../text/phrase-book.ts";
import { fillLines, fitLines, type Choice } from "./fit-lines.ts";
import type { SpokenBrief } from "./spoken-brief.ts";
import { isLively } from "./lively.ts";
import type { Beat } from "./voice.ts";

/** What one scene's lines are filled with. Facts and offers go to their beats in order, each at most once. */
export interface Speech {
  readonly brief: SpokenBrief;
  readonly slots: Slots;
  readonly scene: Scene;
  readonly general: Scene;
  readonly lead: string | null;
  /** Already in the words of the voice, when the key message runs over from the scene before. */
  readonly leadIsFramed: boolean;
  /** Lines that send the viewer to the number on the screen. */
  readonly readContact: readonly string[];
  readonly facts: readonly string[];
  readonly offers: readonly string[];
  /** Lines of the trade that this voice must not take; null for none. */
  readonly unspoken: RegExp | null;
  /** Sentences of the trade that earlier scenes took. */
  readonly used: readonly string[];
}

/** Musts that are given up, in this order, when a scene is too short for all of them. */
const DISPENSABLE: readonly (readonly Beat["kind"][])[] = [
  [],
  ["hook"],
  ["line"],
  ["hook", "line"],
  ["names", "line"],
  ["question", "hook", "line", "names"],
  ["question", "hook", "line", "names", "call"],
];

/** A scene's voice-over: its sentences in order, together as long as the scene. */
export function speak(random: Random, beats: readonly Beat[], speech: Speech, seconds: number): string[] {
  const budget = wordBudget(seconds);
  const places = withoutRepeats(choicesOf(random, beats, speech));
  const choices = (given: readonly Beat["kind"][]): Choice[] =>
    places.map(({ kind, texts, must, leans = false }) => ({
      texts,
      must: must && texts.length > 0 && !given.includes(kind),
      leans,
    }));
  // What the user has to say goes before what we say around it, as much of it as there is time for.
  for (let count = places.filter(isOwn).length; count > 0; count--) {
    const own = new Set(places.filter(isOwn).slice(0, count));
    const lines = fitLines(
      random,
      choices([]).map((choice, at) => ({ ...choice, must: choice.must || own.has(places[at]!) })),
      budget,
    );
    if (lines) return lines;
  }
  for (const given of DISPENSABLE) {
    const lines = fitLines(random, choices(given), budget);
    if (lines) return lines;
  }
  for (const given of DISPENSABLE) {
    const lines = fillLines(random, choices(given), budget.max);
    if (lines) return lines;
  }
  return [];
}

interface Place extends Beat {
  readonly texts: readonly string[];
}

const isOwn = ({ kind, texts }: Place) => (kind === "fact" || kind === "offer") && texts.length > 0;

function choicesOf(random: Random, beats: readonly Beat[], speech: Speech): Place[] {
  const facts = [...speech.facts];
  const offers = [...speech.offers];
  return beats.map((beat) => {
    if (beat.kind === "fact") return { ...beat, texts: tell(beat.lines, facts.shift(), speech.slots) };
    if (beat.kind === "offer") return { ...beat, texts: tell(beat.lines, offers.shift(), speech.slots) };
    return { ...beat, texts: textsOf(random, beat, speech) };
  });
}

/** What one place offers no other does; places that must be spoken choose first. */
function withoutRepeats(places: readonly Place[]): Place[] {
  const taken = new Set(places.filter(({ must }) => must).flatMap(({ texts }) => texts));
  return places.map((place) => {
    if (place.must) return place;
    const texts = place.texts.filter((text) => !taken.has(text));
    for (const text of texts) taken.add(text);
    return { ...place, texts };
  });
}

function textsOf(random: Random, beat: Beat, speech: Speech): readonly string[] {
  const { brief, scene, general, used, unspoken } = speech;
  const unused = (lines: readonly string[]) =>
    say(lines, speech).filter((text) => !used.some((other) => other.includes(text)));
  const ofTrade = (lines: readonly string[]) =>
    unused(lines).filter((text) => unspoken === null || !unspoken.test(text));
  switch (beat.kind) {
    case "hook": {
      if (brief.question !== null) return [brief.question];
      const pains = ofTrade(scene.pains);
      return pains.length > 0 ? pains : ofTrade(general.pains);
    }
    case "audience": {
      const { to = [], label = [] } = brief.phrases?.audience ?? {};
      return unused(beat.lines.length > 0 ? beat.lines : [...to, ...label]);
    }
    case "question":
      return tell(beat.lines, brief.question ?? undefined, speech.slots);
    case "joy":
      // General ones are about advertising itself, which a film has shown by then.
      return scene === general ? [] : ofTrade(scene.joys);
    case "call": {
      if (brief.call !== null) return [brief.call];
      if (brief.contacts.length > 0 && speech.readContact.length > 0) return speech.readContact;
      const one = pick(random, ofTrade([...scene.closings, ...general.closings]));
      return one === undefined ? [] : [one];
    }
    case "lead":
      return speech.leadIsFramed && speech.lead !== null
        ? [speech.lead]
        : tell(beat.lines, speech.lead ?? undefined, speech.slots);
    case "names": {
      const named = unused(beat.lines);
      return named.length > 0 ? named : [ensureFullStop(speech.slots.offer, brief.language.script)];
    }
    default:
      return beat.lively === true && !isLively(brief.category) ? [] : unused(beat.lines);
  }
}

/** Frames whose gaps can all be filled, filled. */
function say(lines: readonly string[], { slots, brief }: Speech): string[] {
  return lines
    .filter((frame) => !/\{/u.test(frame) || fitsFrame(frame, slots))
    .map((frame) => ensureFullStop(fillFrame(frame, slots), brief.language.script))
    .filter((text) => !hasDoubledWord(text, brief.typed));
}

/** A statement in its frames. After another colon a colon reads badly, and a question answers no "they say". */
export function tell(frames: readonly string[], fact: string | undefined, slots: Slots): string[] {
  if (fact === undefined) return [];
  const fitting = frames.filter(
    (frame) =>
      (!/[:：]\s?\{fact\}/u.test(frame) || !/[:：]/u.test(fact)) &&
      (!/[“«„「]\{fact\}/u.test(frame) || !/["“”«»„「」]/u.test(fact)),
  );
  return (fitting.length > 0 ? fitting : ["{fact}"]).map((frame) =>
    fillFrame(frame.replace("{fact}", "\u0000"), slots).replace("\u0000", () => fact),
  );
}
