/** Styles of an image ad, in the order in which the form offers them. */
export const IMAGE_STYLES = ["modern", "bold", "corporate", "playful", "luxury"] as const;
export type ImageStyle = (typeof IMAGE_STYLES)[number];
