import { PRODUCT } from "./product.ts";

/**
 * Open Graph image of all public pages, `public/social-card.jpg`; `scripts/brand-images.ts` draws
 * it, `page-head.ts` and `structured-data.ts` in `server/http/pages` name it.
 */
export const SOCIAL_IMAGE = {
  path: "/social-card.jpg",
  type: "image/jpeg",
  width: 1200,
  height: 630,
  alt: `${PRODUCT.name}: one brief becomes text ads, image ads and a video script`,
} as const;
