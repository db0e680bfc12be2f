import { type Brief, type BriefField, FIELDS, type Span } from "./brief.ts";
import { mergeAppositions } from "./appositions.ts";
import { readContacts } from "./contacts.ts";
import { joinClauses } from "./classify.ts";
import { isDescription } from "./described-details.ts";
import { isOfGoals, type Fact, type FactKind, type Facts } from "./facts.ts";
import { isFormality } from "./formality.ts";
import { offerOfGoal } from "./goal-offers.ts";
import { hasWords, type Lexicon } from "./lexicon.ts";
import { lexiconFor } from "./lexicons.ts";
import { EN } from "./lexicons/en.ts";
import { isStepOfDetails } from "./next-step.ts";
import { isAim } from "./for-writer.ts";
import { mergeInversions } from "./inverted-clauses.ts";
import { mainClauses } from "./main-clauses.ts";
import { statementRanges } from "./mixed-lists.ts";
import { isCertainNote, isShortNote, opensWithNote, speaksToWriter } from "./mixed-messages.ts";
import { isLeftOut } from "./left-out.ts";
import { isDetailOrder } from "./note-forms.ts";
import { isNoteOfDetails, isOrder, type Reading, readSentence, isReasonedRequest } from "./notes.ts";
import { isFactLike } from "./note-model/note-model.ts";
import { mergePriceConditions, mergePricedLists } from "./priced-lists.ts";
import { spokenName } from "./product-name.ts";
import { asksCustomer, isHookQuestion, isShortQuestion } from "./questions.ts";
import { readRules } from "./read-rules.ts";
import { readOffering, withoutCustomers } from "./read-offering.ts";
import { readTrade } from "./read-trade.ts";
import { isDenied, isRefusal, isRestriction } from "./restrictions.ts";
import { clausesOf, type Range, trimEdges } from "./segments.ts";
import type { Trade } from "./trade.ts";
import type { Value } from "./value.ts";
import { findConflicts } from "./conflicts.ts";
import { impliedGoal } from "./implied-goal.ts";
import { namedGoal } from "./named-goal.ts";
import { isToldToReader } from "./told-details.ts";
import { isUnfit, withoutMarkup } from "./unfit.ts";
import { readWish } from "./wishes.ts";
import { findValues } from "./values/find-values.ts";

/** A sentence that starts with "and" in small letters, so that it continues the one before it. */
const AND = /^\s*(?:and|und|et|y|e|en) \p{Ll}/u;

/** The start of a sentence that adds to what an ad shall not say. */
const AND_NOT = /^\s*(?:and|und|et|y|e|en) (?:no|kein\p{L}*|pas|nada|niente|sem|geen)(?!\p{L})/iu;

/** Kinds of clauses in the details that are facts and no notes. */
const RECOGNIZED: readonly FactKind[] = ["offer", "objection", "price", "proof", "time", "number", "place"];

/**
 * Reads a brief into typed facts: fields by `FIELDS` (`brief.ts`), sentences and clauses by
 * `segments.ts` and `mixed-lists.ts`, kinds by `classify.ts`, notes by `notes.ts`, values by
 * `findValues` (`values/find-values.ts`), then trade, offering and goal; subjects without humor
 * (`sober`) by `SENSITIVE` here and the trade. All writers of the studio call it first. Never
 * throws; reads `MAX_TEXT` units of a field, and texts in a language without a lexicon with the
 * English one.
 * @param language BCP 47 code of the brief's language
 */
export function readFacts(brief: Brief, language: string): Facts {
  const lexicon = lexiconFor(language) ?? EN;
  const all = withoutRepeatedOffers(
    FIELDS.flatMap(([field, role]) => {
      const text = withoutMarkup(readablePart(brief[field] ?? ""));
      if (text.trim() === "" || role === "name" || role === "call") return [];
      return role === "audience"
        ? wholeField(brief, field, "audience")
        : statementsOf(field, text, role, lexicon);
    }),
  );
  const conflicts = findConflicts(all, lexicon);
  const contradicted = new Set(conflicts.flatMap(({ facts }) => facts));
  const name = spokenName(tidy(brief.productName));
  const product = withoutCustomers(name, language);
  const trade = readTrade({ ...brief, productName: product }) ?? readTrade(brief);
  const shown = all.filter(({ printable }) => printable).map(({ text }) => text);
  const isMonthly = all.some(({ printable, values }) =>
    values.some(
      (value) => printable && value.kind === "price" && (value.per === "month" || value.per === "year"),
    ),
  );
  const offering = readOffering(brief, { statements: shown, isMonthly }, language);
  const contacts = readContacts(brief, lexicon);
  const texts = (kind: FactKind) => all.filter((fact) => fact.kind === kind).map(({ text }) => text);
  return {
    language,
    company: tidy(brief.companyName),
    product: name,
    productValues: findValues("productName", readablePart(brief.productName), lexicon),
    all: all.map((fact) => (contradicted.has(fact) ? { ...fact, printable: false } : fact)),
    conflicts,
    contacts,
    rules: readRules(texts("note"), texts("audience"), lexicon),
    trade,
    offering,
    sober: isSober(brief, trade),
    goal: namedGoal(brief, all, contacts, lexicon),
    impliedGoal: impliedGoal(brief, all, { trade, offering, contacts }, lexicon),
  };
}

