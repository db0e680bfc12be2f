import type { PhraseBook } from "../phrase-book.ts";
import { ES_CATEGORIES } from "./es-categories.ts";

/** Spanish connecting words. */
export const ES_PHRASE_BOOK: PhraseBook = {
  offers: ["{product} de {company}", "{product} en {company}"],
  introductions: {
    plain: ["{offer}.", "Con ustedes: {offer}."],
    withAudience: ["{offer}, para {audience}.", "{offer}, pensando en {audience}."],
    withLabel: ["{offer}. ¿Para quién? {audienceLabel}."],
  },
  answers: {
    plain: ["Nuestra respuesta: {offer}.", "Nuestra propuesta: {offer}.", "La idea: {offer}."],
    withAudience: [
      "Nuestra respuesta para {audience}: {offer}.",
      "Nuestra propuesta para {audience}: {offer}.",
    ],
    withLabel: ["Nuestra respuesta: {offer}. ¿Para quién? {audienceLabel}."],
  },
  openers: {
    plain: [
      "Toma nota: {offer}.",
      "Lo siguiente en la lista: {offer}.",
      "¿Curiosidad por {product}? Pregunta en {company}.",
      "Para tener a mano: {offer}.",
    ],
    withAudience: ["Una invitación para {audience}: {offer}.", "Una idea para {audience}: {offer}."],
    withLabel: [],
  },
  audience: {
    withAudience: ["Para {audience}.", "Pensando en {audience}."],
    withLabel: ["¿Para quién? {audienceLabel}."],
  },
  general: {
    pains: [
      "Otra pestaña, otra comparación, otro quizá.",
      "Hay cosas que pasan demasiado tiempo en la lista.",
      "Buscar es la parte cansada.",
    ],
    payoffs: ["Una mirada dice más que un anuncio largo.", "Hay cosas que se enseñan antes que explicarse."],
    closings: [
      "Échale un vistazo.",
      "¿Preguntas? Aquí estamos.",
      "Míralo y decide.",
      "Escríbenos cuando te venga bien.",
    ],
  },
  categories: ES_CATEGORIES,
  audienceCase: "lower",
  audiencePrefix: /^para(?:\s+|$)/iu,
};
