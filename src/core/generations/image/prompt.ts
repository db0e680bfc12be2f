import type { Platform, Shape } from "#core/platforms/canvases.ts";
import { fenceText, formatFields } from "../code-fence.ts";
import { type ImageInput, chosenColor } from "./image.ts";
import type { ImageStyle } from "./styles.ts";

/** How each style looks, for a model that paints. */
export const STYLE_PROMPTS: Record<ImageStyle, string> = {
  modern: "modern and clean: soft daylight, one clear subject, few objects, plenty of calm space",
  bold: "bold and graphic: hard light, saturated colour, strong contrast, a close and confident view",
  corporate: "corporate and trustworthy: bright, orderly, natural light, real materials, nothing staged",
  playful: "playful and cheerful: lively colours, round shapes, a sense of movement and fun",
  luxury: "luxurious and quiet: low light, rich materials, deep shadows, a single precise highlight",
};

/** Where the words will stand, and so where the picture should be calm. */
const CALM: Record<Shape, string> = {
  tall: "Keep the upper third calm and uncluttered; the subject stands in the lower two thirds.",
  story: "Keep the upper half calm and uncluttered; the subject stands in the lower half.",
  square: "Keep the upper third calm and uncluttered; the subject stands below it.",
  wide: "Keep the left half calm and uncluttered; the subject stands in the right half.",
};

/** dall-e-3 takes 4,000 characters in all (2026-11). */
const DESCRIPTION_CHARACTERS = 1200;

interface Wanted {
  readonly input: ImageInput;
  readonly platform: Platform;
  readonly shape: Shape;
  /** Whether the user's pictures go with the request. */
  readonly references: boolean;
}

/**
 * The request for one background: a picture without any lettering, because the words are set by the composer. What the
 * user typed stands in a fence and tells what to show, never what to do.
 */
export function imagePrompt({ input, platform, shape, references }: Wanted): string {
  const facts = formatFields([
    ["Company", input.companyName],
    ["Product/Service", input.productName],
    ["Target audience", input.targetAudience],
    ["Headline", input.headline],
    ["Description", input.description.slice(0, DESCRIPTION_CHARACTERS)],
  ]);
  const color = chosenColor(input.primaryColor);
  const look = [
    `The look is ${STYLE_PROMPTS[input.style]}.`,
    ...(color === undefined ? [] : [`The brand color ${color} sets the mood and appears as an accent.`]),
  ];
  const parts = [
    `Create the background picture of a ${platform} ad for the product in this brief.`,
    fenceText(facts),
    look.join(" "),
    CALM[shape],
    "Show no text at all: no letters, words, numbers, captions, labels, logos, watermarks, buttons or frames, in any language. The headline in the brief is only a hint of the mood; it is set over the picture afterwards.",
    "Do not show interfaces, screenshots, other brands or real people's likenesses.",
  ];
  if (references) {
    parts.push(
      "Use the uploaded brand images: the attached pictures show the product. Show that same product, its shape, colours and details unchanged, in a fitting scene.",
    );
  }
  return parts.join("\n\n");
}
