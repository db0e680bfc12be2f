import { countSpokenWords } from "#core/generations/video/pace.ts";
import { capitalizeFirst } from "../../language/letter-case.ts";
import type { VideoStyle } from "#core/generations/video/video.ts";
import type { Directions } from "./directions.ts";
import type { FilmedFact } from "./fact-shots.ts";
import type { OwnWords } from "./own-words.ts";

/**
 * What the directions of a scene depend on: style, facts with shots, pictures and length.
 * `writeVideoScript` (`write-video-script.ts`) makes it for each scene; `visualOf` and `soundOf`
 * read it.
 */
export interface ScenePlan {
  /** Index of the scene. */
  readonly index: 0 | 1 | 2;
  readonly style: VideoStyle;
  /** Whether the subject is sober, so that no customer is interviewed about it. */
  readonly isSober: boolean;
  readonly product: string;
  readonly company: string;
  /** Whether the product is surely a thing, which a close-up can show. */
  readonly isThing: boolean;
  readonly onScreenText: string;
  /** The spoken sentences of the scene. */
  readonly sentences: readonly string[];
  /** The statements of the scene that can have their own shot. */
  readonly facts: readonly FilmedFact[];
  /** What the owner adds in their own words; null if nothing. */
  readonly ownWords: OwnWords | null;
  /** Number of uploaded pictures. */
  readonly pictures: number;
  /** Whether the scene has time for a single shot only. */
  readonly isOneShot: boolean;
  /** Length of the scene in seconds, and of its voice-over at the usual pace. */
  readonly seconds: number;
  readonly spoken: number;
}

/** Shots of a video of 15 seconds. */
const MAX_SHOTS = 3;

/** Minimum share of a scene that the voice fills; less would leave a long pause. */
const FILLED = 0.8;
/** Longest and shortest shot of a longer video in seconds. */
const LONGEST_SHOT = 8;
const SHORTEST_SHOT = 4;

/**
 * The direction for the picture of a scene, for `writeVideoScript` (`write-video-script.ts`): the
 * shots with their times, the user's pictures and what fills the time beside the voice. Each has
 * its own line, and `splitShots` (`core/generations/video/script.ts`) splits at these lines. The
 * words are in `*.directions.ts`; without directions in the language it has only names, picture
 * numbers and the on-screen text.
 */
export function visualOf(directions: Directions | undefined, plan: ScenePlan): string {
  const { index, product, onScreenText, isOneShot } = plan;
  const pictures = isOneShot ? Math.min(plan.pictures, MAX_SHOTS) : plan.pictures;
  const numbers = picturesOf(index, pictures);
  // In a language without directions, the names and the words on screen say enough.
  if (!directions)
    return [product, ...numbers.map((number) => `[${number}]`), `“${onScreenText}”`].join(" · ");
  const pictureShots =
    numbers.length === 0
      ? []
      : [
          fillIn(numbers.length === 1 ? directions.picture : directions.pictures, {
            numbers: listed(numbers, directions.and),
          }),
        ];
  return [...shotsOf(directions, plan, pictureShots), ...besideVoice(directions, plan)]
    .map((line) => line.replace(/\s*\n\s*/gu, " "))
    .join("\n");
}

/** The shots of a scene in their order, those of a longer video with their times. */
function shotsOf(directions: Directions, plan: ScenePlan, pictureShots: readonly string[]): string[] {
  const { index, style, product, company, isOneShot, isThing, seconds } = plan;
  const shot = fillIn(shotOf(directions, plan), { product, company, question: directions.questions[index] });
  if (style === "animation" && !isOneShot) return [...linesAround(shot, directions, plan), ...pictureShots];
  const further =
    plan.isSober && !isThing
      ? directions.soberShots[index]
      : directions.furtherShots[isThing ? "thing" : "work"][index];
  const least = Math.ceil(seconds / LONGEST_SHOT) - 1;
  if (style === "testimonial") {
    // The questions of a testimonial stay.
    if (isOneShot) return [shot];
    // The last scene ends with the end card; the scene of a thing has a close-up of it.
    const isCutIn = index === 0 || (index === 1 && (!isThing || plan.isSober));
    const cutIns = isCutIn ? further.slice(0, Math.max(0, least - 1 - pictureShots.length)) : [];
    return [
      shot,
      ...cutIns.map((text) => fillIn(directions.cutIn, { shot: lowered(text) })),
      ...pictureShots,
    ];
  }
  const facts = plan.facts.map(({ shot: about, text }) => fillIn(directions.facts[about], { fact: text }));
  // A picture is the one shot of a short scene, else the shot of its fact.
  if (isOneShot && pictureShots.length > 0) return [...pictureShots];
  if (isOneShot) return index === 1 && facts.length > 0 && style !== "animation" ? facts.slice(0, 1) : [shot];
  const most = Math.floor(seconds / SHORTEST_SHOT) - 1;
  const own = [...facts.slice(0, most - pictureShots.length), ...pictureShots];
  const others = [...own, ...further.slice(0, Math.max(0, least - own.length))];
  // The last shot goes over into the end card.
  const shots = index === 2 ? [...others, shot] : [shot, ...others];
  return timed(directions.timedShot, "shot", shots, { seconds, weight: () => 1 });
}

