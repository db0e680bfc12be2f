import type { Angle } from "#core/generations/copy/platform-copy.ts";
import { dominantScript } from "../../language/script.ts";
import { createRandom } from "../../random.ts";
import type { Brief } from "../facts/brief.ts";
import { type Fact, printableFacts, type Facts } from "../facts/facts.ts";
import { asksToCome } from "../facts/next-step.ts";
import { spellingFor } from "../spelling/spelling.ts";
import { acceptedLines } from "./accepted-lines.ts";
import type { Candidate } from "./ad.ts";
import { aimedCalls, aimedFreeCalls, widerCalls } from "./aimed-calls.ts";
import { addressesOthers } from "./benefits/other-readers.ts";
import { callsFor, contactCallsFor, firstStepCallsFor, isRequest } from "./call-to-action.ts";
import { channelOf } from "./channel.ts";
import { isCalled } from "./contact-calls.ts";
import { usualAddress } from "./usual-address.ts";
import { withCalls } from "./closings.ts";
import { displaces, withBenefits } from "./felt-sentences.ts";
import { draftsOf, joined } from "./compose.ts";
import type { Material } from "./material.ts";
import { distinctLines, overlaps } from "./distinct-lines.ts";
import { firstStepFor } from "./first-step-calls.ts";
import { speaksToGroup } from "./german-plural-calls.ts";
import { asksForVoi, speaksToSeveral } from "./italian-plural-calls.ts";
import { tellingLines } from "./telling-lines.ts";
import { goalOf, SOLD_OR_BOOKED } from "./goals.ts";
import { type Address, addressIn, type AdGrammar } from "./grammar.ts";
import { grammarFor } from "./grammars.ts";
import { containsWord } from "../../language/contains-word.ts";
import { linesOf } from "./lines.ts";
import { isCoveredByLists, listSentences } from "./list-sentences.ts";
import { nameLinesOf } from "./name-lines.ts";
import { ownCallsOf } from "./own-calls.ts";
import { ownWordsOf } from "./own-words.ts";
import { isUseless } from "./hook-worth.ts";
import { wayCalls } from "./way-calls.ts";
import { wordLinesOf } from "./word-lines.ts";
import { best, isUnlike, ranked } from "./ranking.ts";
import { pricesOfProduct } from "./side-price.ts";
import { besideEarlier } from "./score-options.ts";
import { strengthsOf } from "./strength/strength.ts";
import { regionalCalls } from "./regional-calls.ts";
import { roughScoreOf, scoreOf } from "./score.ts";

/**
 * Maximum and preferred length of the three text ads of a set, in UTF-16 units, and the contacts
 * that each may name; Meta shows 125 characters. `writeAds` follows it, `write-text-ads.ts` adds an
 * emoji only within it. The number of ads is `TEXT_ADS_PER_GENERATION` in
 * `core/generations/text/text.ts`.
 */
export const AD_LENGTHS = [
  { max: 125, preferred: 110, channels: "all" },
  { max: 125, preferred: 110, channels: "phone" },
  { max: 200, preferred: 185, channels: "all" },
] as const satisfies readonly AdLength[];

/** Points that chance adds, so that another seed chooses among the best ads. */
const CHANCE = 1.2;
/** Lines that are considered; the most important facts of a longer brief are among them. */
const MAX_LINES = 12;
/**
 * Drafts whose wording is compared, and of those the ones that are tried with each call to action.
 */
const SHORTLIST = 80;
const FINALISTS = 16;
/** The same if the calls to action may name the company, so that fewer drafts are complete. */
const FINALISTS_NAMED = 32;
/** UTF-16 units that a call to action needs at least, with the space before it. */
const SHORTEST_CALL = 16;

/**
 * Length of one text of a set in UTF-16 units, and its idea if it must have one. `AD_LENGTHS` lists
 * those of text ads, `writeField` in `copy/write-copy.ts` makes those of fields; `writeSet` follows
 * them.
 */
export interface AdLength {
  readonly max: number;
  readonly preferred: number;
  /** What the call to action may name: TikTok takes no address in a text. */
  readonly channels?: "all" | "phone" | "none";
  /** The idea to write about if the facts allow it. */
  readonly angle?: Angle | undefined;
  /** Texts that are only repeated if nothing else fits. */
  readonly exclude?: readonly string[] | undefined;
  /** Words of which the text has one if a statement with it fits. */
  readonly words?: readonly string[];
}

/**
 * Writes the three text ads of a brief (`AD_LENGTHS`) from its facts; fewer if nothing fits.
 * `writeTextAds` (`write-text-ads.ts`) calls it and adds plain ads where some are missing. Each ad
 * has its own idea, and every statement is from the brief. The same facts and seed give the same
 * ads.
 */
export function writeAds(brief: Brief, facts: Facts, seed: string): Candidate[] {
  return writeSet(materialOf(brief, facts), AD_LENGTHS, seed);
}

