import type { VideoPhraseBook } from "../video-phrase-book.ts";
import { FR_PRODUCT_DEMO, FR_STORYTELLING, FR_TESTIMONIAL } from "./fr-narration.ts";
import { FR_ANIMATION, FR_LIFESTYLE } from "./fr-scenes.ts";

/** Voice-overs and on-screen texts in French. */
export const FR_VIDEO_PHRASE_BOOK: VideoPhraseBook = {
  beatSheets: {
    storytelling: FR_STORYTELLING,
    testimonial: FR_TESTIMONIAL,
    "product-demo": FR_PRODUCT_DEMO,
    lifestyle: FR_LIFESTYLE,
    animation: FR_ANIMATION,
  },
  firstPerson: /(?<!\p{L})(?:nous|notre|nos)(?!\p{L})/iu,
  numberOnScreen: ["Le numéro est à l'écran.", "Le numéro s'affiche à l'écran.", "Le numéro, en bas."],
  supers: {
    storytelling: ["Une journée ordinaire.", "Un matin comme un autre.", "Un jour, aujourd'hui."],
    testimonial: ["Question posée face caméra", "Une conversation", "De vive voix"],
    "product-demo": ["Avant", "Regardons de près", "Regardez les mains"],
    lifestyle: ["Bonjour.", "Aujourd'hui, pas de plan.", "Un jour quelconque."],
    animation: ["Voici un point.", "Il y a une colline.", "Jour après jour."],
  },
};
