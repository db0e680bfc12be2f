import { isFeminine, type StepGender, type StepKind } from "../facts/step-kinds.ts";
import type { Address } from "./grammar.ts";

/** Calls by telephone are in `phoned-calls.ts`. */
type Templates = Readonly<Record<Exclude<StepKind, "phone">, readonly string[]>>;

/**
 * How a language asks for a first step. `{thing}` is its name with the word for "free" if it costs
 * nothing and the day of an open day, `{your}` the possessive, `{the}` its Italian
 * article, `{by}` the company with its
 * preposition for a visit to the reader; the other names are those of `Calls`. `STEP_WORDS` has
 * one per language.
 */
interface StepWords {
  readonly usual: Templates;
  /** The calls for addresses that differ from the usual one. */
  readonly others: Partial<Readonly<Record<Address, Templates>>>;
  readonly your: (gender: StepGender, name: string, address: Address | null) => string;
  readonly free: (name: string, word: string, gender: StepGender) => string;
  /** "to the" before what readers come to, with the space after it. */
  readonly toThe?: (gender: StepGender, name: string) => string;
}

/** Nouns before which the French "ta" becomes "ton" and "la" loses its vowel. */
const VOWEL = /^[aeiouhéèêàâîïôûœy]/iu;

const same = (verb: string, today: string, company = "{at}"): readonly string[] => [
  `${verb} {your} {thing} ${company}.`,
  `${verb} {your} {thing}.`,
  `${verb} {your} {thing} ${today}.`,
];

const EN: Templates = {
  trial: ["Start your {thing} with {company}.", "Start your {thing}.", "Start your {thing} today."],
  period: ["Try {company} free for {thing}.", "Try it free for {thing}."],
  book: same("Book", "today"),
  arrange: same("Arrange", "today"),
  request: same("Ask for", "today"),
  quote: ["Get your {thing} from {company}.", "Get your {thing}.", "Ask for your {thing} today."],
  photo: ["Send {company} a photo for your quote.", "Send a photo for your quote."],
  come: ["Come to the {thing}.", "Join us at the {thing}."],
};

const german = (
  book: readonly string[],
  arrange: readonly string[],
  quote: readonly string[],
  photo: readonly string[],
  come: readonly string[],
): Templates => ({
  trial: ["Jetzt testen."],
  period: ["Jetzt {thing} kostenlos testen.", "{company} {thing} kostenlos testen."],
  book,
  arrange,
  request: quote,
  quote,
  photo,
  come,
});
const DE = german(
  ["{Thing} {at} buchen.", "Jetzt {thing} buchen.", "{Thing} buchen."],
  ["{Thing} {at} vereinbaren.", "Jetzt {thing} vereinbaren.", "{Thing} vereinbaren."],
  ["{Thing} {at} anfordern.", "Jetzt {thing} anfordern.", "{Thing} anfordern."],
  ["Foto senden und Angebot erhalten."],
  ["{ToThe}{thing} kommen."],
);
const ENDINGS = { masculine: "en", feminine: "e", neuter: "", feminines: "e" } as const;
const FREE_ENDINGS = { masculine: "en", feminine: "e", neuter: "es", feminines: "e" } as const;

/** A template for sending a photo to the company, and the same without its name. */
const sends = (photo: string) => [photo, photo.replace(" {to}", "")];

/** Templates that ask the company for something: "Demandez votre devis à {company}." */
const asksFor = (ask: string) => [`${ask} {your} {thing} {to}.`, `${ask} {your} {thing}.`];

const french = (book: string, ask: string, start: string, come: string, photo: string): Templates => ({
  trial: [`${start} {your} {thing}.`, `${start} {your} {thing} {at}.`],
  period: [],
  book: same(book, "dès aujourd’hui"),
  arrange: same(book, "dès aujourd’hui", "{by}"),
  request: asksFor(ask),
  quote: asksFor(ask),
  photo: sends(photo),
  come: [`${come} {toThe}{thing}.`],
});

const spanish = (book: string, ask: string, start: string, come: string, photo: string): Templates => ({
  trial: [`${start} {your} {thing}.`, `${start} {your} {thing} hoy.`],
  period: [],
  book: same(book, "hoy"),
  arrange: same(book, "hoy", "{by}"),
  request: asksFor(ask),
  quote: asksFor(ask),
  photo: sends(photo),
  come: [`${come} {toThe}{thing}.`],
});

const italian = (
  book: string,
  fix: string,
  ask: string,
  start: string,
  come: string,
  photo: string,
): Templates => ({
  trial: [`${start} {your} {thing}.`, `${start} {your} {thing} oggi.`],
  period: [],
  book: same(book, "oggi"),
  arrange: same(fix, "oggi", "{by}"),
  request: asksFor(ask),
  quote: asksFor(ask),
  photo: sends(photo),
  come: [`${come} {toThe}{thing}.`],
});

const portuguese = (book: string, ask: string, start: string, come: string, photo: string): Templates => ({
  trial: [`${start} {your} {thing}.`, `${start} hoje {your} {thing}.`],
  period: [],
  book: same(book, "hoje"),
  arrange: same(book, "hoje", "{by}"),
  request: asksFor(ask),
  quote: asksFor(ask),
  photo: sends(photo),
  come: [`${come} {toThe}{thing}.`],
});

