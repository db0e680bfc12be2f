import { isCourse } from "../facts/course.ts";
import type { Facts } from "../facts/facts.ts";
import { isFitted } from "../facts/made-for-one.ts";
import type { Offering } from "../facts/offering.ts";
import { isDoneByPost } from "./goals.ts";
import type { AdGrammar, Calls } from "./grammar.ts";

/** Trades whose customers book a table, a course or a room and no appointment. */
const WITHOUT_APPOINTMENT =
  /^(?:restaurant|hotel|travel|yoga|dance|car-rental|storage|courier|museum|theater|escape-room|ice-cream|bakery|cafe)$/u;

/** What nobody makes an appointment for. */
const NO_APPOINTMENT: ReadonlySet<Offering> = new Set(["event", "rental", "meal", "goods", "public"]);

/** Things that customers leave at a counter. */
const DROPPED_OFF =
  /(?<!\p{L})(?:dry[- ]clean\p{L}*|laundry|nettoyage de (?:couettes?|tapis|vêtements)|pressing|\p{L}*wäsche(?:rei)?|(?:textil|teppich)reinigung|lavanderia|tintorer[ií]a|lavandaria|stomerij|wasserij|film developing)(?!\p{L})/iu;

/** Tours and outings, in which people book a place. */
const OUTING =
  /(?<!\p{L})(?:(?:guided|boat|walking|city|food|bike|wine|ghost|farm|brewery|bus|kayak|day) tours?|outings?|boat trips?|cruises?|excursions?|safaris?|stargazing|(?:stadt|museums|kräuter|nacht|schloss|wein|themen)?führung(?:en)?|ausflug|ausflüge|\p{L}*wanderung(?:en)?|sorties?|balades?|randonnées?|visites? (?:guidées?|de (?:la|l[’']|nos|notre))|salidas?(?! de humos)|excursión|excursiones|rutas?|paseos?|visitas? guiadas?|uscit[ae]|escursion[ei]|gite?|visit[ae] guidat[ae]|passeios?|saídas?|rondleiding(?:en)?|vaartocht(?:en)?|wandeling(?:en)?)(?!\p{L})/iu;

/** Products of which customers book days. */
const LODGING =
  /(?<!\p{L})(?:(?:dog|cat|pet|animal) boarding|kennels?|cattery|(?:katzen|hunde|tier|pferde)pension|urlaubsbetreuung|pension (?:canine|féline|pour)|pensione (?:per )?(?:gatti|cani|animali)|(?:guardería|residencia) canina|gîtes?|chambres? d[’']hôtes?|casa rural|campsites?|(?:honden|katten|dieren)(?:pension|opvang))(?!\p{L})/iu;
/** Trades whose customers make appointments, whatever is known of the offering. */
const BY_APPOINTMENT = /^(?:hair|beauty|massage|tattoo|optician|vet|dentist)$/u;

/** Whether the brief speaks of appointments or sells work for which people make one. */
const makesAppointments = (facts: Facts) =>
  facts.offering?.kind === "service" ||
  facts.trade?.sensitive === "health" ||
  facts.trade?.sensitive === "law" ||
  BY_APPOINTMENT.test(facts.trade?.id ?? "") ||
  speaksOfAppointments(facts);

const speaksOfAppointments = ({ all }: Facts) => all.some(({ text }) => APPOINTMENT.test(text));

/** Bookings may be of anything: "que la gente reserve el pan". */
const APPOINTMENT =
  /(?<!\p{L})(?:appointments?|termine?|rendez-vous|rdv|créneaux?|citas?|appuntament[oi]|marcaç(?:ão|ões)|agend\p{L}+|consultas?|afspra(?:ak|ken)|inspe[ck][tc]i\p{L}+)(?!\p{L})/iu;

const hasNoAppointments = (facts: Facts) =>
  !isFitted(facts.product) &&
  (isTakenWithoutTime(facts) ||
    (isDoneByPost(facts) && !speaksOfAppointments(facts)) ||
    !makesAppointments(facts));

const isTakenWithoutTime = ({ trade, product, company, offering }: Facts) =>
  WITHOUT_APPOINTMENT.test(trade?.id ?? "") ||
  DROPPED_OFF.test(`${company} ${product}`) ||
  LODGING.test(product) ||
  OUTING.test(product) ||
  isCourse(product) ||
  (offering !== null && NO_APPOINTMENT.has(offering.kind));

/** An appointment, or the company alone if no call names both it and an appointment. */
const asksForAppointment = (call: string, calls: readonly string[], { appointment }: AdGrammar) =>
  appointment.test(call) ||
  (!calls.some((other) => appointment.test(other) && other.includes("{at}")) &&
    call.includes("{at}") &&
    !/\{(?:your|noun|product)\}/iu.test(call));

/**
 * Removes the calls for an appointment if customers of the business make none. For a product that
 * is fitted to one person, such as a hearing aid, only calls for an appointment stay. `callsFor`
 * and `contactCallsFor` (`call-to-action.ts`) call it; the words are in this file and in
 * `appointment` of the grammars.
 * @param step the key of `Calls` from which the calls are
 */
export function suitedCalls(
  calls: readonly string[],
  step: keyof Calls,
  facts: Facts,
  grammar: AdGrammar,
): readonly string[] {
  const byAppointment = isFitted(facts.product) && step === "book";
  const withoutAppointments = hasNoAppointments(facts);
  return calls
    .filter((call) => !withoutAppointments || !grammar.appointment.test(call))
    .filter((call) => !byAppointment || asksForAppointment(call, calls, grammar));
}
