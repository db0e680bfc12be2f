import { capitalizeFirst } from "../../language/letter-case.ts";
import type { VideoStyle } from "#core/generations/video/video.ts";
import type { Directions, FactShot } from "./directions.ts";

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
  /** The statements of the scene that get their own shot. */
  readonly facts: readonly { readonly shot: FactShot; readonly text: string }[];
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

/** Share of a scene below which it needs shots that work without words. */
const QUIET = 0.5;
/** Minimum share of a scene that the voice fills; less would leave a long pause. */
const FILLED = 0.8;

/**
 * The direction for the picture of a scene, for `writeVideoScript` (`write-video-script.ts`): the
 * shot, the user's pictures, the shots of facts and the on-screen text. The words are in
 * `*.directions.ts`; without directions in the language it has only names, picture numbers and the
 * text.
 */
export function visualOf(directions: Directions | undefined, plan: ScenePlan): string {
  const { index, style, product, company, onScreenText, isOneShot, seconds, spoken } = plan;
  const pictures = isOneShot ? Math.min(plan.pictures, MAX_SHOTS) : plan.pictures;
  const numbers = picturesOf(index, pictures);
  // In a language without directions, the names and the words on screen say enough.
  if (!directions)
    return [product, ...numbers.map((number) => `[${number}]`), `“${onScreenText}”`].join(" · ");
  const values = { product, company, question: directions.questions[index] };
  const picture =
    numbers.length === 0
      ? []
      : [
          fillIn(numbers.length === 1 ? directions.picture : directions.pictures, {
            numbers: listed(numbers, directions.and),
          }),
        ];
  const shot = fillIn(shotOf(directions, plan), values);
  const facts = plan.facts.map(({ shot: about, text }) => fillIn(directions.facts[about], { fact: text }));
  // A short scene has one shot, the shot of its fact.
  const shots = isOneShot && facts.length > 0 ? facts.slice(0, 1) : [shot, ...facts];
  return [
    // A picture is the one shot of a short scene; the questions of a testimonial stay.
    ...(isOneShot && picture.length > 0 && style !== "testimonial" ? [] : shots),
    ...(isOneShot && style === "testimonial" ? [] : picture),
    ...(spoken < QUIET * seconds &&
    !isOneShot &&
    index === 1 &&
    style !== "animation" &&
    style !== "testimonial"
      ? [directions.wordless]
      : []),
    fillIn(directions.onScreen, { text: onScreenText }),
    ...(spoken > 0 && spoken < FILLED * seconds
      ? [fillIn(directions.pause, { spoken: String(Math.ceil(spoken)), seconds: String(seconds) })]
      : []),
  ].join(" ");
}

function shotOf(directions: Directions, { index, style, isSober, isOneShot, isThing }: ScenePlan): string {
  const { shots, workShots, oneQuestion } = directions;
  if (style === "animation") return shots.animation[index];
  if (style === "testimonial" && isSober) return directions.soberTestimonial[index];
  if (style === "testimonial")
    return index === 1 && (isOneShot || !isThing) ? oneQuestion : shots.testimonial[index];
  if (isOneShot && index === 1) return isThing ? directions.oneShot : directions.workShot;
  return (isThing ? undefined : workShots[style][index]) ?? shots[style][index];
}

/**
 * Direction for music and sound of a scene by style, from `sounds` of `*.directions.ts`; a
 * testimonial about a sober subject has those of storytelling; `♪` in languages without directions.
 * `writeVideoScript` (`write-video-script.ts`) calls it.
 */
export function soundOf(
  directions: Directions | undefined,
  { index, style, isSober }: Pick<ScenePlan, "index" | "style" | "isSober">,
): string {
  // The sounds of a testimonial follow a customer's words.
  const sounds = directions?.sounds[style === "testimonial" && isSober ? "storytelling" : style];
  return sounds?.[index] ?? "♪";
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

function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return capitalizeFirst(template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole));
}
