import { capitalizeFirst } from "../../language/letter-case.ts";
import { ensureFullStop } from "../../language/punctuation.ts";
import { hasRepeatedWord } from "../../language/repeated-word.ts";
import type { Contact } from "../facts/contacts.ts";
import { namesDays, printableFacts, type Facts, type Goal } from "../facts/facts.ts";
import { asksForPhotos } from "../facts/next-step.ts";
import { needsNoAppointment } from "../facts/appointment-words.ts";
import { speaksAlone } from "../facts/speaks-alone.ts";
import { seeksVolunteers } from "../facts/volunteers.ts";
import { isCourse, isService, isVerbal } from "../facts/course.ts";
import { isFitted } from "../facts/made-for-one.ts";
import { isPlaceOfBusiness } from "../facts/premises.ts";
import { suitedCalls } from "./appointments.ts";
import { contactTemplates } from "./contact-calls.ts";
import { goalTemplates } from "./goal-calls.ts";
import { goalOf, NON_COMMITTAL } from "./goals.ts";
import { withMe } from "./me-calls.ts";
import { takesYour } from "./possessives.ts";
import { voiceRules } from "../voice.ts";
import { commonNounOf, MAX_NAME } from "./common-noun.ts";
import { fillNames } from "./fill-names.ts";
import type { FirstStep } from "../facts/first-steps.ts";
import { FINAL, firstStepTemplates } from "./first-step-calls.ts";
import type { Address, AdGrammar, Calls } from "./grammar.ts";

/** Products that are a request already: "Adopt a cat". */
const REQUEST =
  /^(?:adopt|rehome|foster|sponsor|become|volunteer|adotta|diventa|adopta|apadrina|hazte|adoptez|parrainez|devenez|adote|apadrinhe|seja|adopteer|word)(?!\p{L})\s\p{L}/iu;

/**
 * Whether the product's name asks for something itself ("Foster a greyhound"), by the verbs in
 * `REQUEST` here. Then `callsFor` uses the name as the call, and `nameLinesOf` (`name-lines.ts`)
 * makes no lines with names.
 */
export function isRequest({ product }: Pick<Facts, "product">): boolean {
  return REQUEST.test(product);
}

/**
 * The key of `Calls` whose calls an ad gets: the goal, a narrower step ("meet" for animals, "tour"
 * for software), or a step that the brief's contact allows.
 */
function stepOf(facts: Facts): keyof Calls {
  const goal = goalOf(facts);
  const kind = facts.offering?.kind;
  if (isForOneDay(facts) && DATED.includes(goal)) return "date";
  if (JOINED.includes(goal) && seeksVolunteers(facts)) return "volunteer";
  if (goal === "try" && kind === "event" && facts.trade?.id !== "courier") return "signup";
  // "First session free": nobody tries a tutor without an appointment.
  if (goal === "try" && kind === "service" && isBooked(facts)) return "book";
  if (isFitted(facts.product) && NOT_FITTED.includes(goal)) return "book";
  if (
    NON_COMMITTAL.includes(goal) &&
    facts.contacts.some((contact) => contact.type === "phone" && isReached(contact))
  )
    return "call";
  // Nobody calls a business whose only contact is an address or a number for photos.
  if (goal === "call" && facts.contacts.length > 0 && !facts.contacts.some(isReached)) return "ask";
  // "See the details" suits a web address only.
  if (goal === "learn" && facts.contacts.some(({ type }) => type !== "web")) return "ask";
  if (goal === "learn" && kind === "software") return "tour";
  return goal === "visit" && facts.trade?.id === "animal-shelter" ? "meet" : goal;
}

/** Next steps that an appointment replaces if the product is fitted to one person. */
const NOT_FITTED: readonly Goal[] = ["try", "ask", "learn", "order"];

/** Next steps that becoming a volunteer replaces. */
const JOINED: readonly Goal[] = ["apply", "signup", "visit", "ask", "learn", "book", "quote", "call", "try"];

/** Next steps before which people ask whether their day is free. */
const DATED: readonly Goal[] = ["book", "quote", "ask", "learn"];
const WEDDING =
  /(?<!\p{L})(?:weddings?|hochzeit\p{L}*|mariages?|bodas?|matrimoni\p{L}*|nozze|casamentos?|bruiloft\p{L}*|trouw\p{L}*)/iu;

/** Whether the business works on one day for one customer: a band, a wedding photographer. */
const isForOneDay = ({ trade, product }: Facts) =>
  trade?.id === "live-music" || (trade?.id === "photography" && WEDDING.test(product));

const ADDRESSES: ReadonlySet<Contact["type"]> = new Set(["email", "web"]);
const isReached = ({ type, sentence }: Contact) => !ADDRESSES.has(type) && !asksForPhotos(sentence.trim());

const isBooked = ({ product, trade }: Facts) => isService(product) || trade?.id === "tutoring";

/** Whether people come without an appointment, so that nobody plans the visit. */
const isWalkIn = (facts: Facts) => printableFacts(facts).some(({ text }) => needsNoAppointment(text));

