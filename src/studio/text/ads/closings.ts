import type { Contact } from "../facts/contacts.ts";
import { capitalizeFirst, lowerFirst } from "../../language/letter-case.ts";
import type { Candidate } from "./ad.ts";
import { isContact } from "./channel.ts";
import { joined } from "./compose.ts";
import type { Material } from "./material.ts";
import { overlaps } from "./distinct-lines.ts";
import { containsWord } from "../../language/contains-word.ts";
import type { Line } from "./line.ts";
import { productPrice } from "./name-lines.ts";
import { nameInStep } from "./named-step.ts";
import { saysUs } from "./me-calls.ts";
import { sharesStem } from "./name-score.ts";
import { type Fact, type Goal, printableFacts } from "../facts/facts.ts";
import { isAddress } from "../facts/formality.ts";
import { asksForPhotos, asksForStep, asksToCome, endsWithClearStep } from "../facts/next-step.ts";
import { goalOf } from "./goals.ts";
import { colonOf } from "./grammar.ts";

/**
 * An ad with each call to action that fits into `max` UTF-16 units, one copy per call and ending.
 * An ad that has a call of the brief's own (`hasOwnStep`), or of a language without calls, stays as
 * it is; the usual calls are left out beside a request for photos or a visit (`isOnlyStep`).
 * `writeSet` (`write-ads.ts`) calls it for the best drafts; the calls are from `callsFor` and
 * `ownCallsOf`.
 */
export function withCalls(ad: Candidate, material: Material, max: number): Candidate[] {
  const { calls, contactCalls, ownCalls, facts, script, channel, firstStep } = material;
  if (ad.call !== "" || calls.length + ownCalls.length === 0 || hasOwnStep(ad, material)) return [ad];
  const names = [facts.company, facts.product].filter((name) => containsWord(ad.text, name));
  // Beside "First lesson free", the call need not say it again; without it, the call says it.
  const isStated = firstStep !== null && ad.facts.includes(firstStep.fact);
  const free = firstStep?.free ?? [];
  const suited = free.length === 0 ? calls : isStated ? calls.filter((call) => !free.includes(call)) : free;
  const fitting = [...contactCalls, ...suited].filter(
    (call) => !names.some((name) => containsWord(call, name)),
  );
  // "Boat hire from Kingfisher: book with us." says the business twice.
  const withoutUs = names.includes(facts.company) ? fitting.filter((call) => !saysUs(call)) : fitting;
  const usable = withoutUs.length > 0 ? withoutUs : fitting;
  // "Drop in any day" is a step already, beside which only a call with the company says more.
  const naming = usable.filter((call) => containsWord(call, facts.company));
  const isAsked = ad.lines.some(
    (line) => line.asks && (line !== ad.lead || comes(line.clause, facts.language)),
  );
  const usual = (isAsked && naming.length > 0 ? naming : usable).map((call) => ({ call, line: null }));
  const own = ownCalls
    .filter((line) => !ad.lines.some((other) => overlaps(other, line)) && !containsWord(ad.text, line.clause))
    .map((line) => ({ call: line.text, line }));
  const all = [...own, ...usual]
    .flatMap(({ call, line }) =>
      endingsOf(ad, { call, line, names }, material).map((form) => ({
        ...form,
        call: form.call === "" ? call : form.call,
        hasOwnCall: line !== null,
        isAimed: material.aimedCalls.includes(call),
        isWide: material.widerCalls.includes(call),
        lines: [...form.lines, ...(line === null ? [] : [line])],
        facts: [...new Set([...form.facts, ...(line?.facts ?? [])])],
        hasChannel: channel !== null && form.parts.at(-1)?.includes(channel.bare) === true,
        text: joined(form.parts, script),
      })),
    )
    .filter(({ text }) => text.length <= max);
  // Who asks for photos or invites people to the bench may take no other requests.
  const hasOwn = all.some(({ hasOwnCall }) => hasOwnCall);
  if (hasOwn && isOnlyStep(material)) return all.filter(({ hasOwnCall }) => hasOwnCall);
  return all.some(({ isAimed, isWide }) => isAimed && !isWide) ? all.filter(({ isWide }) => !isWide) : all;
}

