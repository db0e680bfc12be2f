import type { VideoPhraseBook } from "../video-phrase-book.ts";
import { EN_ANIMATION } from "./en-animation.ts";
import { EN_LIFESTYLE } from "./en-lifestyle.ts";
import { EN_PRODUCT_DEMO } from "./en-product-demo.ts";
import { EN_STORYTELLING } from "./en-storytelling.ts";
import { EN_TESTIMONIAL } from "./en-testimonial.ts";

/** Voice-overs and on-screen texts in English. */
export const EN_VIDEO_PHRASE_BOOK: VideoPhraseBook = {
  beatSheets: {
    storytelling: EN_STORYTELLING,
    testimonial: EN_TESTIMONIAL,
    "product-demo": EN_PRODUCT_DEMO,
    lifestyle: EN_LIFESTYLE,
    animation: EN_ANIMATION,
  },
  firstPerson: /\b(?:we|us|our|ours)\b/iu,
  numberOnScreen: [
    "The number is on your screen.",
    "The number is right there on the screen.",
    "The number is on screen.",
  ],
  supers: {
    storytelling: ["An ordinary day.", "It could be any morning.", "Some time today."],
    testimonial: ["A conversation with a customer", "Asked on camera", "A customer, unscripted"],
    "product-demo": ["Before", "A closer look", "Watch the hands"],
    lifestyle: ["Good morning.", "Today, no plan.", "Any day now."],
    animation: ["This is a dot.", "There is a hill.", "Day after day."],
  },
};