/**
 * Calls to action that can end an ad, as sentences with the names filled in. `materialOf`
 * (`write-ads.ts`) calls it once for each brief. The words are `calls` of the language's
 * `*.grammar.ts`; the goal is from `goals.ts`; the filters here leave out calls that do not suit
 * the trade, the voice or the names.
 */
export function callsFor(facts: Facts, grammar: AdGrammar, address: Address | null): string[] {
  const calls = (address && grammar.otherCalls[address]) ?? grammar.calls;
  if (isRequest(facts)) {
    const request = ensureFullStop(capitalizeFirst(facts.product));
    return [
      request,
      ...(grammar.declined?.test(facts.company) === true ? [] : ["{product} {at}."]),
      ...calls[stepOf(facts)].filter((call) => goalOf(facts) === "visit" && !call.includes("{product}")),
    ].map((call) => capitalizeFirst(fillNames(call, facts, grammar)));
  }
  const aimed = FINAL.includes(goalOf(facts))
    ? []
    : filled(goalTemplates(facts, address), facts, grammar, address);
  if (aimed.length > 0) return aimed;
  return filled(suitedCalls(calls[stepOf(facts)], stepOf(facts), facts, grammar), facts, grammar, address);
}

/**
 * Calls to action that name the contact as its kind demands, such as "To book, call 0117 496 0555";
 * empty if the usual calls can stand before it. `materialOf` (`write-ads.ts`) calls it. The words
 * are in `contact-calls.ts`.
 */
export function contactCallsFor(
  facts: Facts,
  grammar: AdGrammar,
  address: Address | null,
  channel: Contact | null,
): string[] {
  if (channel === null || isRequest(facts)) return [];
  const templates = contactTemplates(stepOf(facts), channel, grammar.language, address);
  return filled(suitedCalls(templates, stepOf(facts), facts, grammar), facts, grammar, address);
}

/**
 * Calls to action that ask for the first step of the brief's own, such as "Book your free home
 * survey with Greenholm.": those that say that it is free (if it is), for ads that do not, and
 * those that only name it. `materialOf` (`write-ads.ts`) calls it; the words are in
 * `first-step-calls.ts`.
 */
export function firstStepCallsFor(
  step: FirstStep,
  facts: Facts,
  grammar: AdGrammar,
  address: Address | null,
): { readonly free: readonly string[]; readonly plain: readonly string[] } {
  const placed = grammar.at(facts.company, false);
  const by = grammar.visiting?.at(placed).replace(/^da (?=\p{Lu})/u, "con ") ?? placed;
  const callsOf = (isFree: boolean) =>
    filled(firstStepTemplates(step, grammar.language, address, isFree), facts, grammar, address).map((call) =>
      call.replace("{by}", by),
    );
  // Beside the day of an open day or the length of a trial, the usual calls say enough.
  if (step.kind === "come" || step.kind === "period")
    return { free: callsOf(false), plain: callsFor(facts, grammar, address) };
  const plain = callsOf(false);
  const free = callsOf(true).filter((call) => !plain.includes(call));
  return { free, plain };
}

/** Whether "today" suits the brief: nobody comes by today if it names other days. */
const canBeUrgent = (facts: Facts) =>
  !facts.sober &&
  !facts.rules.calm &&
  voiceRules(facts.voice).lively &&
  !(stepOf(facts) === "visit" && namesDays(facts));

/** The calls that suit the brief, with the names filled in. */
function filled(
  calls: readonly string[],
  facts: Facts,
  grammar: AdGrammar,
  address: Address | null,
): string[] {
  const isPlace = isPlaceOfBusiness(facts);
  const noun = isPlace ? null : commonNounOf(facts, grammar);
  const your = takesYour(facts) ? (grammar.your?.(noun ?? "", address) ?? null) : null;
  const course = noun === null ? null : (grammar.course?.(noun) ?? null);
  const isUrgent = canBeUrgent(facts);
  const isAlone = speaksAlone(facts);
  const articled = noun === null ? null : (grammar.articled?.(noun) ?? null);
  return calls
    .filter((call) => isUrgent || !grammar.urgency.test(call))
    .filter((call) => hasPlaces(facts) || !PLACE.test(call))
    .filter((call) => !CHOSEN_TIME.test(call) || offersTimes(facts))
    .filter((call) => (isDestination(facts) && !isWalkIn(facts)) || !PLANNED.test(call))
    .filter((call) => isClub(facts) || !/^(?:join |come along)/iu.test(call))
    .filter(
      (call) =>
        !/\{(?:(?:the )?company|at|by|from|to|with)\}/iu.test(call) || facts.company.length <= MAX_NAME,
    )
    .filter((call) => !/\{(?:at|by|from)\}/iu.test(call) || grammar.declined?.test(facts.company) !== true)
    .filter((call) => !call.includes("{product}") || (isProperName(facts.product) && !isPlace))
    .filter((call) => !/\{noun\}/iu.test(call) || noun !== null)
    .filter((call) => !IT.test(call) || !/s$/iu.test(facts.product))
    .filter((call) => !call.includes("{your}") || (your !== null && !isDelicate(facts)))
    .filter((call) => !call.includes("{course}") || course !== null)
    .filter((call) => !call.includes("{the noun}") || (articled !== null && !isDelicate(facts)))
    .map((call) => (isAlone ? withMe(call) : call))
    .filter((call) => !TASTED.test(call) || isTasted(facts))
    .filter((call) => !call.includes("{Noun}") || !isVerbal(facts.product))
    .filter(
      (call) =>
        !call.includes("for the {noun}") || isCourse(facts.product) || facts.offering?.kind === "event",
    )
    .filter((call) => !call.endsWith(" for {noun}.") || isPlain(noun ?? "", grammar))
    .filter((call) => !call.includes("about {noun}") || !PERSON.test(facts.product))
    .map((call) => {
      const worded = call
        .replace(/(about|quote on) \{noun\}/u, `$1 ${grammar.one?.(noun ?? "") ?? noun ?? ""}`)
        .replace("{the noun}", articled ?? "")
        .replace("{your}", your ?? "")
        .replace("{noun}", noun ?? "")
        .replace("{course}", course ?? "")
        .replace("{Noun}", capitalizeFirst(noun ?? ""));
      return fillNames(worded, facts, grammar);
    })
    .filter((call) => !REPEATED_FOR.test(call.replace("for a quote", "")))
    .filter((call) => !hasRepeatedWord(call, `${facts.company} | ${facts.product}`));
}