/** How many different statements the ads can make, alone or as items of a typed list. */
function choicesOf({ telling, listed }: Material): number {
  const told = new Set(telling.flatMap(({ facts }) => facts));
  const items = listed.flatMap(({ facts }) => facts.filter((fact) => !told.has(fact)));
  return distinctLines(telling).length + new Set(items).size;
}

/**
 * Writes one text per length, each with its own idea if the facts allow it; a length in which
 * nothing fits has none. The last text states a price if no earlier one does. Drafts come from
 * `compose.ts`, calls from `closings.ts`, the choice from `score.ts`. `writeAds` calls it for text
 * ads, `write-copy.ts` for fields of platforms.
 */
export function writeSet(material: Material, lengths: readonly AdLength[], seed: string): Candidate[] {
  const { facts, typed } = material;
  const priced = pricesOfProduct(facts);
  const statesPrice = (ad: Candidate) =>
    ad.facts.some((fact) => priced.includes(fact) && hasAmount(ad, fact));
  const isForCalls = goalOf(facts) === "call";
  const callsNameAll = material.calls.some(
    (call) => containsWord(call, facts.company) && containsWord(call, facts.product),
  );
  const ownWords = ownWordsOf(facts);
  const choices = choicesOf(material);
  const ads: Candidate[] = [];
  const draftsBy = new Map(
    [...new Set(lengths.map(({ max }) => max))].map((max) => [max, draftsOf(material, max)]),
  );
  for (const [index, length] of lengths.entries()) {
    const { max, preferred, channels = "none", angle, exclude = [], words = [] } = length;
    const random = createRandom(`${seed} ${index} ${typed}`);
    const needsPrice = index === lengths.length - 1 && !ads.some(statesPrice);
    const all = draftsBy.get(max) ?? [];
    const isWished = ({ text }: Candidate) => words.some((word) => containsWord(text, word));
    const wished = words.length > 0 ? all.filter(isWished) : [];
    const drafts = wished.length > 0 ? wished : all;
    const hasIdea = (ad: Candidate) => ad.angle === angle;
    const isEligible =
      angle !== undefined && drafts.some(hasIdea) ? hasIdea : needsPrice ? statesPrice : null;
    const suitable = isEligible && drafts.some(isEligible) ? drafts.filter(isEligible) : drafts;
    const eligible = index === lengths.length - 1 ? withWords(suitable, ads, material, max) : suitable;
    const options = {
      facts,
      ownWords,
      choices,
      ...besideEarlier(ads, facts),
      preferred,
      typed,
      callsNameAll,
      isForCalls,
      strengths: material.strengths,
    };
    const score = (ad: Candidate) => scoreOf(ad, options) + CHANCE * random();
    const shortlist = best(eligible, (ad) => roughScoreOf(ad, options) + CHANCE * random(), SHORTLIST);
    const chosen = best(shortlist, score, material.ownCalls.length > 0 ? FINALISTS_NAMED : FINALISTS);
    const finished = (some: readonly Candidate[]) => {
      const called = some.flatMap((draft) => withCalls(draft, allowing(material, channels), max));
      const unlike = called.filter(isUnlike(ads));
      const fresh = unlike.filter(({ text }) => !exclude.includes(text));
      return ranked(fresh.length > 0 ? fresh : unlike, score);
    };
    const [plain] = finished(chosen);
    const [felt] = finished(chosen.flatMap((draft) => withBenefits(draft, material, max, ads))).filter(
      ({ ad }) => plain !== undefined && !displaces(ad, plain.ad, facts),
    );
    const winner = felt && plain && felt.points > plain.points ? felt : plain;
    if (winner) ads.push(winner.ad);
  }
  return ads;
}

/** Whether an ad has a price of its fact: the start of a sentence may leave it out. */
const hasAmount = ({ text }: Candidate, { values }: Fact) =>
  values.some(
    ({ kind, text: price }) =>
      kind === "price" && (/\d[\d.,]*/u.exec(price) ?? [""]).every((amount) => text.includes(amount)),
  );

/** The material with its channel only if the text may name it. */
function allowing(material: Material, channels: AdLength["channels"]): Material {
  const isAllowed = (type: string) => channels === "all" || type === channels;
  const { channel, facts } = material;
  const ownCalls = material.ownCalls.filter(({ text }) =>
    facts.contacts.every((contact) => isAllowed(contact.type) || !containsWord(text, contact.text)),
  );
  const allowed = channel && isAllowed(channel.type) ? channel : null;
  return { ...material, ownCalls, channel: allowed, contactCalls: allowed ? material.contactCalls : [] };
}

/** The drafts with the words that the notes ask for and no earlier ad has, if they fit. */
function withWords(
  drafts: readonly Candidate[],
  earlier: readonly Candidate[],
  { wordLines, facts, script }: Material,
  max: number,
): readonly Candidate[] {
  const wanted = facts.rules.use.filter((word) => !earlier.some(({ text }) => containsWord(text, word)));
  if (wanted.length === 0) return drafts;
  const lines = wordLines.filter(({ word }) => wanted.includes(word)).map(({ text }) => text);
  const having = drafts
    .map((ad) => {
      const parts =
        ad.parts.at(-1) === ad.label
          ? [...ad.parts.slice(0, -1), ...lines, ad.label]
          : [...ad.parts, ...lines];
      return {
        ...ad,
        parts,
        text: joined(parts, script),
        endsWithNames: ad.endsWithNames && (lines.length === 0 || ad.label !== ""),
      };
    })
    .filter(
      ({ text }) => text.length <= max - SHORTEST_CALL && wanted.some((word) => containsWord(text, word)),
    );
  return having.length > 0 ? having : drafts;
}

