import { capitalizeFirst } from "../../language/letter-case.ts";
import { isUnwanted } from "./aimed-steps.ts";
import { FIELDS, type Brief } from "./brief.ts";
import { isForWriter, refersBack } from "./for-writer.ts";
import type { Lexicon } from "./lexicon.ts";
import { statementRanges } from "./mixed-lists.ts";
import { isLabeledGoal } from "./note-forms.ts";
import { readSentence } from "./notes.ts";
import { withoutMarkup } from "./unfit.ts";
import { isUrgent } from "./urgent.ts";
import type { ContactValue } from "./value.ts";
import { findValues } from "./values/find-values.ts";
import { findContacts } from "./values/numbers.ts";

/** Services on which people book or write without a number in the brief. */
const SERVICES =
  /(?<!\p{L})(?:(?<=(?:pelo|no|por|do|o) )(?:zap|zapzap|whats|wpp)|doctolib|booksy|treatwell|fresha|planity|thefork|opentable|resengo|calendly|whatsapp|instagram|messenger)(?!\p{L})(?![- ](?:support|groups?|gruppen?|groepen?|grupos?|groupes?|grupp[oi]|updates?|chat))/giu;

/** Sentences with "zap" or "whats" that are not for customers: "Não atendo pelo whats". */
const NOT_FOR_ALL =
  /(?<!\p{L})(?:n[ãa]o|nem|nunca|don[oa]s?|fornecedor\p{L}*|aprov\p{L}+|o texto)(?!\p{L}).*(?<!\p{L})(?:zap|zapzap|whats|wpp)(?!\p{L})|(?<!\p{L})(?:zap|zapzap|whats|wpp) d[oae] (?:don[oa]|meu|minha)(?!\p{L})|(?<!\p{L})(?:zap|whats) .*(?:aprov\p{L}+|fornecedor\p{L}*)(?!\p{L})/iu;

/**
 * A way to reach the business that the brief names, as an ad can print it. `readContacts` makes it;
 * `channelOf` (`ads/channel.ts`) selects the one for calls to action and end cards.
 */
export interface Contact {
  readonly type: ContactValue["type"] | "service";
  /** As typed, with the word before a number that says how: "WhatsApp 612 345 678". */
  readonly text: string;
  /** The same without that word: "612 345 678". */
  readonly bare: string;
  /** The sentence that names it, which often says what for: "Reservations at 555-0134". */
  readonly sentence: string;
  /** Whether the goals name it, whose sentence is not for readers: "More calls to 555-0134". */
  readonly isAimed: boolean;
}

/** How a call names a service: "por WhatsApp"; "via WhatsApp" in other languages. */
const BY: Readonly<Record<string, string>> = { es: "por", pt: "pelo" };
const SPELLED: Readonly<Record<string, string>> = {
  whatsapp: "WhatsApp",
  whats: "WhatsApp",
  wpp: "WhatsApp",
  zap: "WhatsApp",
  zapzap: "WhatsApp",
  sms: "SMS",
  thefork: "TheFork",
  opentable: "OpenTable",
};
/** Ways to write to a number, which belong to it. */
const WRITTEN = /(?<!\p{L})(?:whats ?app|sms|text|app|signal|telegram)(?= ?:? ?$)/iu;

/** Sentences about contacts that not every customer needs, in all languages. */
const FOR_FEW =
  /(?<!\p{L})(?:emergenc(?:y|ies)|out of hours|to cancel|cancellations?|english[ -]speak\p{L}+|in english|notf[aä]ll\p{L}*|absagen|stornier\p{L}*|auf englisch|urgences?|annul\p{L}+|en anglais|urgencias?|para (?:anular|cancelar)|en inglés|urgenz[ae]|per disdire|disdett\p{L}+|in inglese|emergências?|para cancelar|em inglês|spoed\p{L}*|noodgeval\p{L}*|annuler\p{L}*|afzeg\p{L}*|in het engels)(?!\p{L})/iu;

