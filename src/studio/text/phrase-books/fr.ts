import type { PhraseBook } from "../phrase-book.ts";
import { FR_CATEGORIES } from "./fr-categories.ts";

/**
 * "par" and "chez" need no elision or contraction before any name. French has a no-break space
 * before : and ?.
 */
export const FR_PHRASE_BOOK: PhraseBook = {
  offers: ["{product} par {company}", "{product} chez {company}"],
  introductions: {
    plain: ["{offer}.", "À découvrir : {offer}."],
    withAudience: ["{offer}, pour {audience}.", "{offer}. Une attention pour {audience}."],
    withLabel: ["{offer}. Pour qui ? {audienceLabel}."],
  },
  answers: {
    plain: ["Notre réponse : {offer}.", "Notre idée : {offer}.", "Une piste : {offer}."],
    withAudience: ["Notre réponse pour {audience} : {offer}.", "Notre idée pour {audience} : {offer}."],
    withLabel: ["Notre réponse : {offer}. Pour qui ? {audienceLabel}."],
  },
  openers: {
    plain: [
      "À mettre sur la liste : {offer}.",
      "Envie d'essayer ? {offer}.",
      "Prochain arrêt : {offer}.",
      "Une question sur {product} ? Il suffit de demander chez {company}.",
    ],
    withAudience: ["Une invitation pour {audience} : {offer}.", "Une idée pour {audience} : {offer}."],
    withLabel: [],
  },
  audience: { withAudience: ["Pour {audience}."], withLabel: ["Pour qui ? {audienceLabel}."] },
  colon: " : ",
  general: {
    pains: [
      "Encore un onglet, encore un comparatif, encore un peut-être.",
      "Certaines choses restent trop longtemps sur la liste.",
      "Chercher, c'est la partie fatigante.",
    ],
    payoffs: [
      "Un coup d’œil en dit plus qu’une longue annonce.",
      "Certaines choses se montrent mieux qu’elles ne se décrivent.",
    ],
    closings: [
      "À voir de plus près.",
      "Des questions ? Parlons-en.",
      "À chacun d'en juger.",
      "Au plaisir d'en parler.",
    ],
  },
  categories: FR_CATEGORIES,
  audienceCase: "lower",
  audiencePrefix: /^pour(?:\s+|$)/iu,
};
