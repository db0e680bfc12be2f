import type { VideoPhraseBook } from "../video-phrase-book.ts";
import { ES_PRODUCT_DEMO, ES_STORYTELLING, ES_TESTIMONIAL } from "./es-narration.ts";
import { ES_ANIMATION, ES_LIFESTYLE } from "./es-scenes.ts";

/** Voice-overs and on-screen texts in Spanish. */
export const ES_VIDEO_PHRASE_BOOK: VideoPhraseBook = {
  beatSheets: {
    storytelling: ES_STORYTELLING,
    testimonial: ES_TESTIMONIAL,
    "product-demo": ES_PRODUCT_DEMO,
    lifestyle: ES_LIFESTYLE,
    animation: ES_ANIMATION,
  },
  firstPerson: /(?<!\p{L})(?:nosotr[oa]s|nos|nuestr[oa]s?)(?!\p{L})/iu,
  numberOnScreen: ["El número está en pantalla.", "Tienes el número en la pantalla.", "El número, abajo."],
  supers: {
    storytelling: ["Un día cualquiera.", "Una mañana más.", "Algún momento de hoy."],
    testimonial: ["Una pregunta ante la cámara", "Una conversación", "De viva voz"],
    "product-demo": ["Antes", "Más de cerca", "Fíjate en las manos"],
    lifestyle: ["Buenos días.", "Hoy, sin plan.", "Un día cualquiera."],
    animation: ["Este es un punto.", "Hay una colina.", "Día tras día."],
  },
};
