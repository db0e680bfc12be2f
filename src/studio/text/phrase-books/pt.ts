import type { PhraseBook } from "../phrase-book.ts";
import { PT_SCENES } from "./pt-scenes.ts";

/** Wording that reads right in Portugal and Brazil; "por" needs no article and so no gender of the name. */
export const PT: PhraseBook = {
  offers: ["{product} por {company}", "{product} com a assinatura {company}"],
  presents: {
    plain: ["{offer}.", "Fica a sugestão: {offer}."],
    to: ["{offer}, para {audience}.", "{offer}, pensando em {audience}."],
    label: ["{offer}. Para quem? {audienceLabel}."],
  },
  answers: {
    plain: ["A nossa resposta: {offer}.", "A nossa proposta: {offer}.", "Uma ideia: {offer}."],
    to: ["A nossa resposta para {audience}: {offer}.", "A nossa proposta para {audience}: {offer}."],
    label: ["A nossa resposta: {offer}. Para quem? {audienceLabel}."],
  },
  openers: {
    plain: [
      "Para pôr na lista: {offer}.",
      "A seguir na lista: {offer}.",
      "Para ter sempre à mão: {offer}.",
      "Apresentamos {offer}.",
    ],
    to: ["Um convite para {audience}: {offer}.", "Uma ideia para {audience}: {offer}."],
    label: [],
  },
  audience: { to: ["Para {audience}.", "Pensando em {audience}."], label: ["Para quem? {audienceLabel}."] },
  general: {
    pains: [
      "Mais uma aba, mais uma comparação, mais um talvez.",
      "Há coisas que ficam tempo demais na lista.",
      "Procurar é a parte cansativa.",
    ],
    joys: [
      "Um olhar diz mais do que um anúncio longo.",
      "Há coisas mais fáceis de mostrar do que de descrever.",
    ],
    closings: ["É ver e decidir.", "Dúvidas? É só perguntar.", "Venha conhecer.", "Vamos conversar."],
  },
  scenes: PT_SCENES,
  audienceCase: "lower",
  audiencePrefix: /^para(?:\s+|$)/iu,
};
