import { countSpokenWords, SPEAKING_PACE } from "#core/generations/video/pace.ts";
import {
  SCENES_PER_SCRIPT,
  timeScenes,
  type SceneContent,
  type VideoBrief,
  type VideoDuration,
  type VideoScene,
  type VideoStyle,
} from "#core/generations/video/video.ts";
import { firstClauses } from "../language/first-clauses.ts";
import { capitalizeFirst } from "../language/letter-case.ts";
import { createRandom } from "../random.ts";
import { commonNounOf } from "../text/ads/common-noun.ts";
import { joined } from "../text/ads/compose.ts";
import { isThing } from "../text/ads/goals.ts";
import { materialOf } from "../text/ads/write-ads.ts";
import { inferBriefLanguage } from "../text/brief-language.ts";
import type { Fact, FactKind } from "../text/facts/facts.ts";
import { readFacts } from "../text/facts/read-facts.ts";
import { tidyBrief } from "../text/spelling/tidy-brief.ts";
import { directionsFor } from "./script/direction-table.ts";
import type { FactShot } from "./script/directions.ts";
import { narrate } from "./script/narration.ts";
import { onScreenTexts } from "./script/on-screen.ts";
import type { Spoken } from "./script/sentences.ts";
import { type ScenePlan, soundOf, visualOf } from "./script/scene-directions.ts";

/**
 * Writes a video script of three scenes in the brief's language, for `ai.studio-video.ts`.
 * Voice-over: `script/narration.ts`, on-screen texts: `script/on-screen.ts`, directions:
 * `script/*.directions.ts`, times of the scenes: `timeScenes` in `core/generations/video/video.ts`,
 * number and kinds of shots of facts: `FACT_SHOTS`, `SHOTS` and `WITHOUT_FACTS` here; pace:
 * `core/generations/video/pace.ts`. The same brief and seed give the same script.
 */
export function writeVideoScript(typed: VideoBrief, seed: string): VideoScene[] {
  const { language } = inferBriefLanguage(typed);
  const brief = tidyBrief(typed, language);
  const { companyName, productName, targetAudience, keyMessage, additionalDetails, callToAction } = brief;
  const text = { companyName, productName, targetAudience, keyMessage, additionalDetails };
  const facts = readFacts({ ...text, callToAction }, language);
  const material = materialOf(text, facts);
  const random = createRandom(`${seed} ${brief.style} ${JSON.stringify(brief)}`);
  const narration = narrate(material, { duration: brief.duration, callToAction, random });
  const voiceOver = (scene: number) =>
    joined(
      (narration.scenes[scene] ?? []).map((spoken) => spoken.text),
      material.script,
    );
  const voiceOvers = [voiceOver(0), voiceOver(1), voiceOver(2)] as const;
  const onScreen = onScreenTexts(material, narration);
  const directions = directionsFor(language);
  const contents = ([0, 1, 2] as const).map((index): SceneContent => {
    const plan = {
      index,
      style: brief.style,
      isSober: facts.sober,
      product: commonNounOf(facts, material.grammar) ?? facts.product,
      company: facts.company,
      isThing: isThing(facts),
      onScreenText: onScreen[index],
      facts: index === 1 ? factShots(narration.scenes[1] ?? [], brief) : [],
      pictures: brief.images.length,
      isOneShot: brief.duration === 15,
      seconds: brief.duration / SCENES_PER_SCRIPT,
      spoken: countSpokenWords(voiceOvers[index]) / SPEAKING_PACE.from,
    };
    return {
      visual: visualOf(directions, plan),
      voiceOver: voiceOvers[index],
      onScreenText: onScreen[index],
      sound: soundOf(directions, plan),
    };
  });
  return timeScenes(contents, brief.duration);
}

/** Maximum number of shots of facts in a scene, by the length of the video in seconds. */
const FACT_SHOTS: Readonly<Record<VideoDuration, number>> = { 15: 1, 30: 2, 60: 3, 90: 4 };
/** Styles whose second scene has no shots of single facts. */
const WITHOUT_FACTS: readonly VideoStyle[] = ["testimonial", "animation"];
/** Maximum length of a statement with its own shot, in UTF-16 units. */
const MAX_SHOWN = 60;

/** The statements of a scene that get their own shots: one of each kind, in spoken order. */
function factShots(spoken: readonly Spoken[], { duration, style }: VideoBrief): ScenePlan["facts"] {
  if (WITHOUT_FACTS.includes(style)) return [];
  const lines = spoken.flatMap(({ lines: stated }) => stated);
  const shown = lines.flatMap(({ clause, shape, facts: [fact] }) => {
    const text =
      clause.length <= MAX_SHOWN ? clause : firstClauses(clause, (part) => part.length <= MAX_SHOWN);
    return fact && text !== null && shape !== "tag"
      ? [{ shot: shotOf(fact), text: capitalizeFirst(text) }]
      : [];
  });
  const distinct = shown.filter(
    ({ shot }, index) => !shown.slice(0, index).some((other) => other.shot === shot),
  );
  return distinct.slice(0, FACT_SHOTS[duration]);
}

/**
 * How a statement is filmed. A clock shows hours and not "within a week"; the street shows a place
 * and not "Woven on an old loom in Hebden Bridge".
 */
function shotOf({ kind, text, values }: Fact): FactShot {
  const hasClock = values.some((value) => value.kind === "time" && value.type === "clock");
  const isPlace = values.some((value) => value.kind === "place" && 2 * value.text.length >= text.length);
  if (kind === "time") return hasClock ? "time" : "other";
  if (kind === "place") return isPlace ? "place" : "other";
  return SHOTS[kind] ?? "other";
}

const SHOTS: Partial<Record<FactKind, FactShot>> = {
  price: "price",
  offer: "offer",
  proof: "proof",
  process: "process",
  number: "number",
  objection: "objection",
};