const CONTACT_WORD =
  "(?:tel\\p{L}*|tél\\p{L}*|phone|number|\\p{L}*nummer|numéro|num|número|numero|whats ?app|website|web)";
const SHOW =
  "(?:show|put|include|add|mention|display|mettre|mettez|indiquer|indiquez|afficher|poner|pon|poned|incluir|indicar|mettere|mettete|inserire|indicare|pôr|ponha|colocar|coloque|vermeld\\p{L}*|zet|zetten|noem\\p{L}*)";
/** Orders to the writer to show a number: "mettre le tel bien visible 04 65 71 22 08". */
const TO_SHOW = new RegExp(
  `(?<!\\p{L})${SHOW}(?: (?!to )\\p{L}+){0,3} ${CONTACT_WORD}(?!\\p{L})|(?<!\\p{L})${CONTACT_WORD}(?!\\p{L}).* (?:nennen|zeigen|angeben|rein)(?!\\p{L})`,
  "iu",
);
const NOT_TO = new RegExp(
  `(?<!\\p{L})(?:not|never|don[’']?t|no|nunca|ne|pas|non|mai|não|nao|niet|nooit|geen)(?: \\p{L}+){0,2} ${SHOW}(?!\\p{L})|(?<!\\p{L})(?:nicht|nie|kein\\p{L}*) (?:nennen|zeigen|angeben|rein)(?!\\p{L})`,
  "iu",
);
/** Numbers for the writer: "Bei Rückfragen 0171 ...", "text the draft to my mobile". */
const FOR_WRITER =
  /(?<!\p{L})(?:rückfragen|fragen|questions?|quer(?:y|ies)|dudas|domande|dúvidas|vragen|draft|proof|entwurf|épreuve|borrador|bozza|rascunho|concept)(?!\p{L})/iu;

/** What customers do by a contact, or what it is for. */
const BY_CUSTOMERS =
  /(?<!\p{L})(?:call(?:s|ing)?|ring|phone|text|txt|agendar|agendamentos?|book\p{L}*|order\p{L}*|enquir\p{L}+|inquir\p{L}+|quotes?|sign-?ups?|reserv\p{L}*|réserv\p{L}*|appel\p{L}*|devis|rendez-vous|inscri\p{L}+|llam\p{L}+|pid\p{L}+|pedir|cita\p{L}*|presupuesto\p{L}*|mensaje\p{L}*|chiam\p{L}*|prenot\p{L}*|preventiv\p{L}*|lig(?:ue|ar|uem)|marca\p{L}+|pedidos?|orçamento\p{L}*|bel(?:len|t)|boek\p{L}*|aanmeld\p{L}*|meld\p{L}*|afspra\p{L}+|offerte\p{L}*|anruf\p{L}*|anfrag\p{L}*|anmeld\p{L}*|buch\p{L}*|termin\p{L}*|bestell\p{L}*|aufträge|matriculas?|prove|foto\p{L}*|photos?|pics?)(?!\p{L})/iu;
/** Who or what a contact of the owner's own is for: approval, reports, the bill. */
const OF_OWNER =
  /(?<!\p{L})(?:me|mir|mich|moi|mij|\p{L}+temi|approv\p{L}+|aprov\p{L}+|wife|sister|husband|agência|agentur|agence|fertig|ready|listo|pronto|klaar|done|prête?|validation|sign-?off|freigab\p{L}+|campaign|kampagne|campagne|campaña|campagna|campanha|reports?|invoices?|rechnung|facture|factura|fattura|fatura|factuur|valider|aprobar|ansprechpartner\p{L}*|unclear|writer|agency)(?!\p{L})/iu;

/** Customers write by a service: "farmi scrivere su whatsapp". */
const WRITTEN_TO =
  /(?<!\p{L})(?:scrivere|scrivano|schreiben|écrire|écrivent|escribir|escriban|escrever|escrevam|schrijven|appen|messages?|nachrichten|mensajes?|mensagens|messaggi)(?!\p{L}).*whats/iu;

