import { PRODUCT } from "./product.ts";

/** The picture that social networks show beside a link to the product: public/social-card.jpg, made by scripts/brand-images.ts. */
export const SOCIAL_IMAGE = {
  path: "/social-card.jpg",
  type: "image/jpeg",
  width: 1200,
  height: 630,
  alt: `${PRODUCT.name}: one brief becomes text ads, image ads and a video script`,
} as const;
