/**
 * Words before a step that ask for it by telephone: "phone calls to book", "bellen voor een". They
 * stand before the step's name, with at most `NEAR` between.
 */
const NEAR = "(?: (?:[\\p{L}\\p{N}]+[’'-]?)+){0,3}(?: [ld][’'])? ?$";
const BEFORE: Readonly<Record<string, string>> = {
  en: "(?<!(?:that|who|which) (?:get|receive|take|handle|miss) )(?:(?:calls?|phone|ring|telephone)(?: (?:us|me|up|in|ahead|early|directly|from \\p{L}+))*(?: to| and) (?:book|arrange|make|schedule|set up|request|ask for|get)|calls?(?: from \\p{L}+)? for)",
  de: "(?:(?:anrufe|telefonate|telefonische \\p{L}+)(?: von \\p{L}+)? (?:für|zum|zur|wegen)|(?:anrufen|anruft|telefonisch)(?:,? (?:und|um))?)",
  fr: "(?:appels?(?: (?:téléphoniques?|directs?|entrants?))*|coups? de (?:fil|téléphone)|appell?e(?:nt|r)?|téléphone(?:nt|r)|par téléphone) (?:pour|afin de|et)",
  es: "(?:llamadas?(?: (?:telefónicas?|directas?))*|llam(?:en|ar|e)(?: (?:por teléfono|directamente|antes))*|por teléfono) (?:para|y)",
  it: "(?:telefonat[ae]|chiamat[ae](?: (?:telefoniche|dirette))*|chiam(?:are|ino|ano|i)|telefon(?:are|ino|ano)) per",
  pt: "(?:telefonemas?|chamadas?(?: telefónicas?)?|ligações|lig(?:uem|ar|ue)|telefon(?:em|ar)|por telefone) (?:para|e|a)",
  nl: "(?:telefoontjes?|belletjes?|(?:op)?bel(?:len|t)|telefonische aanvragen) (?:voor|om|en)",
};

/** The same behind an appointment or a quote: "Termine per Telefon". A demo may be given by it. */
const BEHIND =
  /^\p{L}*(?: \p{L}+){0,2} (?:by (?:tele)?phone|over the phone|per telefon|telefonisch|par téléphone|por teléfono|per telefono|por telefone|per telefoon)(?!\p{L})/iu;

/**
 * The business tells of the calls that it has already: "we get calls for quotes all day". Few calls
 * or a need for them are a wish for more.
 */
const RECEIVED = new RegExp(
  `(?<!\\p{L})(?:${[
    "(?<!(?:so|that) )(?:we|I)(?:[’'](?:re|m|ve))?(?: are| am| have)?(?: already| still| always| only| mostly)? (?:get|getting|got|receiv(?:e|ed|ing)|have|had|take|taking|answer|answering|miss|missing)",
    "(?:wir|ich) (?:bekommen?|erhalten?|kriegen?|haben?)|(?:bekommen|bekomme|erhalten|erhalte|kriegen|haben) (?:wir|ich)",
    "nous (?:recevons|avons)|on (?:reçoit|a)|je reçois",
    "recibimos|recibo|nos llegan|tenemos|riceviamo|ricevo|abbiamo|arrivano",
    "recebemos|recebo|temos|chegam",
    "(?:we|wij|ik) (?:krijg(?:en)?|ontvang(?:en)?|hebben|heb)|(?:krijgen|ontvangen) (?:we|wij|ik)",
  ].join(
    "|",
  )})(?: (?!few|too|wenig|zu|gern|peu|besoin|poc|falta|necesidad|bisogno|pouc|necessidade|weinig|te |nodig)[\\p{L}\\p{N}]+){0,3} (?:des |d[’'])?\\p{L}*(?:call|phone|anruf|telefon|téléphon|appel|llamad|chiamat|chamad|ligaç|belletj)`,
  "iu",
);

/** Other ways to reach the business, which a call by telephone would leave out. */
const OTHER_WAYS =
  /(?<!\p{L})(?:whats\p{L}*|wpp|zap|sms|texts?|e-?mail\p{L}*|mail\p{L}*|messag\p{L}*|writ\p{L}+|online|(?:web)?sites?|web|forms?|schreib\p{L}*|nachricht\p{L}*|\p{L}*formular\p{L}*|écri\p{L}+|en ligne|formulaire|escri\p{L}+|mensaj\p{L}*|formulario|scriv\p{L}+|messagg\p{L}*|modulo|escrev\p{L}+|mensag\p{L}*|formulário|schrijv\p{L}*|app(?:en|jes?)|bericht\p{L}*|formulier)(?!\p{L})/iu;

/**
 * Whether a goal wants customers to take a step by telephone and by no other way: "Phone calls to
 * book a survey". `firstStepsOf` (`first-steps.ts`) asks it.
 * @param before words of the goal before the step's name
 * @param behind words of the goal behind it
 */
export function isPhoned(before: string, behind: string, language: string): boolean {
  const words = BEFORE[language.slice(0, 2)];
  if (words === undefined || RECEIVED.test(before) || OTHER_WAYS.test(`${before} ${behind}`)) return false;
  // "Que pidan la primera consulta por teléfono": the request is by telephone, not the step.
  const isAskedByPhone = ASKED.test(before) && BEHIND.test(behind);
  return isAskedByPhone || new RegExp(`(?<!\\p{L})${words}${NEAR}`, "iu").test(before);
}

/** Verbs of customers who ask for a step, before its name. */
const ASKED =
  /(?<!\p{L})(?:demand(?:er|ent)|réserv(?:er|ent)|prennent|prendre|pid(?:an|en)|pedir|solicit(?:en|ar)|reserv(?:en|ar|em)|prenot(?:are|ino|ano)|fiss(?:are|ino|ano)|chied(?:ere|ano|ono)|richied(?:ere|ano)|peçam|marc(?:ar|am)|marquem|agend(?:ar|em))(?: \p{L}+){0,2} (?:[ld][’'])?$/iu;

/** What customers call for if the goals name no first step of the business's own. */
export type PhonedThing = "appointment" | "quote";

const THINGS: Readonly<Record<string, Readonly<Record<PhonedThing, string>>>> = {
  en: { appointment: "appointments?", quote: "quot(?:es?|ations?)" },
  de: { appointment: "Termine?", quote: "Angebote?" },
  fr: { appointment: "(?:rendez-vous|rdv)", quote: "devis" },
  es: { appointment: "(?:citas?|hora|turno)", quote: "presupuestos?" },
  it: { appointment: "appuntament[oi]", quote: "preventiv[oi]" },
  pt: { appointment: "(?:consultas?|marcaç(?:ão|ões))", quote: "orçamentos?" },
  nl: { appointment: "afspra(?:ak|ken)", quote: "offertes?" },
};

/** The appointment or quote that a goal wants customers to call for, as typed; null without. */
export function phonedThing(
  goal: string,
  language: string,
): { readonly thing: PhonedThing; readonly typed: string } | null {
  const things = THINGS[language.slice(0, 2)];
  if (things === undefined) return null;
  for (const thing of ["appointment", "quote"] as const) {
    const found = new RegExp(`(?<![\\p{L}-])${things[thing]}(?![\\p{L}-])`, "iu").exec(goal);
    if (found === null) continue;
    const [typed] = found;
    const behind = goal.slice(found.index + typed.length);
    const before = goal.slice(0, found.index);
    const isByPhone = BEHIND.test(behind) && !RECEIVED.test(before) && !OTHER_WAYS.test(goal);
    if (isByPhone || isPhoned(before, behind, language)) return { thing, typed };
  }
  return null;
}