/** Whether the contact of a goal is for customers: "Get people to ring us. 01544 555 018". */
const isAimedAt = (goal: string, before: string) =>
  !FOR_WRITER.test(goal) &&
  !OF_OWNER.test(goal) &&
  !isUnwanted(goal) &&
  (BY_CUSTOMERS.test(goal) ||
    WRITTEN_TO.test(goal) ||
    (!/\p{L}/u.test(goal) && BY_CUSTOMERS.test(before) && !OF_OWNER.test(before)));

/** Whether a sentence asks the writer to print the number that it names. */
const asksToShow = (sentence: string) =>
  TO_SHOW.test(sentence) && !NOT_TO.test(sentence) && !FOR_WRITER.test(sentence);

/** The contacts for all customers; all of them if there is no such contact. */
function forCustomers(contacts: Contact[], { companyName, productName }: Brief): Contact[] {
  if (isUrgent(`${companyName} ${productName}`)) return contacts;
  const main = contacts.filter(({ sentence }) => !FOR_FEW.test(sentence));
  return main.length > 0 ? main : contacts;
}

/**
 * Telephone numbers, addresses and services such as WhatsApp in the statements and goals of a
 * brief, in its order; those in notes to the writer are left out (`notes.ts`, `for-writer.ts`)
 * unless the note asks to show them, and those for emergencies, cancellations or other languages if
 * there is another (`FOR_FEW` here). `readFacts` calls it; the patterns of numbers and addresses
 * are in `values/numbers.ts`, the services here.
 */
export function readContacts(brief: Brief, lexicon: Lexicon): Contact[] {
  const contacts = FIELDS.flatMap(([field, role]) => {
    if (role !== "statements" && role !== "details" && role !== "goals") return [];
    const text = withoutMarkup(brief[field] ?? "");
    const sentences = statementRanges(text, field, findValues(field, text, lexicon), lexicon).map(
      ({ start, end }) => text.slice(start, end),
    );
    const isAimed = role === "goals";
    return sentences.flatMap((sentence, index) => {
      const { kind } = readSentence(sentence, field, lexicon);
      // The number of a goal is for customers: "Bookings by WhatsApp, 910 000 142".
      const isForCustomers = isAimed || isLabeledGoal(sentence) || asksToShow(sentence);
      if ((kind === "note" && !isForCustomers) || kind === "audience") return [];
      // "My number is 0117 496 0555, don't print it."
      if (role !== "statements" && isForWriter(sentence) && !asksToShow(sentence)) return [];
      if (isAimed && !isAimedAt(sentence, sentences[index - 1] ?? "")) return [];
      if (refersBack(sentences[index + 1] ?? "")) return [];
      const found = findContacts(sentence);
      const isPrivate = lexicon.language === "pt" && NOT_FOR_ALL.test(sentence);
      const services =
        found.length > 0 || isPrivate ? [] : Array.from(sentence.matchAll(SERVICES), ([name]) => name);
      return [
        ...found.map(({ type, start: from, end: to }): Contact => {
          const typed = sentence.slice(from, to);
          const way = type === "phone" ? WRITTEN.exec(sentence.slice(0, from))?.[0] : undefined;
          const said = way && (SPELLED[way.toLowerCase().replace(" ", "")] ?? way);
          const named = said === undefined ? typed : `${said} ${typed}`;
          return { type, sentence, text: named, bare: typed, isAimed };
        }),
        ...services.slice(0, 1).map((name): Contact => {
          const spelled = SPELLED[name.toLowerCase()] ?? capitalizeFirst(name);
          const text = `${BY[lexicon.language] ?? "via"} ${spelled}`;
          return { type: "service", sentence, text, bare: text, isAimed };
        }),
      ];
    });
  });
  return forCustomers(contacts, brief);
}
