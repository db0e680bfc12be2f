import type { VideoStyle } from "#core/generations/video/video.ts";
import type { Directions } from "./directions.ts";

export interface ScenePlan {
  /** Index of the scene. */
  readonly index: 0 | 1 | 2;
  readonly style: VideoStyle;
  readonly product: string;
  readonly company: string;
  readonly onScreenText: string;
  /** Number of uploaded pictures. */
  readonly pictures: number;
}

/** What is seen in a scene: the shot, the user's pictures and the on-screen text. */
export function visualOf(directions: Directions | undefined, plan: ScenePlan): string {
  const { index, style, product, company, onScreenText, pictures } = plan;
  const numbers = picturesOf(index, pictures);
  // In a language without directions, the names and the words on screen say enough.
  if (!directions)
    return [product, ...numbers.map((number) => `[${number}]`), `“${onScreenText}”`].join(" · ");
  const shot = fillIn(directions.shots[style][index], {
    product,
    company,
    question: directions.questions[index],
  });
  return [
    shot,
    ...(numbers.length > 0
      ? [
          fillIn(numbers.length === 1 ? directions.picture : directions.pictures, {
            numbers: listed(numbers, directions.and),
          }),
        ]
      : []),
    fillIn(directions.onScreen, { text: onScreenText }),
  ].join(" ");
}

/** Direction for the sound of a scene; a note where the language has no directions. */
export function soundOf(
  directions: Directions | undefined,
  { index, style }: Pick<ScenePlan, "index" | "style">,
): string {
  return directions?.sounds[style][index] ?? "♪";
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
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
