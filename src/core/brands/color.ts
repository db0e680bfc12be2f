import * as z from "zod/mini";
import { HEX_COLOR } from "#core/hex-color.ts";
import { brandMessages } from "./messages.ts";

/**
 * Schema of a color as "#rrggbb", in lower case, for brands (`brand.ts`) and briefs that a brand
 * fills in (`brand-look.ts`). The form is `HEX_COLOR` in `core/hex-color.ts`, the message
 * `brandMessages.color` (`messages.ts`).
 */
export const hexColor = z
  .string(brandMessages.color)
  .check(z.trim(), z.toLowerCase(), z.regex(HEX_COLOR, brandMessages.color));
