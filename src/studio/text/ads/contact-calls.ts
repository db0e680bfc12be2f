import type { Contact } from "../facts/contacts.ts";
import type { ContactCalls } from "./contact-ways.ts";
import { DE_CONTACT_CALLS } from "./de.contact-calls.ts";
import type { Address, Calls } from "./grammar.ts";

/** By language. */
const CALLS: Readonly<Record<string, ContactCalls>> = {
  en: {
    phone: {
      book: [
        "To book {your} {noun} {at}, call {contact}.",
        "To book {your} {noun}, call {contact}.",
        "To book, call {company} {on} {contact}.",
        "To book, call {contact}.",
      ],
      order: ["To order, call {company} {on} {contact}.", "To order, call {contact}."],
      quote: ["For a quote, call {company} {on} {contact}.", "For a quote, call {contact}."],
      signup: ["To sign up, call {company} {on} {contact}.", "To sign up, call {contact}."],
      call: [
        "Call {company} about {noun}: {contact}.",
        "Call {company} {on} {contact}.",
        "Call us {on} {contact}.",
      ],
      any: ["Call {company} {on} {contact}.", "Call us {on} {contact}.", "Call {contact}."],
    },
    message: {
      book: ["Book {at} by {way}: {contact}.", "Book by {way}: {contact}."],
      order: ["Order from {company} by {way}: {contact}.", "Order by {way}: {contact}."],
      quote: ["Ask {company} for a quote by {way}: {contact}.", "Ask for a quote by {way}: {contact}."],
      any: ["Message {company} by {way}: {contact}.", "Message us by {way}: {contact}."],
    },
    email: {
      book: ["To book {your} {noun} {at}, email {contact}.", "To book, email {contact}."],
      quote: ["For a quote, email {contact}."],
      signup: ["To sign up, email {contact}."],
      any: ["Email {company}: {contact}.", "Email {contact}."],
    },
    handle: { any: ["Message {company}: {contact}.", "Message {contact}."] },
  },
  de: DE_CONTACT_CALLS,
  fr: {
    phone: {
      book: [
        "Réservez {your} {noun} {at} : {contact}.",
        "Réservez {at} : {contact}.",
        "Prenez rendez-vous {at} au {contact}.",
        "Réservez au {contact}.",
      ],
      order: ["Commandez {your} {noun} {at} : {contact}.", "Commandez au {contact}."],
      quote: ["Demandez un devis {to} : {contact}.", "Demandez votre devis au {contact}."],
      signup: ["Inscrivez-vous {at} au {contact}.", "Inscrivez-vous au {contact}."],
      any: ["Appelez {company} au {contact}.", "Appelez le {contact}."],
    },
    message: {
      book: ["Réservez {at} par {way} : {contact}.", "Réservez par {way} : {contact}."],
      any: ["Écrivez {to} par {way} : {contact}.", "Écrivez-nous par {way} : {contact}."],
    },
    email: { any: ["Écrivez {to} : {contact}.", "Écrivez à {contact}."] },
    informal: {
      phone: {
        book: ["Réserve {at} au {contact}.", "Réserve au {contact}."],
        order: ["Commande {at} au {contact}.", "Commande au {contact}."],
        quote: ["Demande un devis {to} : {contact}."],
        signup: ["Inscris-toi {at} au {contact}.", "Inscris-toi au {contact}."],
        any: ["Appelle {company} au {contact}.", "Appelle le {contact}."],
      },
      message: { any: ["Écris {to} par {way} : {contact}.", "Écris-nous par {way} : {contact}."] },
      email: { any: ["Écris {to} : {contact}.", "Écris à {contact}."] },
    },
  },
  es: {
    phone: {
      book: [
        "Reserva {your} {noun} {at}: {contact}.",
        "Reserva {at}: {contact}.",
        "Reserva en el {contact}.",
      ],
      order: ["Haz tu pedido en el {contact}."],
      quote: ["Pide presupuesto {to}: {contact}.", "Pide presupuesto en el {contact}."],
      signup: ["Apúntate en el {contact}."],
      any: ["Llama {to}: {contact}.", "Llama al {contact}."],
    },
    message: {
      book: ["Reserva {at} por {way}: {contact}.", "Reserva por {way}: {contact}."],
      quote: ["Pide presupuesto {to} por {way}: {contact}.", "Pide presupuesto por {way}: {contact}."],
      any: ["Escribe {to} por {way}: {contact}.", "Escríbenos por {way}: {contact}."],
    },
    email: { any: ["Escribe {to}: {contact}.", "Escribe a {contact}."] },
    formal: {
      phone: {
        book: [
          "Reserve {your} {noun} {at}: {contact}.",
          "Reserve {at}: {contact}.",
          "Reserve en el {contact}.",
        ],
        order: ["Haga su pedido en el {contact}."],
        quote: ["Pida presupuesto {to}: {contact}.", "Pida presupuesto en el {contact}."],
        signup: ["Apúntese en el {contact}."],
        any: ["Llame {to}: {contact}.", "Llame al {contact}."],
      },
      message: { any: ["Escriba {to} por {way}: {contact}.", "Escríbanos por {way}: {contact}."] },
      email: { any: ["Escriba {to}: {contact}.", "Escriba a {contact}."] },
    },
  },
  it: {
    phone: {
      book: ["Prenota {your} {noun} {at}: {contact}.", "Prenota {at}: {contact}."],
      order: ["Ordina {your} {noun} {at}: {contact}.", "Ordina {at}: {contact}."],
      quote: ["Chiedi un preventivo {to}: {contact}.", "Chiedi un preventivo: {contact}."],
      any: ["Chiama {company}: {contact}.", "Chiamaci: {contact}."],
    },
    message: {
      book: ["Prenota {at} su {way}: {contact}.", "Prenota su {way}: {contact}."],
      any: ["Scrivi {to} su {way}: {contact}.", "Scrivici su {way}: {contact}."],
    },
    email: { any: ["Scrivi {to}: {contact}.", "Scrivi a {contact}."] },
    formal: {
      phone: {
        book: ["Prenoti {your} {noun} {at}: {contact}.", "Prenoti {at}: {contact}."],
        order: ["Ordini {at}: {contact}."],
        quote: ["Chieda un preventivo {to}: {contact}.", "Chieda un preventivo: {contact}."],
        any: ["Chiami {company}: {contact}.", "Ci chiami: {contact}."],
      },
      message: { any: ["Scriva {to} su {way}: {contact}.", "Ci scriva su {way}: {contact}."] },
      email: { any: ["Scriva {to}: {contact}.", "Scriva a {contact}."] },
    },
  },
  pt: {
    phone: {
      book: ["Marque {with}: {contact}.", "Reserve pelo {contact}."],
      order: ["Encomende pelo {contact}."],
      quote: ["Peça orçamento {to}: {contact}.", "Peça orçamento pelo {contact}."],
      signup: ["Inscreva-se pelo {contact}."],
      any: ["Ligue {to}: {contact}.", "Ligue para o {contact}."],
    },
    message: {
      book: ["Marque {with} por {way}: {contact}.", "Reserve por {way}: {contact}."],
      quote: ["Peça orçamento {to} por {way}: {contact}.", "Peça orçamento por {way}: {contact}."],
      any: ["Fale {with} por {way}: {contact}.", "Mande mensagem por {way}: {contact}."],
    },
    email: { any: ["Escreva para {contact}."] },
    informal: {
      phone: {
        book: ["Marca {with}: {contact}.", "Reserva pelo {contact}."],
        order: ["Encomenda pelo {contact}."],
        quote: ["Pede orçamento {to}: {contact}.", "Pede orçamento pelo {contact}."],
        signup: ["Inscreve-te pelo {contact}."],
        any: ["Liga {to}: {contact}.", "Liga para o {contact}."],
      },
      message: { any: ["Fala {with} por {way}: {contact}.", "Manda mensagem por {way}: {contact}."] },
      email: { any: ["Escreve para {contact}."] },
    },
  },
  nl: {
    phone: {
      book: [
        "Bel {company} voor {your} {noun}: {contact}.",
        "Boek {your} {noun} {at}: {contact}.",
        "Boek {at}: {contact}.",
        "Bel {company} voor een afspraak: {contact}.",
        "Bel voor een afspraak: {contact}.",
      ],
      order: ["Bestel {your} {noun} {at}: {contact}.", "Bestel {at}: {contact}."],
      quote: ["Bel {company} voor een offerte: {contact}.", "Bel voor een offerte: {contact}."],
      call: [
        "Bel {company} voor {your} {noun}: {contact}.",
        "Bel {company}: {contact}.",
        "Bel ons: {contact}.",
      ],
      any: ["Bel {company}: {contact}.", "Bel ons: {contact}."],
    },
    message: {
      book: [
        "Boek {your} {noun} {at} via {way}: {contact}.",
        "Boek {at} via {way}: {contact}.",
        "Boek via {way}: {contact}.",
      ],
      order: ["Bestel {at} via {way}: {contact}.", "Bestel via {way}: {contact}."],
      quote: [
        "Vraag {company} via {way} om een offerte: {contact}.",
        "Vraag via {way} om een offerte: {contact}.",
      ],
      any: ["Stuur {company} een bericht via {way}: {contact}.", "Stuur een bericht via {way}: {contact}."],
    },
    email: { any: ["Mail {company}: {contact}.", "Mail naar {contact}."] },
    handle: { any: ["Stuur een bericht naar {contact}."] },
  },
};