/**
 * Whether a statement of the ad ends with the next step after a dash or by a channel: "Fresh bread
 * daily, order online." After a comma alone, the same words mostly describe: "call recording
 * included".
 */
const hasOwnStep = ({ lines, text }: Candidate, { channel, facts }: Material) =>
  (channel === null || containsWord(text, channel.bare)) &&
  lines.some(({ clause }) => endsWithClearStep(clause, facts.language));

const isOnlyStep = ({ ownCalls, channel, facts }: Material) =>
  ownCalls.some(
    ({ clause }) => asksForPhotos(clause) || (channel === null && asksToCome(clause, facts.language)),
  );

/** A call to action for an ad, with its line if it is the owner's, and the names in the ad. */
interface Ending {
  readonly call: string;
  readonly line: Line | null;
  readonly names: readonly string[];
}

/** The ad with a call as a sentence of its own, and as part of one with the names. */
function endingsOf(ad: Candidate, { call, line, names }: Ending, material: Material): Candidate[] {
  const { facts, grammar, channel, contactCalls, firstStep } = material;
  const last = ad.parts.at(-1) ?? "";
  const mark = colonOf(grammar);
  const apart = { ...ad, parts: [...ad.parts, call] };
  // An invitation names the street; the owner's own call stays as typed.
  const endings: Candidate[] = [line === null ? withAddress(apart, material) : apart];
  // "Boiler repair from Northside: call today." says it in one sentence, which has one colon.
  const named =
    line !== null && canBeNamed(call, facts) ? nameInStep(call, facts.company, grammar.language) : null;
  const isNamed = names.includes(facts.company);
  // "Tree removal: call Ridgeback on 828-555-0163." needs no company in the label.
  const isOwnStep = line?.asks === true && ad.lines.length > 0 && (named === null || !isNamed);
  const step = line === null || isOwnStep ? (named ?? call) : null;
  const canJoin = ad.endsWithNames && /^[^.:!?]+\.$/u.test(last) && step !== null && !COLON.test(step);
  if ((names.length === 2 || ad.label !== "") && canJoin) {
    const said = grammar.capitalNouns ? step.replace(ADVERB, lowerFirst) : inSentence(step);
    endings.push({
      ...ad,
      label: "",
      parts: [...ad.parts.slice(0, -1), `${last.slice(0, -1)}${mark} ${said}`],
    });
  }
  // "Call Bramble Lane on 029 2018 0455." or "Bramble Lane: plan a tour any Thursday at 10."
  if (line !== null && canBeNamed(call, facts) && !isNamed && (named !== null || isStep(line, facts))) {
    const said = grammar.capitalNouns ? call : inSentence(call);
    endings.push({
      ...ad,
      call: named ?? "",
      parts: [...ad.parts, named ?? `${capitalizeFirst(facts.company)}${mark} ${said}`],
    });
  }
  // "Send us your paperwork" need not go by the WhatsApp of the receipts.
  // "Book your garden care at Alma: WhatsApp 600 ..." is no sentence; a number alone may follow.
  const isBare = channel !== null && channel.text === channel.bare;
  const isForProduct = isBare && (firstStep !== null || containsWord(call, facts.product));
  const takesChannel =
    line === null
      ? contactCalls.length === 0 || isForProduct
      : channel?.type !== "service" && !line.facts.some(hasContact);
  if (
    channel !== null &&
    takesChannel &&
    !COLON.test(apart.parts.at(-1) ?? "") &&
    !containsWord(apart.parts.join(" "), nameOf(channel))
  )
    endings.push(withChannel(apart, channel, mark));
  return contactCalls.includes(call) ? endings : [...endings, ...withPrice(ad, call, material)];
}

const hasContact = ({ values }: Fact) => values.some(({ kind }) => kind === "contact");

/** "No appointment, drop in": the step may follow a condition. */
const comes = (clause: string, language: string) =>
  [clause, clause.split(/[,;] /u).at(-1) ?? ""].some((part) => asksToCome(part, language));

/** A number or address, or the name of a service: the "WhatsApp" of "via WhatsApp". */
const nameOf = ({ type, bare }: Contact) => (type === "service" ? bare.replace(/^\S+ /u, "") : bare);

