import { isCourse, isService } from "../facts/course.ts";
import { isOfGoals, printableFacts, SALES, type Facts, type Goal } from "../facts/facts.ts";
import { hasFreePeriod } from "../facts/free-period.ts";
import { lexiconFor } from "../facts/lexicons.ts";
import { EN } from "../facts/lexicons/en.ts";
import { namesAppointment, needsNoAppointment } from "../facts/appointment-words.ts";
import { goalIn } from "../facts/named-goal.ts";
import { isPlaceOfBusiness, isWalkInShop } from "../facts/premises.ts";
import { wordCount } from "./hook-worth.ts";
import { likelyGoals } from "./goal-model/goal-model.ts";

/**
 * The next step that an ad asks for. Calls to action, platform buttons and image buttons follow it.
 *
 * A shop or another place of business is visited or booked, unless the brief names or implies a
 * goal that suits one (`UNSUITED` here). Else the goal decides that the brief names (`namedGoal` in
 * `facts/named-goal.ts`), then the goal model (`likelyGoals` in `goal-model/`), within what the
 * brief allows: a trial only if it offers one, no order for work unless it is sent, a visit where
 * people come without an appointment, and a quote instead of a question if the business writes
 * quotes. A rental is booked instead of ordered. A brief that says nothing gets "learn".
 */
export function goalOf(facts: Facts): Goal {
  const place = isPlaceOfBusiness(facts) ? (isWalkInShop(facts) ? "visit" : "book") : null;
  if (place !== null) {
    const named = facts.goal ?? facts.impliedGoal;
    // Nobody tries a cheese shop or asks for a quote for one.
    return named !== null && !UNSUITED[place].includes(named) ? named : place;
  }
  // A sponsorship that a shop sells for its price: "Bienenpatenschaft, 79 Euro im Jahr".
  if (facts.goal === "donate" && facts.impliedGoal === "order" && facts.offering?.kind === "goods")
    return "order";
  // "200 new members" of a soup kitchen's donation are donors.
  if (facts.impliedGoal === "donate" && facts.goal === "signup") return "donate";
  // Rentals are booked, even if the notes ask for orders: "Ziel: mehr Vorbestellungen".
  if (facts.goal !== null) return isRented(facts) && facts.goal === "order" ? "book" : facts.goal;
  if (saysNothing(facts)) return "learn";
  const goals = likelyGoals(facts);
  if (goals[0] === "book" && takesNoBookings(facts)) return "visit";
  const likely = goals.find((goal) => isAllowed(goal, facts)) ?? "learn";
  if (sellsGoods(facts) && (likely === "book" || (likely === "visit" && isSent(facts)))) return "order";
  if (!NON_COMMITTAL.includes(likely)) return likely;
  if (says(facts, "quote")) return "quote";
  return isRented(facts) && facts.impliedGoal === "book" ? "book" : likely;
}

/** Whether the goals want to sell a number of things: "vender los 180 tarros". */
const sellsGoods = (facts: Facts) =>
  !isService(facts.product) &&
  !isCourse(facts.product) &&
  (facts.offering === null || facts.offering.kind === "goods") &&
  facts.all.some((fact) => isOfGoals(fact) && SELLS.test(fact.text));
const NOT_GOODS =
  "(?:\\p{L}+ ){0,2}(?:tickets?|hours?|places|billets?|heures|entradas|horas|plazas|bigliett[io]|ore|posti|ingressos|bilhetes|vagas|karten|stunden|plätze|kaartjes|uren|plaatsen)(?!\\p{L})";
const SELLS = new RegExp(
  `(?<!\\p{L})(?:sell|vendre|vender|vendere) (?:(?:the|all|our|last|les?|los?|las?|os|as|gli?|i|le|tous|todos|todas|tutt[ie]|toutes) )*\\d+ (?!${NOT_GOODS})\\p{L}{3,}|\\d+ (?!${NOT_GOODS})\\p{L}{3,}(?: \\p{L}+){0,3} (?:verkaufen|verkopen)(?!\\p{L})`,
  "iu",
);

/** Whether things are sent or brought: "Envío 4,90 €". */
const isSent = (facts: Facts) => printableFacts(facts).some(({ text }) => SENT.test(text));
const SENT =
  /(?<!\p{L})(?:shipping|delivery|deliver(?:ed|s)?|postage|versand\p{L}*|liefer\p{L}+|livraison|livr(?:é|ons)\p{L}*|expédi\p{L}+|envíos?|enviamos|mandamos|reparto|spedi\p{L}+|consegn\p{L}+|envios?|entregas?|entregamos|verzend\p{L}*|verstu\p{L}+|bezorg\p{L}*)(?!\p{L})/iu;