/** The shot of an animation with the times of its lines if they have more than the voice needs. */
function linesAround(shot: string, directions: Directions, plan: ScenePlan): string[] {
  const { index, seconds, sentences } = plan;
  if (sentences.length < 2 || isFilled(plan)) return [shot];
  const weight = (line: string) => countSpokenWords(line) + LOOK;
  const lines = timed(directions.timedLine, "line", sentences, { seconds, weight });
  return index === 2 ? [...lines, shot] : [shot, ...lines];
}
/** Time that a line needs beside reading it, in words. */
const LOOK = 4;

/** Divides the seconds of a scene among its shots or lines by their weights. */
function timed(
  template: string,
  name: "shot" | "line",
  items: readonly string[],
  { seconds, weight }: { readonly seconds: number; readonly weight: (item: string) => number },
): string[] {
  const total = items.reduce((sum, item) => sum + weight(item), 0);
  const end = (count: number) =>
    Math.round((items.slice(0, count).reduce((sum, item) => sum + weight(item), 0) * seconds) / total);
  return items.map((item, at) =>
    fillIn(template, { from: String(end(at)), to: String(end(at + 1)), [name]: item }),
  );
}

const isFilled = ({ spoken, seconds }: ScenePlan) => spoken >= FILLED * seconds;

/** Minimum number of seconds in which a customer can answer, and of a pause that is noticed. */
const MIN_PAUSE = 2;

/** Whether the voice leaves a customer no time to answer, so that only the picture is used. */
const isUnderVoice = ({
  style,
  isSober,
  seconds,
  spoken,
}: Pick<ScenePlan, "style" | "isSober" | "seconds" | "spoken">) =>
  style === "testimonial" && !isSober && spoken > 0 && seconds - spoken < MIN_PAUSE;

/** What fills the time beside the voice, if there is much of it. */
function besideVoice({ voice, ownWords }: Directions, plan: ScenePlan): string[] {
  const { index, style, seconds, sentences, spoken } = plan;
  if (isUnderVoice(plan)) return [voice.under];
  if (spoken === 0 || isFilled(plan)) return [];
  if (plan.ownWords === null) {
    const left = seconds - Math.ceil(spoken);
    if (left < MIN_PAUSE) return [];
    const isAnswered = style === "testimonial" && (!plan.isSober || index === 1);
    const rest = isAnswered ? voice.answer : style === "animation" ? voice.reading : voice.silence;
    return [fillIn(rest, { left: String(left) })];
  }
  const { about, rest } = plan.ownWords;
  const question = about
    ? fillIn(ownWords.about[about.topic], { fact: about.fact })
    : ownWords.general[index];
  const call = (sentences.at(-1) ?? "").replace(/[.!]+$/u, "");
  const template = index === 2 ? voice.ownWordsBefore : voice.ownWordsAfter;
  return [fillIn(template, { rest: String(rest), question, call })];
}

function shotOf(directions: Directions, { index, style, isSober, isOneShot, isThing }: ScenePlan): string {
  const { shots, workShots, oneQuestion } = directions;
  if (style === "animation") return shots.animation[index];
  if (style === "testimonial" && isSober) return directions.soberTestimonial[index];
  if (style === "testimonial")
    return index === 1 && (isOneShot || !isThing) ? oneQuestion : shots.testimonial[index];
  if (index === 1 && isSober && !isThing) return directions.soberShot;
  if (isOneShot && index === 1) return isThing ? directions.oneShot : directions.workShot;
  return (isThing ? undefined : workShots[style][index]) ?? shots[style][index];
}

/**
 * Direction for music and sound of a scene by style, from `sounds` of `*.directions.ts`; a
 * testimonial about a sober subject, or without time for an answer, has those of storytelling; `♪`
 * in languages without directions. `writeVideoScript` (`write-video-script.ts`) calls it.
 */
export function soundOf(
  directions: Directions | undefined,
  scene: Pick<ScenePlan, "index" | "style" | "isSober" | "seconds" | "spoken">,
): string {
  const { index, style, isSober } = scene;
  // The sounds of a testimonial follow a customer's words.
  const isTold = (style === "testimonial" && isSober) || isUnderVoice(scene);
  return directions?.sounds[isTold ? "storytelling" : style][index] ?? "♪";
}

/**
 * Numbers of the pictures that a scene shows: the first in the first scene, the next in the second.
 */
function picturesOf(index: number, pictures: number): number[] {
  return Array.from({ length: pictures }, (_, at) => at + 1).filter((number) => (number - 1) % 3 === index);
}

function listed(numbers: readonly number[], and: string): string {
  return numbers.length < 2
    ? numbers.join("")
    : `${numbers.slice(0, -1).join(", ")} ${and} ${String(numbers.at(-1))}`;
}

/** A shot inside a sentence. */
const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return capitalizeFirst(template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole));
}
