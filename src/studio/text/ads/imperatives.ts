import { findContacts } from "../facts/values/numbers.ts";
import { asksForStep, namesChannel } from "../facts/next-step.ts";
import type { Address } from "./grammar.ts";
import { withSecondStep } from "./second-steps.ts";

/** Imperatives of one verb, for each form of address. */
type Forms = readonly [formal: string, informal: string];

/** How the owners of one language write a next step without addressing the reader. */
interface Wording {
  /** Form of address if neither brief nor voice decides it; null keeps the step as typed. */
  readonly usual: Address | null;
  /** "Écrire à", "llamar al": imperatives by infinitive. */
  readonly infinitives: Readonly<Record<string, Forms>>;
  /** "Réservations au", "pedidos por": imperatives by noun, of which all forms are a pattern. */
  readonly nouns: Readonly<Record<string, Forms>>;
  /** What follows such a noun if a contact is named after it. */
  readonly afterNoun: string;
  /** What follows an infinitive that is the subject of a sentence: "Envoyer une photo suffit". */
  readonly predicate: RegExp;
}

const same = (form: string): Forms => [form, form];

const WORDINGS: Readonly<Record<string, Wording>> = {
  fr: {
    usual: "formal",
    infinitives: {
      appeler: ["Appelez", "Appelle"],
      téléphoner: ["Téléphonez", "Téléphone"],
      réserver: ["Réservez", "Réserve"],
      commander: ["Commandez", "Commande"],
      contacter: ["Contactez", "Contacte"],
      demander: ["Demandez", "Demande"],
      déposer: ["Déposez", "Dépose"],
      apporter: ["Apportez", "Apporte"],
      passer: ["Passez", "Passe"],
      venir: ["Venez", "Viens"],
      écrire: ["Écrivez", "Écris"],
      envoyer: ["Envoyez", "Envoie"],
      remplir: ["Remplissez", "Remplis"],
      "s[’']inscrire": ["Inscrivez-vous", "Inscris-toi"],
      "prendre (?:rdv|rendez-vous)": ["Prenez rendez-vous", "Prends rendez-vous"],
    },
    nouns: {
      "appels?": ["Appelez", "Appelle"],
      "réservations?": ["Réservez", "Réserve"],
      "commandes?": ["Commandez", "Commande"],
      "(?:pré-?)?inscriptions?": ["Inscrivez-vous", "Inscris-toi"],
      "rdv|rendez-vous|prise de (?:rdv|rendez-vous)": ["Prenez rendez-vous", "Prends rendez-vous"],
    },
    afterNoun: "au|aux|à|sur|par|via|en ligne|auprès|uniquement|directement|avant|chez",
    predicate: /(?<!\p{L})(?:suffit|c[’']est|est|sera|prend|coûte|permet|devient|ne)(?!\p{L})/iu,
  },
  es: {
    usual: "informal",
    infinitives: {
      llamar: ["Llame", "Llama"],
      reservar: ["Reserve", "Reserva"],
      escribir: ["Escriba", "Escribe"],
      pedir: ["Pida", "Pide"],
      encargar: ["Encargue", "Encarga"],
      enviar: ["Envíe", "Envía"],
      mandar: ["Mande", "Manda"],
      consultar: ["Consulte", "Consulta"],
      contactar: ["Contacte", "Contacta"],
      pasar: ["Pase", "Pasa"],
      traer: ["Traiga", "Trae"],
      rellenar: ["Rellene", "Rellena"],
      inscribirse: ["Inscríbase", "Inscríbete"],
      apuntarse: ["Apúntese", "Apúntate"],
    },
    nouns: {
      "reservas?": ["Reserve", "Reserva"],
      "pedidos?": ["Pida", "Pide"],
      "encargos?": ["Encargue", "Encarga"],
      "inscripci[oó]n(?:es)?": ["Inscríbase", "Inscríbete"],
      "citas?(?: previas?)?": ["Pida cita", "Pide cita"],
      "llamadas?": ["Llame", "Llama"],
    },
    afterNoun: "al|a|en|por|vía|mediante|hasta|antes",
    predicate: /(?<!\p{L})(?:basta|es|será|cuesta|permite|no)(?!\p{L})/iu,
  },
  it: {
    usual: "informal",
    infinitives: {
      venire: ["Venga", "Vieni"],
      portare: ["Porti", "Porta"],
      passare: ["Passi", "Passa"],
      chiamare: ["Chiami", "Chiama"],
      telefonare: ["Telefoni", "Telefona"],
      prenotare: ["Prenoti", "Prenota"],
      scrivere: ["Scriva", "Scrivi"],
      ordinare: ["Ordini", "Ordina"],
      inviare: ["Invii", "Invia"],
      mandare: ["Mandi", "Manda"],
      contattare: ["Contatti", "Contatta"],
      richiedere: ["Richieda", "Richiedi"],
      compilare: ["Compili", "Compila"],
      iscriversi: ["Si iscriva", "Iscriviti"],
    },
    nouns: {
      "prenotazion[ei]": ["Prenoti", "Prenota"],
      "ordin[ei]|ordinazion[ei]": ["Ordini", "Ordina"],
      "iscrizion[ei]": ["Si iscriva", "Iscriviti"],
    },
    afterNoun: "al|allo|a|su|sul|via|tramite|per|entro|in",
    predicate: /(?<!\p{L})(?:basta|è|sarà|costa|permette|non)(?!\p{L})/iu,
  },
  pt: {
    usual: "formal",
    infinitives: {
      ligar: ["Ligue", "Liga"],
      telefonar: ["Telefone", "Telefona"],
      marcar: ["Marque", "Marca"],
      reservar: ["Reserve", "Reserva"],
      encomendar: ["Encomende", "Encomenda"],
      escrever: ["Escreva", "Escreve"],
      enviar: ["Envie", "Envia"],
      mandar: ["Mande", "Manda"],
      pedir: ["Peça", "Pede"],
      contactar: ["Contacte", "Contacta"],
      chamar: ["Chame", "Chama"],
      agendar: ["Agende", "Agenda"],
      "inscrever-se": ["Inscreva-se", "Inscreve-te"],
    },
    nouns: {
      "marcaç(?:ão|ões)": ["Marque", "Marca"],
      "reservas?": ["Reserve", "Reserva"],
      "encomendas?": ["Encomende", "Encomenda"],
      "inscriç(?:ão|ões)": ["Inscreva-se", "Inscreve-te"],
    },
    afterNoun: "pelo|pela|por|para|em|no|na|através|via|até",
    predicate: /(?<!\p{L})(?:basta|é|será|custa|permite|não)(?!\p{L})/iu,
  },
  nl: {
    usual: "informal",
    infinitives: {
      bellen: same("Bel"),
      mailen: same("Mail"),
      appen: same("App"),
      boeken: same("Boek"),
      bestellen: same("Bestel"),
      reserveren: same("Reserveer"),
      aanmelden: ["Meld u aan", "Meld je aan"],
      inschrijven: ["Schrijf u in", "Schrijf je in"],
      "afspraak maken": same("Maak een afspraak"),
    },
    nouns: {
      "boeking(?:en)?": same("Boek"),
      "bestelling(?:en)?": same("Bestel"),
      "reservering(?:en)?": same("Reserveer"),
      "aanmelding(?:en)?": ["Meld u aan", "Meld je aan"],
      "inschrijving(?:en)?": ["Schrijf u in", "Schrijf je in"],
      "afspraa?k(?:en)?": same("Maak een afspraak"),
    },
    afterNoun: "via|op|per|bij|telefonisch",
    predicate: /(?<!\p{L})(?:is|kost|duurt|kan|mag|hoeft|niet)(?!\p{L})/iu,
  },
  de: {
    usual: null,
    infinitives: {},
    nouns: {
      "anruf|anrufen": ["Rufen Sie an", "Ruf an"],
      "buchung(?:en)?": ["Buchen Sie", "Buch"],
      "bestellung(?:en)?": ["Bestellen Sie", "Bestell"],
      "reservierung(?:en)?": ["Reservieren Sie", "Reserviere"],
      "anmeldung(?:en)?": ["Melden Sie sich an", "Melde dich an"],
    },
    afterNoun: "unter|über|auf|per|bei|an|telefonisch",
    predicate: /(?!)/u,
  },
  en: {
    usual: "informal",
    infinitives: {},
    nouns: {
      "bookings?|appointments?|reservations?": same("Book"),
      "orders?": same("Order"),
      "registrations?|sign-?ups?": same("Sign up"),
    },
    afterNoun: "on|at|via|through|by|online",
    predicate: /(?!)/u,
  },
};

/** An infinitive or a noun at the start of a clause, with its imperatives. */
interface Word {
  readonly pattern: RegExp;
  readonly forms: Forms;
}

/** The words of a table, before what follows them. */
const wordsBefore = (after: string, words: Wording["nouns"]): readonly Word[] =>
  Object.entries(words).map(([word, forms]) => ({
    pattern: new RegExp(`^(?:${word})(?=${after})`, "iu"),
    forms,
  }));

/** `WORDINGS` with compiled patterns, because each statement of a brief is matched. */
const STEPS = Object.fromEntries(
  Object.entries(WORDINGS).map(([language, { infinitives, nouns, afterNoun, ...wording }]) => [
    language,
    {
      ...wording,
      infinitives: wordsBefore("(?:\\s|[,:]|$)", infinitives),
      nouns: wordsBefore(`\\s(?:${afterNoun})(?!\\p{L})`, nouns),
    },
  ]),
);

/**
 * A next step of the brief that addresses nobody, as an imperative in the address of the ads:
 * "Écrire à x@y.fr" becomes "Écrivez à x@y.fr", "Reservas en x.es" becomes "Reserva en x.es".
 * `lineOf` (`line.ts`) calls it for every statement, `closing.ts` for the last words of a script.
 * An infinitive must ask for a step (`asksForStep`) or name a contact, a noun must be followed by a
 * preposition (`afterNoun`) and a contact or channel; all other statements stay as typed. The verbs
 * and nouns are in `WORDINGS` here.
 */
export function asImperative(clause: string, language: string, address: Address | null): string {
  const steps = STEPS[language.slice(0, 2)];
  const form = address ?? steps?.usual ?? null;
  if (steps === undefined || form === null) return clause;
  const index = form === "formal" ? 0 : 1;
  const hasContact = () => findContacts(clause).length > 0 || namesChannel(clause);
  const isRequest = () =>
    !steps.predicate.test(clause.split(/[,:;]\s/u)[0] ?? "") &&
    (asksForStep(clause, language) || hasContact());
  const verb = startOf(clause, steps.infinitives);
  const found = verb !== null && isRequest() ? verb : startOf(clause, steps.nouns);
  if (found === null || (found !== verb && !hasContact())) return clause;
  // "Llamar o mandar vídeo" has two infinitives.
  const second = (text: string) => {
    const step = startOf(text, steps.infinitives);
    return step && { imperative: step.forms[index], length: step.length };
  };
  const rest = withSecondStep(clause.slice(found.length), language.slice(0, 2), form === "formal", second);
  if (rest === null) return clause;
  return found.forms[index] + (found === verb ? ofReader(rest, language, form) : rest);
}

/** "pour choisir sa ruche" after an infinitive speaks of the reader: "pour choisir votre ruche". */
function ofReader(rest: string, language: string, form: Address): string {
  if (language !== "fr") return rest;
  const possessives = form === "formal" ? ["votre", "vos"] : ["t$1", "tes"];
  const message = form === "formal" ? "envoyez un SMS au" : "envoie un SMS au";
  // "Appeler ou SMS 06 ..." has no verb for the message.
  const asked = rest.replace(/^ ou (?:sms|textos?) (?:au )?(?=[\d+])/iu, ` ou ${message} `);
  return asked.replace(
    /(?<=(?:pour|et|afin de) \p{L}+(?:er|ir|re) )(?:s(on|a)|ses)(?!\p{L})/giu,
    (word, end: string) =>
      end === undefined ? (possessives[1] ?? word) : (possessives[0] ?? word).replace("$1", end),
  );
}

/** The word at the start of a clause that has imperatives, with its length in UTF-16 units. */
function startOf(
  clause: string,
  words: readonly Word[],
): { readonly forms: Forms; readonly length: number } | null {
  for (const { pattern, forms } of words) {
    const match = pattern.exec(clause);
    if (match !== null) return { forms, length: match[0].length };
  }
  return null;
}
