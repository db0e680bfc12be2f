import type { PhonedThing } from "../facts/phoned-steps.ts";
import type { FirstStep } from "../facts/first-steps.ts";
import type { StepKind } from "../facts/step-kinds.ts";
import type { Address } from "./grammar.ts";

/** Calls by telephone for a first step of the business's own, an appointment or a quote. */
interface PhonedCalls extends Readonly<Record<PhonedThing, readonly string[]>> {
  readonly book: readonly string[];
  readonly request: readonly string[];
}

/**
 * Templates of a call with the company and without it, for ads that name the company already.
 * `whatsapp-calls.ts` has such calls, too.
 * @param company the placeholder of the company, with its preposition if it needs one
 */
export const withAndWithoutName = (call: string, rest: string, company = "{company}"): readonly string[] => [
  `${call} ${company} ${rest}.`,
  `${call} ${rest}.`,
];

const french = (call: string, your: string): PhonedCalls => ({
  book: withAndWithoutName(call, "pour réserver {your} {thing}"),
  request: withAndWithoutName(call, "pour {your} {thing}"),
  appointment: withAndWithoutName(call, "pour prendre rendez-vous"),
  quote: withAndWithoutName(call, `pour ${your} devis`),
});
const spanish = (call: string, your: string): PhonedCalls => ({
  book: withAndWithoutName(call, "para reservar {your} {thing}", "{to}"),
  request: withAndWithoutName(call, "para pedir {your} {thing}", "{to}"),
  appointment: withAndWithoutName(call, "para pedir {word}", "{to}"),
  quote: withAndWithoutName(call, `para pedir ${your} presupuesto`, "{to}"),
});
const italian = (call: string): PhonedCalls => ({
  book: withAndWithoutName(call, "per fissare {the} {thing}"),
  request: withAndWithoutName(call, "per {your} {thing}"),
  appointment: withAndWithoutName(call, "per un appuntamento"),
  quote: withAndWithoutName(call, "per un preventivo"),
});
const portuguese = (call: string, book: string, ask: string, your: string): PhonedCalls => {
  const then = (rest: string) => [`${call} para {the company} e ${rest}.`, `${call} e ${rest}.`];
  return {
    book: then(`${book} {your} {thing}`),
    request: then(`${ask} {your} {thing}`),
    appointment: then(`${book} ${your} {word}`),
    quote: then(`${ask} um orçamento`),
  };
};
const german = (call: string, arrange: string, your: string, ask: string): PhonedCalls => ({
  book: [`${call} {at} an und ${arrange} {your} {thing}.`, `${call} an und ${arrange} {your} {thing}.`],
  request: [`${call} {at} an und ${ask} {your} {thing} an.`, `${call} an und ${ask} {your} {thing} an.`],
  appointment: [
    `${call} {at} an und ${arrange} ${your}en Termin.`,
    `${call} an und ${arrange} ${your}en Termin.`,
  ],
  quote: [`${call} {at} an und ${ask} ${your} Angebot an.`, `${call} an und ${ask} ${your} Angebot an.`],
});

/** By language, and by address where it differs from the usual one. */
const CALLS: Readonly<Record<string, Partial<Readonly<Record<Address | "usual", PhonedCalls>>>>> = {
  en: {
    usual: {
      book: withAndWithoutName("Call", "to book your {thing}"),
      request: withAndWithoutName("Call", "for your {thing}"),
      appointment: withAndWithoutName("Call", "for an appointment"),
      quote: withAndWithoutName("Call", "for a quote"),
    },
  },
  de: {
    usual: {
      book: ["{company} anrufen und {thing} vereinbaren.", "Anrufen und {thing} vereinbaren."],
      request: ["{company} anrufen und {thing} anfordern.", "Anrufen und {thing} anfordern."],
      appointment: ["{company} anrufen und Termin vereinbaren.", "Anrufen und Termin vereinbaren."],
      quote: ["{company} anrufen und Angebot anfordern.", "Anrufen und Angebot anfordern."],
    },
    formal: german("Rufen Sie", "vereinbaren Sie", "Ihr", "fordern Sie"),
    informal: german("Ruf", "vereinbare", "dein", "fordere"),
  },
  fr: { usual: french("Appelez", "votre"), informal: french("Appelle", "ton") },
  es: { usual: spanish("Llama", "tu"), formal: spanish("Llame", "su") },
  it: { usual: italian("Chiama"), formal: italian("Chiami") },
  pt: {
    usual: portuguese("Ligue", "marque", "peça", "a sua"),
    informal: portuguese("Liga", "marca", "pede", "a tua"),
  },
  nl: {
    usual: {
      book: withAndWithoutName("Bel", "voor {your} {thing}"),
      request: withAndWithoutName("Bel", "voor {your} {thing}"),
      appointment: withAndWithoutName("Bel", "voor een afspraak"),
      quote: withAndWithoutName("Bel", "voor een offerte"),
    },
  },
};

const BOOKED: readonly StepKind[] = ["book", "arrange"];
const ASKED: readonly StepKind[] = ["request", "quote"];

/**
 * Templates that ask for a first step by telephone, as `firstStepTemplates` (`first-step-calls.ts`)
 * fills them in: "Call {company} to book your {thing}."; null if the goals want it another way.
 */
export function phonedTemplates(
  { kind, phoned, name }: FirstStep,
  language: string,
  address: Address | null,
): readonly string[] | null {
  if (phoned === null) return null;
  const byAddress = CALLS[language];
  const calls = (address && byAddress?.[address]) ?? byAddress?.usual;
  if (calls === undefined) return null;
  if (kind === "phone" && phoned !== "step") return calls[phoned].map((call) => call.replace("{word}", name));
  if (BOOKED.includes(kind)) return calls.book;
  return ASKED.includes(kind) ? calls.request : null;
}
