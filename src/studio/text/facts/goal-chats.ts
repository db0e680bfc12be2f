import { isUnwanted } from "./aimed-steps.ts";
import { withoutDeniedCalls } from "./denied-calls.ts";
import { wishesOf, type Facts } from "./facts.ts";

/** What the goals want customers to write for on WhatsApp; `message` if they do not say. */
export interface GoalChat {
  readonly thing: "message" | "book" | "appointment" | "date" | "order" | "quote" | "price";
  /** The word for an appointment as typed: "turno". */
  readonly typed: string;
  /** Whether customers hold a date with an advance, as Mexicans say: "apartar fecha". */
  readonly isHeld: boolean;
}

const WHATSAPP = "whats ?app(?:s|es)?|wh?ats?app?|wasaps?|guasaps?";
const USUAL_NAMES = new RegExp(`(?<!\\p{L})(?:${WHATSAPP})(?!\\p{L})`, "iu");
/** Languages with calls for WhatsApp, and its names there. */
const NAMES: Readonly<Record<string, RegExp>> = {
  fr: USUAL_NAMES,
  es: USUAL_NAMES,
  it: USUAL_NAMES,
  pt: new RegExp(`(?<!\\p{L})(?:${WHATSAPP}|whats|wpp|zap(?:zap)?)(?!\\p{L})`, "iu"),
};

/**
 * WhatsApp for another end than requests of customers: groups, news, messages that the business
 * has already or answers, drafts for the owner.
 */
const OTHER_USE =
  /(?<!\p{L})(?:grup[op]\p{L}*|groupe|grupp\p{L}+|cana(?:l|is|les|le|li|ux)|chaîne|comunidad\p{L}*|comunit\p{L}+|communauté|lista|liste|difusi\p{L}+|newsletter|status|estados|estado|stories|bots?|chatbot|automat\p{L}+|busines+|catálog[oa]|soporte|suporte|assistenza|fornecedor\p{L}*|proveedor\p{L}*|recib(?:o|imos)|recebo|recebemos|riceviamo|ricevo|recevons|reçois|tenemos|temos|abbiamo|avons|contest\p{L}+|respo(?:nd|st)\p{L}+|réponse\p{L}*|répond\p{L}*|rispo(?:nd|st)\p{L}+|já|ya|déjà|già|fotos? de|borrador|rascunho|bozza|aprov\p{L}+|aprob\p{L}+|además|além|sono già|no (?:queremos|quiero|más|mas|por|a los)|sin|dej\p{L}+ de|parar de|smettere|trop|demasiad[oa]s|troppi|demais)(?!\p{L})/iu;

/** Another way beside WhatsApp, which calls by it would leave out. */
const OTHER_WAYS =
  /(?<!\p{L})(?:tel\p{L}*|tél\p{L}*|llam\p{L}+|chiam\p{L}+|lig(?:ar|uem|ações)|appel\p{L}*|e-?mails?|correo|instagram|messenger|facebook|sms|web|site|sito|online|en ligne|loja|tienda|negozio|boutique)(?!\p{L})/iu;

const THINGS: readonly (readonly [GoalChat["thing"], RegExp])[] = [
  ["quote", /(?<!\p{L})(?:presupuestos?|cotizaci\p{L}+|orçamentos?|devis|preventiv[oi])(?!\p{L})/iu],
  ["price", /(?<!\p{L})(?:precios?|preços?|tarifs?|prix|prezz[oi])(?!\p{L})/iu],
  ["appointment", /(?<!\p{L})(?:citas?|turnos?|rendez-vous|rdv|appuntament[oi])(?!\p{L})/iu],
  ["date", /(?<!\p{L})(?:fechas?|datas?|dates?)(?!\p{L})/iu],
  [
    "book",
    /(?<!\p{L})(?:reserv\p{L}+|réserv\p{L}+|prenot\p{L}+|agend\p{L}+|marcaç\p{L}+|marcar|marquem|apart(?:ar|en))(?!\p{L})/iu,
  ],
  [
    "order",
    /(?<!\p{L})(?:pedidos?|pidan|pedir|peçam|encomend\p{L}+|encarg\p{L}+|commande[rs]?|ordin\p{L}+|vend\p{L}+|ventas?|compr\p{L}+)(?!\p{L})/iu,
  ],
];

/**
 * The wish of the goals that customers write on WhatsApp: "Pedidos por WhatsApp", "chamar no
 * whats"; null without one, or if the brief has a number or an address for it. `whatsAppCalls`
 * (`ads/whatsapp-calls.ts`) asks readers for it, `firstStepFor` (`ads/first-step-calls.ts`) leaves
 * other first steps out. The words are here.
 */
export function goalChatOf(facts: Facts): GoalChat | null {
  const name = NAMES[facts.language.slice(0, 2)];
  if (name === undefined || facts.contacts.some(({ type, text }) => type !== "service" || !name.test(text)))
    return null;
  const goals = wishesOf(facts).map(({ text }) => withoutDeniedCalls(text));
  const [goal] = goals.filter((text) => name.test(text));
  if (goal === undefined || isUnwanted(goal) || OTHER_USE.test(goal) || OTHER_WAYS.test(goal)) return null;
  const isHeld = /(?<!\p{L})apart(?:ar|en|an)(?!\p{L})/iu.test(goal);
  for (const [thing, words] of THINGS) {
    const typed = words.exec(goal)?.[0];
    if (typed !== undefined) return { thing, typed: typed.toLowerCase(), isHeld };
  }
  return { thing: "message", typed: "", isHeld };
}
