/**
 * Styles of image ads, in the order of the forms. Each has a name in `image.copy.ts`, a prompt in
 * `prompt.ts` and templates in the studio; the compiler checks that.
 */
export const IMAGE_STYLES = ["modern", "bold", "corporate", "playful", "luxury"] as const;

/**
 * Id of a visual style of image ads; `studio/image/templates/layout-templates.ts` lists its
 * templates, `palettes/palettes.ts` its colors; names: `image.copy.ts`.
 */
export type ImageStyle = (typeof IMAGE_STYLES)[number];
/**
 * Style of an empty image ad form (`image-tool.tsx`), of a request without one, and of a brand's
 * preview (`modules/brands/preview.service.ts`) before one is chosen.
 */
export const DEFAULT_IMAGE_STYLE: ImageStyle = "modern";

/**
 * Value of the color field until the user chooses a color (`brand-fields.tsx`), and of requests
 * without one; `chosenColor` (`image.ts`), sketches of styles and the picker of brands read it as
 * "none chosen".
 */
export const DEFAULT_PRIMARY_COLOR = "#000000";
