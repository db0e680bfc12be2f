import { IMAGE_STYLE_BY_VOICE } from "#core/generations/campaign/brand-voice.ts";
import type { CampaignInput } from "#core/generations/campaign/campaign.ts";
import { chosenColor } from "#core/generations/image/image.ts";
import { STYLE_PROMPTS } from "#core/generations/image/prompt.ts";
import { capitalizeFirst } from "../language/letter-case.ts";
import { normalizeSpaces } from "../language/lines.ts";
import { createRandom } from "../random.ts";
import { inferCategory } from "../text/category.ts";
import { filmSetFor } from "./film-sets.ts";
import { textBriefOf } from "./briefs.ts";

/** Area of the image that is left free for the headline, by prompt. */
const HEADLINE_SPACE = [
  "Square format, the upper third calm enough for a headline.",
  "Tall format, the subject low, open space above it for a headline.",
  "Wide format, the subject on the right, open space on the left for a headline.",
] as const;

const VIEWS = [
  "Seen at eye level.",
  "Seen slightly from above.",
  "Seen from close by.",
  "Seen from a few steps away.",
] as const;

/**
 * Writes three English prompts for further images: the place, the product in use, a still life.
 * They show what the category looks like and claim nothing about the product.
 */
export function writeImagePrompts(input: CampaignInput, seed: string): string[] {
  const set = filmSetFor(inferCategory(textBriefOf(input)));
  const random = createRandom(`${seed} prompts ${input.companyName} ${input.productName}`);
  const first = Math.floor(random() * VIEWS.length);
  const [company, product] = [normalizeSpaces(input.companyName), normalizeSpaces(input.productName)];
  const offer = company === product ? `“${product}”` : `“${product}” by ${company}`;
  const audience = normalizeSpaces(input.targetAudience);
  const look = capitalizeFirst(STYLE_PROMPTS[IMAGE_STYLE_BY_VOICE[input.brandVoice]]);
  const color = chosenColor(input.primaryColor);
  const scenes = [
    `Advertising photograph for ${offer}: ${set.place}. In front, sharp and close: ${set.detail}.`,
    `Advertising photograph for ${offer}: ${set.use}. Candid, never posed.`,
    `Still life for ${offer}: ${set.after}. Nothing else in the picture.`,
  ];
  return scenes.map((scene, index) =>
    [
      scene,
      ...(index === 1 && audience !== "" ? [`The people in it could be the audience: ${audience}.`] : []),
      VIEWS[(first + index) % VIEWS.length],
      `${look}.`,
      ...(color === undefined ? [] : [`Brand color ${color} as an accent.`]),
      HEADLINE_SPACE[index],
      ...(input.images.length > 0 ? ["Show the product of the attached pictures unchanged."] : []),
      "No lettering, no logos.",
    ].join(" "),
  );
}