/** The facts with an offer of the goals as a note if another statement has it, too. */
function withoutRepeatedOffers(all: readonly Fact[]): Fact[] {
  const stated = all
    .filter((fact) => fact.printable && !isOfGoals(fact))
    .map(({ text }) => text.toLowerCase());
  return all.map((fact) =>
    isOfGoals(fact) && stated.some((text) => text.includes(fact.text.toLowerCase()))
      ? { ...fact, kind: "note", printable: false }
      : fact,
  );
}

/** Cuts a text between words; the tools refuse longer fields, old rows may have them. */
function readablePart(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  return text.slice(0, Math.max(text.lastIndexOf(" ", MAX_TEXT), 0) || MAX_TEXT);
}

/** UTF-16 units that are read of each field. */
const MAX_TEXT = 2500;

/** A name without markup and with normalized spaces; nothing but markup stays. */
function tidy(name: string): string {
  const plain = withoutMarkup(name).replace(/\s+/gu, " ").trim();
  return plain === "" ? name.replace(/\s+/gu, " ").trim() : plain;
}

/** A heading on a line of its own, such as "In the kit:", before the lines of its list. */
const isHeading = (said: string, rest: string) =>
  /:\s*$/u.test(said) && /^\s*[\r\n]\s*\S/u.test(rest) && said.split(/\s+/u).length <= MAX_HEADING_WORDS;
const MAX_HEADING_WORDS = 5;

function wholeField(brief: Brief, field: BriefField, kind: FactKind): Fact[] {
  const text = brief[field] ?? "";
  const range = trimEdges(text, { start: 0, end: text.length });
  return range.end > range.start ? [factOf(field, text, range, range, kind, [])] : [];
}

function statementsOf(field: BriefField, text: string, role: string, lexicon: Lexicon): Fact[] {
  const values = findValues(field, text, lexicon);
  const within = ({ start, end }: Range) =>
    values.filter(({ span }) => span.start >= start && span.end <= end);
  const isMixed = role === "details" || (role === "statements" && speaksToWriter(text, lexicon));
  const isOrdered = (clause: string) =>
    isOrder(clause, lexicon) ||
    isAim(clause, lexicon.language) ||
    (role === "statements" && isCertainNote(clause));
  const spans = values.map(({ span }) => span);
  const isNoted = (clause: string) => isNoteOfDetails(clause, lexicon);
  const facts: Fact[] = [];
  const readAs = isMixed ? "additionalDetails" : field;
  const sentences = statementRanges(text, field, values, lexicon);
  // Owners start a message with the product, so its first sentence is a fact.
  const first = role === "statements" && !opensWithNote(text, lexicon) ? sentences[0] : undefined;
  for (const sentence of sentences) {
    const said = text.slice(sentence.start, sentence.end);
    const inner = trimEdges(text, sentence);
    if (role !== "goals" && isDenied(said)) {
      facts.push(factOf(field, text, inner, sentence, "caution", []));
      continue;
    }
    if (isHeading(said, text.slice(sentence.end))) {
      facts.push(factOf(field, text, inner, sentence, "note", []));
      continue;
    }
    // A question to customers has its answer after it; the last one asks the writer or is a hook.
    const isLast = isMixed && sentence === sentences.at(-1) && isShortQuestion(said);
    const isHook = isLast && isHookQuestion(said, lexicon);
    const isFurther = role === "statements" && isMixed && sentence !== first;
    // "For all over 30 (even 60!) and never done a somersault": the rest is about the same people.
    const isOfAudience = facts.at(-1)?.kind === "audience" && AND.test(said);
    // "Not the word 'mess'. And no Marie Kondo."
    const isOfNote =
      isMixed &&
      facts.at(-1)?.kind === "note" &&
      AND_NOT.test(said) &&
      isLeftOut(text.slice(inner.start, inner.end));
    const reading: Reading = isOfAudience
      ? { kind: "audience" }
      : isOfNote || isLast || (isFurther && isShortNote(said))
        ? { kind: isHook ? "statement" : "note" }
        : ((role === "statements" ? readWish(said.trim()) : null) ??
          readSentence(said, sentence === first ? field : readAs, lexicon));
    if (reading.kind === "note" || reading.kind === "audience") {
      facts.push(factOf(field, text, inner, sentence, reading.kind, []));
      continue;
    }
    if (isMixed && reading.kind === "statement" && isReasonedRequest(said, lexicon)) {
      facts.push(factOf(field, text, inner, sentence, "note", []));
      continue;
    }
    const range =
      reading.kind === "mention"
        ? { start: sentence.start + reading.statement.start, end: sentence.end }
        : sentence;
    const isCut = role === "statements" && !isMixed;
    const whole = (isCut ? mainClauses(text, range, lexicon) : [range]).flatMap((part) => {
      const clauses = mergeInversions(text, clausesOf(text, part, spans), lexicon.language);
      const priced = mergePriceConditions(text, clauses, within, lexicon);
      const listed = mergePricedLists(text, priced, within, lexicon);
      return mergeAppositions(text, listed, within, lexicon);
    });
    const isAsked = isHook || (isMixed && asksCustomer(said, lexicon));
    // "We don't do emergencies, we can't": the rest of the sentence is about the refusal.
    const isRefused = isMixed && isRefusal(text.slice(inner.start, inner.end));
    // The model judges a question by its mark, which its clause does not have.
    // Short clauses of a message's sentence that is a clear fact say too little to be judged alone.
    const isClear = role === "statements" && (sentence === first || isFactLike(said));
    const isNote = isMixed && !isClear ? isNoted : isOrdered;
    const isClauseNote = isShortQuestion(said) ? () => false : isNote;
    for (const clause of joinClauses(text, whole, within, lexicon, isClauseNote)) {
      if (role === "goals") {
        const offer = clause.kind === "offer" ? offerOfGoal(text, clause) : null;
        // The rest of the sentence is what the business wants, so the offer is its own sentence.
        if (offer !== null) facts.push(factOf(field, text, offer, offer, "offer", within(offer)));
        else facts.push(factOf(field, text, clause, clause.sentence, "note", []));
        continue;
      }
      const shown =
        clause.kind !== "note" &&
        !(isMixed && isDetailOrder(text.slice(clause.start, clause.end))) &&
        !isUnfit(text.slice(clause.start, clause.end)) &&
        ((role === "statements" && !isMixed) ||
          sentence === first ||
          reading.kind === "mention" ||
          isAsked ||
          isRecognized(clause.kind, text.slice(clause.start, clause.end), lexicon));
      // "$385 flat, pumping not included" is a price with its limit.
      const isPriced = role === "statements" && clause.kind === "price";
      const isRestricted = isMixed && !isPriced && isRestriction(text.slice(clause.start, clause.end));
      const isCaution = isRefused || isRestricted;
      const kind = isCaution ? "caution" : clause.kind;
      facts.push(
        factOf(field, text, clause, clause.sentence, shown ? kind : "note", shown ? within(clause) : []),
      );
    }
  }
  return facts;
}

