import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { LayoutTemplate } from "../layout-template.ts";
import { BOLD_ARROW } from "./bold/arrow.ts";
import { BOLD_COLUMN } from "./bold/column.ts";
import { BOLD_LOWER_THIRD } from "./bold/lower-third.ts";
import { BOLD_SASH } from "./bold/sash.ts";
import { BOLD_SQUARE } from "./bold/square.ts";
import { BOLD_STORY } from "./bold/story.ts";
import { BOLD_TALL } from "./bold/tall.ts";
import { BOLD_TYPE } from "./bold/type.ts";
import { BOLD_WIDE } from "./bold/wide.ts";
import { CORPORATE_SQUARE } from "./corporate/square.ts";
import { CORPORATE_STORY } from "./corporate/story.ts";
import { CORPORATE_TALL } from "./corporate/tall.ts";
import { CORPORATE_TYPE } from "./corporate/type.ts";
import { CORPORATE_WIDE } from "./corporate/wide.ts";
import { LUXURY_SQUARE } from "./luxury/square.ts";
import { LUXURY_STORY } from "./luxury/story.ts";
import { LUXURY_TALL } from "./luxury/tall.ts";
import { LUXURY_TYPE } from "./luxury/type.ts";
import { LUXURY_WIDE } from "./luxury/wide.ts";
import { MODERN_SQUARE } from "./modern/square.ts";
import { MODERN_STORY } from "./modern/story.ts";
import { MODERN_TALL } from "./modern/tall.ts";
import { MODERN_TYPE } from "./modern/type.ts";
import { MODERN_WIDE } from "./modern/wide.ts";
import { PLAYFUL_BUBBLE } from "./playful/bubble.ts";
import { PLAYFUL_SQUARE } from "./playful/square.ts";
import { PLAYFUL_STORY } from "./playful/story.ts";
import { PLAYFUL_TALL } from "./playful/tall.ts";
import { PLAYFUL_TIDE } from "./playful/tide.ts";
import { PLAYFUL_TYPE } from "./playful/type.ts";
import { PLAYFUL_WIDE } from "./playful/wide.ts";

/**
 * All templates of image ads by style; `choose-layout.ts`, films (`film-templates.ts`) and
 * `server/render/plan.ts` read it. Stored ads refer to them by id, so ids never change. A new
 * template goes into a folder of its style and into this list.
 */
export const LAYOUT_TEMPLATES: Record<ImageStyle, readonly LayoutTemplate[]> = {
  modern: [...MODERN_TALL, ...MODERN_SQUARE, ...MODERN_STORY, ...MODERN_WIDE, ...MODERN_TYPE],
  bold: [
    ...BOLD_TALL,
    ...BOLD_SQUARE,
    ...BOLD_STORY,
    ...BOLD_WIDE,
    ...BOLD_SASH,
    ...BOLD_COLUMN,
    ...BOLD_ARROW,
    ...BOLD_LOWER_THIRD,
    ...BOLD_TYPE,
  ],
  corporate: [
    ...CORPORATE_TALL,
    ...CORPORATE_SQUARE,
    ...CORPORATE_STORY,
    ...CORPORATE_WIDE,
    ...CORPORATE_TYPE,
  ],
  playful: [
    ...PLAYFUL_TALL,
    ...PLAYFUL_SQUARE,
    ...PLAYFUL_STORY,
    ...PLAYFUL_WIDE,
    ...PLAYFUL_TIDE,
    ...PLAYFUL_BUBBLE,
    ...PLAYFUL_TYPE,
  ],
  luxury: [...LUXURY_TALL, ...LUXURY_SQUARE, ...LUXURY_STORY, ...LUXURY_WIDE, ...LUXURY_TYPE],
};
