import type { Shape } from "#core/platforms/canvases.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import { fenceText, formatFields } from "../code-fence.ts";
import { type ImageInput, chosenColor } from "./image.ts";
import type { ImageStyle } from "./styles.ts";

/**
 * Description of each image style in prompts to image models, also in those of packages
 * (`image-prompts-prompt.ts`, `studio/campaign/image-prompts.ts`). The studio draws styles by
 * `studio/image/templates/layout-templates.ts`.
 */
export const STYLE_PROMPTS: Record<ImageStyle, string> = {
  modern: "modern and clean: soft daylight, one clear subject, few objects, plenty of calm space",
  bold: "bold and graphic: hard light, saturated color, strong contrast, a close and confident view",
  corporate: "corporate and trustworthy: bright, orderly, natural light, real materials, nothing staged",
  playful: "playful and cheerful: lively colors, round shapes, a sense of movement and fun",
  luxury: "luxurious and quiet: low light, rich materials, deep shadows, a single precise highlight",
};

/** Keeps the area calm in which the composer places the text. */
const COMPOSITION_PROMPTS: Record<Shape, string> = {
  tall: "Keep the upper third calm and uncluttered; the subject stands in the lower two thirds.",
  story: "Keep the upper half calm and uncluttered; the subject stands in the lower half.",
  square: "Keep the upper third calm and uncluttered; the subject stands below it.",
  wide: "Keep the left half calm and uncluttered; the subject stands in the right half.",
};

/** The limit of dall-e-3 is 4,000 characters for the whole prompt (2026-11). */
const MAX_DESCRIPTION_CHARS = 1200;

interface ImagePromptInput {
  readonly input: ImageInput;
  readonly platform: ImagePlatform;
  readonly shape: Shape;
  /** Whether the request contains uploads. */
  readonly references: boolean;
}

/**
 * Prompt to the image model for the background of an ad, without text, because the composer adds
 * it. User input is fenced (`code-fence.ts`), the description cut at `MAX_DESCRIPTION_CHARS`; the
 * words of a style are `STYLE_PROMPTS`, of a shape `COMPOSITION_PROMPTS`. `generate-images.ts` on
 * the server calls it.
 */
export function imagePrompt({ input, platform, shape, references }: ImagePromptInput): string {
  const facts = formatFields([
    ["Company", input.companyName],
    ["Product/Service", input.productName],
    ["Target audience", input.targetAudience],
    ["Headline", input.headline],
    ["Description", input.description.slice(0, MAX_DESCRIPTION_CHARS)],
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
    COMPOSITION_PROMPTS[shape],
    "Show no text at all: no letters, words, numbers, captions, labels, logos, watermarks, buttons or frames, in any language. The headline in the brief is only a hint of the mood; it is set over the picture afterwards.",
    "Do not show interfaces, screenshots, other brands or real people's likenesses.",
  ];
  if (references) {
    parts.push(
      "Use the uploaded brand images: the attached pictures show the product. Show that same product, its shape, colors and details unchanged, in a fitting scene.",
    );
  }
  return parts.join("\n\n");
}
