import type { Contact } from "../facts/contacts.ts";
import type { Fact, Facts, Goal } from "../facts/facts.ts";
import { namesAppointment } from "../facts/appointment-words.ts";
import { asksForPhotos, isOnCondition } from "../facts/next-step.ts";
import { goalOf } from "./goals.ts";

/** Steps that people take on a website; for all others they call or write. */
const ONLINE: readonly Goal[] = [
  "order",
  "buy",
  "try",
  "signup",
  "download",
  "apply",
  "donate",
  "ask",
  "learn",
];
const BY_PHONE: readonly Contact["type"][] = ["phone", "service", "web", "email", "handle"];
const BY_WEB: readonly Contact["type"][] = ["web", "phone", "service", "email", "handle"];
/** UTF-16 units of other words beside a contact: "Reservations at". */
const MAX_BESIDE = 26;

/**
 * Whether a fact says nothing but how and when to reach the business: "Reservations at 555-0134",
 * "Freephone 0808 157 0192, Mon-Fri 9-5" (at most `MAX_BESIDE` other characters).
 * `telling-lines.ts` and `own-calls.ts` then keep it for the call. The contact itself is found by
 * `findContacts` in `facts/values/numbers.ts`.
 */
export function isContact({ text, values }: Fact): boolean {
  if (!values.some(({ kind }) => kind === "contact")) return false;
  const ways = values.filter(({ kind }) => kind === "contact" || kind === "time");
  return text.length - ways.reduce((length, way) => length + way.text.length, 0) <= MAX_BESIDE;
}

/** What a business sends by a service, or answers there: "elke dag een foto via WhatsApp". */
const SENT_BY_SERVICE =
  /(?<!\p{L})(?:photos?|pictures?|foto(?:[’']?s)?|bilder?|v[ií]deos?|updates?|questions?|fragen|dudas|domande|dúvidas|vragen)(?!\p{L})/iu;

/**
 * Whether a contact is for emergencies or photos only, or a service that sends what `product` is
 * not: nobody books there.
 */
const isSpecial = ({ type, sentence }: Contact, product: string) =>
  isOnCondition(sentence.trim()) ||
  asksForPhotos(sentence.trim()) ||
  (type === "service" && isSentByService(clauseOf(sentence), product));

const isSentByService = (clause: string, product: string) =>
  SENT_BY_SERVICE.test(clause) && !namesAppointment(clause) && !SENT_BY_SERVICE.test(product);

/** The clause of a sentence that names a service. */
const clauseOf = (sentence: string) =>
  sentence.split(/[,;]\s/u).find((clause) => /whatsapp|instagram|messenger/iu.test(clause)) ?? "";

/**
 * The contact by which the brief's next step is taken, as typed: "555-0134", "salon-cleo.fr"; null
 * if the brief names none or people simply come. Which type is preferred for which goal is here
 * (`ONLINE`, `BY_PHONE`, `BY_WEB`); contacts are read in `facts/contacts.ts`. `materialOf` calls it
 * for text ads, `closing.ts` for scripts.
 */
export function channelOf(facts: Facts): Contact | null {
  const goal = goalOf(facts);
  if (goal === "visit") return null;
  const order = ONLINE.includes(goal) ? BY_WEB : BY_PHONE;
  const usual = facts.contacts.filter((contact) => !isSpecial(contact, facts.product));
  const [best] = usual.toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  return best ?? null;
}
