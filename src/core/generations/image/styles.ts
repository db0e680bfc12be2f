/** Styles of image ads, in the order of the form. */
export const IMAGE_STYLES = ["modern", "bold", "corporate", "playful", "luxury"] as const;

/** Id of a visual style; templates in `studio/image/templates` draw it. */
export type ImageStyle = (typeof IMAGE_STYLES)[number];
/** Style of an empty form. */
export const DEFAULT_IMAGE_STYLE: ImageStyle = "modern";