/** Words of a sentence that asks readers to write to its number, and how ads name the service. */
const SERVICES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:whats ?app|app(?:je|en)?)(?!\p{L})/iu, "WhatsApp"],
  [/(?<!\p{L})sms(?!\p{L})/iu, "SMS"],
  [/(?<!\p{L})signal(?!\p{L})/iu, "Signal"],
  [/(?<!\p{L})telegram(?!\p{L})/iu, "Telegram"],
  [/(?<!\p{L})text(?!\p{L})/iu, "text"],
];

/** The service by which readers write to a number; null if they call it or it is no number. */
function serviceOf({ type, text, bare, sentence }: Contact): string | null {
  if (type !== "phone") return null;
  const asked = `${sentence.slice(0, sentence.indexOf(bare))} ${text}`;
  return SERVICES.find(([words]) => words.test(asked))?.[1] ?? null;
}

/** Numbers of North America, where people call "at" a number. */
const AMERICAN = /^(?:\+?1[ .-])?(?:\(?\d{3}\)?[ .-])?\d{3}-\d{4}$/u;

/** Whether readers call a contact: a telephone number that takes no messages. */
export const isCalled = (contact: Contact): boolean =>
  contact.type === "phone" && serviceOf(contact) === null;

/** The English preposition of a telephone number: "on 07700 900214", "at 828-555-0163". */
export const numberWord = (number: string): string => (AMERICAN.test(number) ? "at" : "on");

