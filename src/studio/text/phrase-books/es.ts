import type { PhraseBook } from "../phrase-book.ts";
import { ES_SCENES } from "./es-scenes.ts";

export const ES: PhraseBook = {
  offers: ["{product} de {company}", "{product} en {company}"],
  presents: {
    plain: ["{offer}.", "Con ustedes: {offer}."],
    to: ["{offer}, para {audience}.", "{offer}, pensando en {audience}."],
    label: ["{offer}. ¿Para quién? {audienceLabel}."],
  },
  answers: {
    plain: ["Nuestra respuesta: {offer}.", "Nuestra propuesta: {offer}.", "La idea: {offer}."],
    to: ["Nuestra respuesta para {audience}: {offer}.", "Nuestra propuesta para {audience}: {offer}."],
    label: ["Nuestra respuesta: {offer}. ¿Para quién? {audienceLabel}."],
  },
  openers: {
    plain: [
      "Toma nota: {offer}.",
      "Lo siguiente en la lista: {offer}.",
      "¿Curiosidad por {product}? Pregunta en {company}.",
      "Para tener a mano: {offer}.",
    ],
    to: ["Una invitación para {audience}: {offer}.", "Una idea para {audience}: {offer}."],
    label: [],
  },
  audience: { to: ["Para {audience}.", "Pensando en {audience}."], label: ["¿Para quién? {audienceLabel}."] },
  general: {
    pains: [
      "Otra pestaña, otra comparación, otro quizá.",
      "Hay cosas que pasan demasiado tiempo en la lista.",
      "Buscar es la parte cansada.",
    ],
    joys: ["Una mirada dice más que un anuncio largo.", "Hay cosas que se enseñan antes que explicarse."],
    closings: [
      "Échale un vistazo.",
      "¿Preguntas? Aquí estamos.",
      "Míralo y decide.",
      "Escríbenos cuando te venga bien.",
    ],
  },
  scenes: ES_SCENES,
  audienceCase: "lower",
  audiencePrefix: /^para(?:\s+|$)/iu,
};
