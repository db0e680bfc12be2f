import type { VideoBook } from "../video-book.ts";
import { DE_ANIMATION, DE_LIFESTYLE } from "./de-played.ts";
import { DE_PRODUCT_DEMO, DE_STORYTELLING, DE_TESTIMONIAL } from "./de-told.ts";

export const DE: VideoBook = {
  voices: {
    storytelling: DE_STORYTELLING,
    testimonial: DE_TESTIMONIAL,
    "product-demo": DE_PRODUCT_DEMO,
    lifestyle: DE_LIFESTYLE,
    animation: DE_ANIMATION,
  },
  ownVoice: /\b(?:wir|uns|unser\p{L}*)\b/iu,
  readContact: [
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