/** Steps that readers take like another one by telephone or message. */
const SAME: Readonly<Partial<Record<keyof Calls, keyof Calls>>> = { buy: "order" };

/**
 * The calls to action that use a contact as its kind demands, such as "To book, call 0117 496
 * 0555." or "Boek via WhatsApp: 06 12345678.", with the contact filled in; empty if any call of the
 * step can stand before it, as in "Bestel bij Wilde Jam: wildejam.nl." `contactCallsFor` in
 * `call-to-action.ts` fills in the names. The words are in `CALLS` here, the German ones in
 * `de.contact-calls.ts`; goals without calls take `any`, "buy" those of "order" (`SAME`).
 */
export function contactTemplates(
  step: keyof Calls,
  contact: Contact,
  language: string,
  address: Address | null,
): readonly string[] {
  const all = CALLS[language];
  const service = serviceOf(contact);
  const way = service === null ? contact.type : "message";
  if (all === undefined || way === "web" || way === "service") return [];
  const calls = (address && all[address]?.[way]) ?? all[way];
  return (calls?.[SAME[step] ?? step] ?? calls?.any ?? []).map((call) =>
    call
      .replace("{contact}", contact.bare)
      .replace("{way}", service ?? "")
      .replace("{on}", numberWord(contact.bare)),
  );
}