/**
 * Everything that the texts of a brief are made of: facts, at most `MAX_LINES` lines (`lines.ts`)
 * without promises that platforms reject (`accepted-lines.ts`), lines with names, calls and the
 * contact. `writeAds`, `writeCampaignCopy`, `writeVideoScript` and headlines (`campaign/briefs.ts`)
 * start from it.
 */
export function materialOf(brief: Brief, facts: Facts): Material {
  const grammar = grammarFor(facts.language);
  const typed = Object.values(brief).filter(Boolean).join(" ");
  const script = dominantScript(typed);
  const shown = printableFacts(facts)
    .map(({ text }) => text)
    .join("\n");
  const address = addressOf(facts, shown, grammar);
  const channel = channelOf(facts);
  // The benefits of statements address the reader as the calls beside them do.
  const asking = address ?? (channel && isCalled(channel) ? (grammar.callerAddress ?? null) : null);
  const correct = spellingFor(grammar.language, Object.values(brief).join("\n"));
  const hasOtherReaders = asksForVoi(facts) || addressesOthers(shown, grammar.language);
  const style = {
    grammar,
    script,
    address: speaksToGroup(facts, shown) ? null : asking,
    correct,
    isSober: facts.sober,
    hasOtherReaders,
  };
  const stated = linesOf({ brief, facts, style });
  const accepted = acceptedLines(stated, [facts.company, facts.product]);
  const lines = accepted.slice(0, MAX_LINES);
  const ownCalls = ownCallsOf(accepted, facts, script);
  const others = lines.filter((line) => !ownCalls.some((call) => overlaps(line, call)));
  const kept = tellingLines(others.length > 0 ? others : lines, channel);
  const strengths = strengthsOf(kept, facts);
  const listed = listSentences({ lines: others, strengths, facts, style });
  const telling = kept.filter((line) => !isCoveredByLists(line, listed));
  // "Bring it to our bench": the usual calls then invite readers, too.
  const isVisited = channel === null && ownCalls.some(({ clause }) => asksToCome(clause, facts.language));
  const asked: Facts =
    isVisited && SOLD_OR_BOOKED.includes(goalOf(facts)) ? { ...facts, goal: "visit" } : facts;
  // Who asks readers to walk in or to send a photo makes no appointments.
  const suits = (call: string) => ownCalls.length === 0 || !grammar.appointment.test(call);
  const regional = regionalCalls(facts, typed, shown, asking);
  // The owner's call and a request in the product's name are the next step already.
  const step = brief.callToAction || isRequest(facts) || isVisited ? null : firstStepFor(facts);
  const asks = step && firstStepCallsFor(step, facts, grammar, asking);
  const free = regional(asks?.free ?? []);
  const ownStep = [...free, ...regional(asks?.plain ?? [])];
  const usual = ownStep.length > 0 ? ownStep : regional(callsFor(asked, grammar, asking)).filter(suits);
  const aimed = [...regional(wayCalls(asked, asking, step)), ...aimedCalls(usual, asked, step)];
  const wider = widerCalls(usual, asked, step);
  return {
    facts,
    typed,
    grammar,
    script,
    address,
    hasOtherReaders,
    lines,
    telling,
    listed: listed.map(({ line }) => line),
    strengths: new Map([...strengths, ...listed.map(({ line, strength }) => [line, strength] as const)]),
    wordLines: wordLinesOf(facts, lines, grammar),
    // Nobody reads on after "Wedding dresses: you need at least six months."
    names: nameLinesOf({ facts, lines: telling.filter((line) => !isUseless(line)), grammar, script }),
    calls: [...aimed, ...wider, ...usual],
    aimedCalls: [...aimed, ...wider],
    widerCalls: wider,
    firstStep:
      step && ownStep.length > 0
        ? { fact: step.fact, free: [...aimedFreeCalls(free, asked, step), ...free] }
        : null,
    contactCalls: regional(contactCallsFor(facts, grammar, asking, channel)).filter(suits),
    ownCalls: others.length > 0 ? ownCalls : [],
    channel,
  };
}

/** The address that the notes ask for, else that of the statements shown or the voice. */
function addressOf(facts: Facts, shown: string, grammar: AdGrammar): Address | null {
  const typed = asksForVoi(facts) ? null : (facts.rules.address ?? addressIn(shown, grammar));
  const own = typed ?? (speaksToGroup(facts, shown) ? "informal" : null);
  // Italian owners who say "voi" speak to several readers, which no voice changes.
  return own ?? (speaksToSeveral(facts, shown, null) ? null : usualAddress(facts));
}