/** Whether a clause of the details is known as a fact. */
function isRecognized(kind: FactKind, text: string, lexicon: Lexicon): boolean {
  const { kinds, language } = lexicon;
  return (
    RECOGNIZED.includes(kind) ||
    hasWords(text, kinds.feature) ||
    hasWords(text, kinds.process) ||
    isStepOfDetails(text, language) ||
    isToldToReader(text, language) ||
    isDescription(text, lexicon) ||
    isFactLike(text)
  );
}

function factOf(
  field: BriefField,
  text: string,
  range: Range,
  sentence: Range,
  kind: FactKind,
  values: readonly Value[],
): Fact {
  const span = (part: Range): Span => ({ field, start: part.start, end: part.end });
  const stated = text.slice(range.start, range.end);
  return {
    kind,
    text: stated,
    // "Free VAT registration" is an offer.
    isFormality: kind !== "offer" && isFormality(stated),
    span: span(range),
    sentence: span(sentence),
    values,
    printable: kind !== "note" && kind !== "audience",
  };
}

/** Subjects that exclude humor, whatever the trade. */
const SENSITIVE =
  /(?<!\p{L})(?:cancer|tumou?r|chemo\p{L}*|suicid\p{L}*|dementia|addiction|bereave\p{L}*|funerals?|grief|stillbirth|miscarriage|domestic violence|bankrupt\p{L}*|krebs|tumor|selbstmord|demenz|sucht(?:beratung|hilfe|klinik)\p{L}*|trauer\p{L}*|bestattung\p{L}*|beerdigung\p{L}*|insolvenz|überschuld\p{L}*|cancer|suicide|deuil|obsèques|enterrements?|surendettement|addiction|cáncer|suicidio|duelo|entierros?|deudas|adicci\p{L}*|cancro|tumore|lutto|funerali?|dipendenz\p{L}*|suicídio|luto|dívidas|kanker|zelfmoord|rouw\p{L}*|uitvaart\p{L}*|schulden|verslaving)(?!\p{L})/iu;

function isSober(brief: Brief, trade: Trade | null): boolean {
  if (trade !== null && trade.sensitive !== null) return true;
  return FIELDS.some(([field]) => SENSITIVE.test(brief[field] ?? ""));
}
