import type { PhraseBook } from "../phrase-book.ts";
import { PT_CATEGORIES } from "./pt-categories.ts";

/**
 * Wording that reads right in Portugal and Brazil; "por" needs no article and so no gender of the
 * name.
 */
export const PT_PHRASE_BOOK: PhraseBook = {
  offers: ["{product} por {company}", "{product} com a assinatura {company}"],
  introductions: {
    plain: ["{offer}.", "Fica a sugestão: {offer}."],
    withAudience: ["{offer}, para {audience}.", "{offer}, pensando em {audience}."],
    withLabel: ["{offer}. Para quem? {audienceLabel}."],
  },
  answers: {
    plain: ["A nossa resposta: {offer}.", "A nossa proposta: {offer}.", "Uma ideia: {offer}."],
    withAudience: [
      "A nossa resposta para {audience}: {offer}.",
      "A nossa proposta para {audience}: {offer}.",
    ],
    withLabel: ["A nossa resposta: {offer}. Para quem? {audienceLabel}."],
  },
  openers: {
    plain: [
      "Para pôr na lista: {offer}.",
      "A seguir na lista: {offer}.",
      "Para ter sempre à mão: {offer}.",
      "Apresentamos {offer}.",
    ],
    withAudience: ["Um convite para {audience}: {offer}.", "Uma ideia para {audience}: {offer}."],
    withLabel: [],
  },
  audience: {
    withAudience: ["Para {audience}.", "Pensando em {audience}."],
    withLabel: ["Para quem? {audienceLabel}."],
  },
  general: {
    pains: [
      "Mais uma aba, mais uma comparação, mais um talvez.",
      "Há coisas que ficam tempo demais na lista.",
      "Procurar é a parte cansativa.",
    ],
    payoffs: [
      "Um olhar diz mais do que um anúncio longo.",
      "Há coisas mais fáceis de mostrar do que de descrever.",
    ],
    closings: ["É ver e decidir.", "Dúvidas? É só perguntar.", "Venha conhecer.", "Vamos conversar."],
  },
  categories: PT_CATEGORIES,
  audienceCase: "lower",
  audiencePrefix: /^para(?:\s+|$)/iu,
};