/** A colon between words; those of addresses and hours have no space after them. */
const COLON = /:\s/u;

/** Whether the company and a colon can stand before the owner's next step. */
const canBeNamed = (call: string, { company }: Material["facts"]) =>
  /[\p{L}\p{N})]$/u.test(company) && !COLON.test(call) && !sharesStem(call, company);

/** Whether a line of the owner's is a next step or a list of contacts, before which a name fits. */
const isStep = ({ clause, facts }: Line, { language }: Material["facts"]) =>
  facts.every(isContact) || asksForStep(clause.split(/[,;] /u)[0] ?? clause, language);

/** A call for the middle of a sentence; "WhatsApp a photo" and days keep their capital letters. */
const inSentence = (call: string) =>
  /^\p{L}+\p{Lu}/u.test(call) || DAY.test(call) ? call : lowerFirst(call);
/** Starts of German calls that are no sentences: "Jetzt Termin vereinbaren." */
const ADVERB = /^(?:Jetzt|Gleich|Hier|Einfach|Heute|Mit|Bei[m]?|Im)(?= )(?!.* Sie )/u;
const DAY =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)(?!\p{L})/iu;

/** The ad with the way to take the next step: "Book at Salon Cléo: salon-cleo.fr." */
function withChannel(ad: Candidate, { type, text }: Contact, mark: string): Candidate {
  const last = ad.parts.at(-1) ?? "";
  // "Talk to Yahoo!" keeps its own mark.
  const named = /[!?]$/u.test(last) ? last : `${last.replace(/\.$/u, "")}${type === "service" ? "" : mark}`;
  return { ...ad, parts: [...ad.parts.slice(0, -1), `${named} ${text}.`] };
}

/** Longest address in words; "Visit our showroom in 3 Harbour Street" is a sentence. */
const MAX_ADDRESS_WORDS = 6;
const isBareAddress = (text: string) =>
  isAddress(text) && /^(?:\d|\p{Lu})/u.test(text) && text.split(/\s+/u).length <= MAX_ADDRESS_WORDS;

/** The ad with the street of a visit unless it states it: "Visit Corner Refills: 12 Mill Lane." */
function withAddress(ad: Candidate, { facts, channel, grammar }: Material): Candidate {
  if (channel !== null || goalOf(facts) !== "visit") return ad;
  const last = ad.parts.at(-1) ?? "";
  const address = printableFacts(facts).find(({ text }) => isBareAddress(text));
  if (address === undefined || containsWord(ad.text, address.text) || !/^[^:!?]+\.$/u.test(last)) return ad;
  const parts = [...ad.parts.slice(0, -1), `${last.slice(0, -1)}${colonOf(grammar)} ${address.text}.`];
  return { ...ad, facts: [...ad.facts, address], parts };
}

/** Next steps for what costs the price; a quote or a call does not. */
const PRICED_GOALS: readonly Goal[] = ["book", "order", "buy", "signup"];

/** The ad with a price in its call to action: "Book your eye test at Maple Street for £25." */
function withPrice(ad: Candidate, call: string, { lines, grammar, facts }: Material): Candidate[] {
  const word = /\{product\} (\p{L}+) \{price\}/u.exec(grammar.priced.join(" "))?.[1];
  const isPriced = ad.facts.some(({ values }) => values.some(({ kind }) => kind === "price"));
  const isSold = PRICED_GOALS.includes(goalOf(facts));
  if (word === undefined || grammar.capitalNouns || isPriced || !isSold) return [];
  // "An appointment for your massage" needs no second "for".
  if (!containsWord(call, facts.product) || containsWord(call, word)) return [];
  // "For the cleaning, book at Casa Clara for €12" would price the booking.
  if (FOR_PRODUCT.test(call)) return [];
  return lines
    .filter((line) => productPrice(line, facts, grammar)?.from === false && !/^\p{L}/u.test(line.inside))
    .map((line) => ({
      ...ad,
      facts: [...ad.facts, ...line.facts],
      parts: [...ad.parts, `${call.slice(0, -1)} ${word} ${line.inside}.`],
    }));
}

/** A call that starts with what the next step is for: "Para a limpeza, marque ..." */
const FOR_PRODUCT = /^(?:per|para) /iu;