/** Next steps that suit no shop and no place that takes bookings (`facts/premises.ts`). */
const UNSUITED: Readonly<Record<"visit" | "book", readonly Goal[]>> = {
  visit: ["try", "ask", "learn", "quote"],
  book: ["try", "ask", "learn", "quote", "order", "buy"],
};

/**
 * Next steps that commit readers to nothing; a quote (`goalOf` here) or a call
 * (`call-to-action.ts`) replaces them if the brief offers one.
 */
export const NON_COMMITTAL: readonly Goal[] = ["ask", "learn"];

/** Next steps that give way to a visit if the owner asks readers to come (`write-ads.ts`). */
export const SOLD_OR_BOOKED: readonly Goal[] = ["book", "order", "buy", "quote", "ask", "learn", "call"];

/** Whether the brief allows a goal that the model proposes. */
function isAllowed(goal: Goal, facts: Facts): boolean {
  if (goal === "try") return offersTrial(facts);
  if (goal === "visit") return !collects(facts);
  return !ORDERED.includes(goal) || isDoneByPost(facts) || (!isService(facts.product) && !isRented(facts));
}

/** Whether the business fetches things at the reader's home, who then need not come. */
const collects = (facts: Facts) => printableFacts(facts).some(({ text }) => COLLECTS.test(text));
const COLLECTS =
  /(?<!\p{L})(?:we (?:collect|pick up|fetch)|(?:wir holen|holen wir) .*ab|(?:nous venons|on vient|je viens) (?:les? |la )?chercher|(?:venimos|vamos|voy|vengo) a (?:recoger|buscar)|pass(?:iamo|o) (?:noi )?a (?:prendere|ritirare)|vamos (?:buscar|recolher)|(?:wij|we) halen .*op|halen (?:wij|we) .*op)(?!\p{L})/iu;

/** Whether people come to the business without an appointment, and never with one. */
const takesNoBookings = (facts: Facts) => {
  const stated = printableFacts(facts).map(({ text }) => text);
  return stated.some(needsNoAppointment) && !stated.some(namesAppointment);
};
const isRented = ({ offering }: Facts) => offering?.kind === "rental";
const ORDERED: readonly Goal[] = ["order", "buy"];

const offersTrial = (facts: Facts) =>
  says(facts, "try") || printableFacts(facts).some(({ text }) => hasFreePeriod(text));

/** Whether an offer or another statement of the brief has the words of a goal in the lexicon. */
function says(facts: Facts, goal: Goal): boolean {
  const { goals } = lexiconFor(facts.language) ?? EN;
  const stated = goal === "try" ? printableFacts(facts, "offer") : printableFacts(facts);
  return stated.some(({ text }) => goalIn(goals, text, [goal]) !== undefined);
}

/**
 * Whether customers send what the business works on: "Mail-in knife sharpening". `appointments.ts`
 * then asks for no appointment.
 */
export const isDoneByPost = (facts: Facts): boolean =>
  [facts.product, ...printableFacts(facts).map(({ text }) => text)].some((text) => BY_POST.test(text));
const BY_POST =
  /(?<!\p{L})(?:mail(?:ed)?[- ](?:in|back)|by (?:mail|post|courier)|postal|ship(?:ped|ping)|postage|per post|per paket|einsenden|einschicken|rückversand|par (?:la )?poste|par colis|renvoy\p{L}+|por correo|por mensajería|per posta|corriere|sped(?:isci|ite|izion[ei])|por correio|pelos correios|opsturen|opgestuurd)(?!\p{L})/iu;

/** Fewest words from which the goal model can tell anything. */
const MIN_WORDS = 6;
/** Whether a brief has neither a known kind of business nor statements to tell it by. */
const saysNothing = (facts: Facts) =>
  facts.trade === null &&
  facts.offering === null &&
  facts.impliedGoal === null &&
  printableFacts(facts).reduce((words, { text }) => words + wordCount(text), wordCount(facts.product)) <
    MIN_WORDS;

/**
 * Whether the product is a thing that can be shown, by its kind of offering
 * (`facts/read-offering.ts`) and the customer's next step. Scene directions
 * (`write-video-script.ts`) and image prompts (`campaign/image-prompts.ts`) show a thing itself,
 * and for all else the work.
 */
export function isThing(facts: Facts): boolean {
  const { offering } = facts;
  if (offering === null) return SALES.includes(goalOf(facts)) && goalOf(facts) !== "visit";
  if (offering.kind !== "goods" && offering.kind !== "meal") return false;
  return offering.sure || SALES.includes(goalOf(facts));
}
