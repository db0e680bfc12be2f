import type { VideoPhraseBook } from "../video-phrase-book.ts";
import { DE_PRODUCT_DEMO, DE_STORYTELLING, DE_TESTIMONIAL } from "./de-narration.ts";
import { DE_ANIMATION, DE_LIFESTYLE } from "./de-scenes.ts";

/** Voice-overs and on-screen texts in German. */
export const DE_VIDEO_PHRASE_BOOK: VideoPhraseBook = {
  beatSheets: {
    storytelling: DE_STORYTELLING,
    testimonial: DE_TESTIMONIAL,
    "product-demo": DE_PRODUCT_DEMO,
    lifestyle: DE_LIFESTYLE,
    animation: DE_ANIMATION,
  },
  firstPerson: /\b(?:wir|uns|unser\p{L}*)\b/iu,
  numberOnScreen: [
    "Die Nummer steht im Bild.",
    "Die Nummer steht hier auf dem Bildschirm.",
    "Die Nummer steht unten.",
  ],
  supers: {
    storytelling: ["Ein ganz normaler Tag.", "Irgendein Morgen.", "Irgendwann heute."],
    testimonial: ["Vor der Kamera gefragt", "Im Gespräch", "Aus erster Hand"],
    "product-demo": ["Vorher", "Ein genauer Blick", "Auf die Hände achten"],
    lifestyle: ["Guten Morgen.", "Heute ohne Plan.", "Irgendein Tag."],
    animation: ["Das ist ein Punkt.", "Da ist ein Hügel.", "Tag für Tag."],
  },
};