const NL: Templates = {
  trial: ["Start {your} {thing}.", "Start vandaag {your} {thing}."],
  period: ["Probeer {company} {thing} gratis.", "Probeer het {thing} gratis."],
  book: ["Boek {your} {thing} {at}.", "Boek {your} {thing}.", "Boek vandaag {your} {thing}."],
  arrange: ["Plan {your} {thing} {at}.", "Plan {your} {thing}.", "Plan vandaag {your} {thing}."],
  request: ["Vraag een {thing} aan.", "Vraag een {thing} aan {at}."],
  quote: ["Vraag {your} {thing} aan.", "Vraag {your} {thing} aan {at}."],
  photo: ["Stuur {company} een foto voor {your} offerte.", "Stuur een foto voor {your} offerte."],
  come: ["Kom naar {toThe}{thing}."],
};

/**
 * The words with which each language asks for a first step, for `firstStepTemplates`
 * (`first-step-calls.ts`), which fills in its name.
 */
export const STEP_WORDS: Readonly<Record<string, StepWords>> = {
  en: { usual: EN, others: {}, your: () => "your", free: (name, word) => `${word} ${name}` },
  de: {
    usual: DE,
    others: {
      formal: german(
        ["Buchen Sie {your} {thing} {at}.", "Buchen Sie {your} {thing}."],
        ["Vereinbaren Sie {your} {thing} {at}.", "Vereinbaren Sie {your} {thing}."],
        ["Fordern Sie {your} {thing} {at} an.", "Fordern Sie {your} {thing} an."],
        ["Senden Sie uns ein Foto für Ihr Angebot.", "Senden Sie uns ein Foto."],
        ["Kommen Sie {toThe}{thing}."],
      ),
      informal: german(
        ["Buch dir {your} {thing} {at}.", "Buch dir {your} {thing}."],
        ["Vereinbare {your} {thing} {at}.", "Vereinbare {your} {thing}."],
        ["Fordere {your} {thing} {at} an.", "Fordere {your} {thing} an."],
        ["Schick uns ein Foto für dein Angebot.", "Schick uns ein Foto."],
        ["Komm {toThe}{thing}."],
      ),
    },
    your: (gender, _, address) => `${address === "formal" ? "Ihr" : "dein"}${ENDINGS[gender]}`,
    // "Gratis" is not declined and stands behind its noun.
    toThe: (gender) => (isFeminine(gender) ? "zur " : "zum "),
    free: (name, word, gender) =>
      word === "gratis" ? name : `${word.replace(/(?:e[nmrs]?)$/u, "")}${FREE_ENDINGS[gender]} ${name}`,
  },
  fr: {
    usual: french("Réservez", "Demandez", "Commencez", "Venez", "Envoyez une photo {to} pour votre devis."),
    others: {
      informal: french("Réserve", "Demande", "Commence", "Viens", "Envoie une photo {to} pour ton devis."),
    },
    your: (gender, name, address) =>
      address !== "informal" ? "votre" : isFeminine(gender) && !VOWEL.test(name) ? "ta" : "ton",
    toThe: (gender, name) =>
      gender === "feminines" ? "aux " : VOWEL.test(name) ? "à l’" : isFeminine(gender) ? "à la " : "au ",
    free: (name, word) => `${name} ${word}`,
  },
  es: {
    usual: spanish("Reserva", "Pide", "Empieza", "Ven", "Envía una foto {to} para tu presupuesto."),
    others: {
      formal: spanish("Reserve", "Pida", "Empiece", "Venga", "Envíe una foto {to} para su presupuesto."),
    },
    your: (_gender, _name, address) => (address === "formal" ? "su" : "tu"),
    toThe: (gender) => (isFeminine(gender) ? "a la " : "al "),
    free: (name, word) => `${name} ${word}`,
  },
  it: {
    usual: italian(
      "Prenota",
      "Fissa",
      "Richiedi",
      "Inizia",
      "Vieni",
      "Invia una foto {to} per il preventivo.",
    ),
    others: {
      formal: italian(
        "Prenoti",
        "Fissi",
        "Richieda",
        "Inizi",
        "Venga",
        "Invii una foto {to} per il preventivo.",
      ),
    },
    your: (gender, _name, address) =>
      address === "formal"
        ? isFeminine(gender)
          ? "la sua"
          : "il suo"
        : isFeminine(gender)
          ? "la tua"
          : "il tuo",
    toThe: (gender, name) => (VOWEL.test(name) ? "all’" : isFeminine(gender) ? "alla " : "al "),
    free: (name, word) => `${name} ${word}`,
  },
  pt: {
    usual: portuguese("Marque", "Peça", "Comece", "Venha", "Envie uma foto {to} e peça o orçamento."),
    others: {
      informal: portuguese("Marca", "Pede", "Começa", "Vem", "Envia uma foto {to} e pede o orçamento."),
    },
    your: (gender, _name, address) =>
      address === "informal"
        ? isFeminine(gender)
          ? "a tua"
          : "o teu"
        : isFeminine(gender)
          ? "a sua"
          : "o seu",
    toThe: (gender) => (isFeminine(gender) ? "à " : "ao "),
    free: (name, word) => `${name} ${word}`,
  },
  nl: {
    usual: NL,
    others: {},
    your: (_gender, _name, address) => (address === "formal" ? "uw" : "je"),
    toThe: (gender) => (gender === "neuter" ? "het " : "de "),
    free: (name, word) => `${word} ${name}`,
  },
};