/** Whether people book a place: in a course or an event, not in a gym. */
const hasPlaces = ({ trade, offering, product }: Facts) =>
  trade?.id !== "gym" && (offering?.kind === "event" || isCourse(product));

/** A visit that people plan, and the trades and offerings for which they do. */
const PLANNED =
  /^(?:plan (?:your|je|uw) (?:visit|bezoek|afspraak)|préparez?|prépare|prepar[ae]|organizz[ai]|marque a sua visita(?! (?!hoje)\p{Ll}{4,})|besuch planen)(?!\p{L})/iu;
const isDestination = ({ trade, offering }: Facts) =>
  /^(?:museum|hotel|wedding-venue|theater|travel|animal-shelter)$/u.test(trade?.id ?? "") ||
  offering?.kind === "event";

/** "Come and taste", and the trades whose products people taste. */
const TASTED = /^(?:vieni a provare|venga a provare|venha provar|vem provar)(?!\p{L})/iu;
const isTasted = ({ trade, product }: Facts) =>
  /^(?:bakery|cafe|ice-cream|restaurant|pizza|takeaway)$/u.test(trade?.id ?? "") && !isCourse(product);

/** What people join; a course is signed up for. */
const isClub = ({ trade, product, company }: Facts) =>
  /^(?:gym|choir|dance|yoga|coworking)$/u.test(trade?.id ?? "") ||
  /(?<!\p{L})(?:member(?:ship)?s?|club|team|society|choir)(?!\p{L})/iu.test(`${product} ${company}`);

/** Whether a noun takes no article: "Come to Crumb & Co for buns." */
const isPlain = (noun: string, { one }: AdGrammar) => one === undefined || one(noun) === noun;

/** "Pick a time": of a business that tells when, or that one can book. */
const CHOSEN_TIME = /^pick a time/iu;
const offersTimes = (facts: Facts) =>
  printableFacts(facts).some(
    ({ text, values }) =>
      BOOKABLE.test(text) ||
      values.some((value) => value.kind === "time" && value.type === "clock" && !value.deadline),
  );
const BOOKABLE =
  /(?<!\p{L})(?:appointments?|slots?|book(?:s|ed|ings?|able)?|schedul\p{L}+|calendar|online|evenings?|weekends?|same[- ]day)(?!\p{L})/iu;

/** "Get it": wrong for a product in the plural. */
const IT = /\bit\b/u;

/** A place in a course or event. */
const PLACE = /(?<!\p{L})(?:place|platz|plaza|posto|lugar|plek)(?!\p{L})/iu;

/** Products that are people: nobody calls "about emergency locksmith". */
const PERSON = /(?:smith|er|or|ist|cian)s?$/iu;

/** Whether the subject is too grave for a call to action: "Book your divorce", "your funeral". */
function isDelicate({ trade, sober, product }: Facts): boolean {
  return sober && (trade?.sensitive !== "health" || SUPPORT_GROUP.test(product));
}

/** Groups of people in grief or trouble, which nobody books. */
const SUPPORT_GROUP =
  /(?<!\p{L})(?:support group|groupe de (?:parole|soutien)|grupo de (?:apoyo|apoio|duelo)|gruppo di (?:ascolto|sostegno|auto\p{L}*)|selbsthilfegruppe|trauergruppe|trauercafé|lotgenotengroep|rouwgroep)(?!\p{L})/iu;

/** "Angebot für Steuererklärung für Rentner" */
const REPEATED_FOR = /(?<!\p{L})(für|per|para|pour|voor|for) (?:\S+ )+\1(?!\p{L})/iu;

/** Whether the name can stand without an article: every word of it is capitalized. */
function isProperName(name: string): boolean {
  return name.length <= MAX_NAME && name.split(/\s+/u).every((word) => /^[\p{Lu}\p{N}&+]/u.test(word));
}
