import { type Brief, type BriefField, FIELDS, type Span } from "./brief.ts";
import { joinClauses } from "./classify.ts";
import type { Fact, FactKind, Facts, Goal } from "./facts.ts";
import { hasWords, type Lexicon } from "./lexicon.ts";
import { lexiconFor } from "./lexicons.ts";
import { EN } from "./lexicons/en.ts";
import { readSentence, rulesOf } from "./notes.ts";
import { clausesOf, type Range, sentencesOf, trimEdges } from "./segments.ts";
import type { Value } from "./value.ts";
import { findValues } from "./values/find-values.ts";

/** Kinds of clauses in the details that are facts and no notes. */
const RECOGNIZED: readonly FactKind[] = ["offer", "objection", "price", "proof", "time", "number", "place"];

/**
 * Reads a brief into typed facts. Works on any text and never throws; texts in a language without a
 * lexicon are read with the English one.
 * @param language BCP 47 code of the brief's language
 */
export function readFacts(brief: Brief, language: string): Facts {
  const lexicon = lexiconFor(language) ?? EN;
  const all: Fact[] = [];
  for (const [field, role] of FIELDS) {
    const text = brief[field] ?? "";
    if (text.trim() === "" || role === "name" || role === "call") continue;
    if (role === "audience") all.push(...wholeField(brief, field, "audience"));
    else all.push(...statementsOf(field, text, role, lexicon));
  }
  const texts = (kind: FactKind) => all.filter((fact) => fact.kind === kind).map(({ text }) => text);
  return {
    language,
    company: tidy(brief.companyName),
    product: tidy(brief.productName),
    all,
    rules: rulesOf(texts("note"), texts("audience"), lexicon),
    trade: null,
    sober: false,
    goal: goalOf(brief, all, lexicon),
  };
}

const tidy = (name: string) => name.replace(/\s+/gu, " ").trim();

function wholeField(brief: Brief, field: BriefField, kind: FactKind): Fact[] {
  const text = brief[field] ?? "";
  const range = trimEdges(text, { start: 0, end: text.length });
  return range.end > range.start ? [factOf(field, text, range, range, kind, [])] : [];
}

function statementsOf(field: BriefField, text: string, role: string, lexicon: Lexicon): Fact[] {
  const values = findValues(field, text, lexicon);
  const within = ({ start, end }: Range) =>
    values.filter(({ span }) => span.start >= start && span.end <= end);
  const facts: Fact[] = [];
  for (const sentence of sentencesOf(text)) {
    const reading = readSentence(text.slice(sentence.start, sentence.end), field, lexicon);
    const inner = trimEdges(text, sentence);
    if (reading.kind === "note" || reading.kind === "audience") {
      facts.push(factOf(field, text, inner, sentence, reading.kind, []));
      continue;
    }
    const range =
      reading.kind === "mention"
        ? { start: sentence.start + reading.statement.start, end: sentence.end }
        : sentence;
    const clauses = clausesOf(
      text,
      range,
      values.map(({ span }) => span),
    );
    for (const clause of joinClauses(text, clauses, within, lexicon)) {
      const shown =
        role === "statements" ||
        reading.kind === "mention" ||
        isRecognized(clause.kind, text.slice(clause.start, clause.end), role, lexicon);
      facts.push(
        factOf(field, text, clause, range, shown ? clause.kind : "note", shown ? within(clause) : []),
      );
    }
  }
  return facts;
}

/** Goals are not for customers; only the offers in them are. */
function isRecognized(kind: FactKind, text: string, role: string, { kinds }: Lexicon): boolean {
  if (role === "goals") return kind === "offer";
  return RECOGNIZED.includes(kind) || hasWords(text, kinds.feature) || hasWords(text, kinds.process);
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
  return {
    kind,
    text: text.slice(range.start, range.end),
    span: span(range),
    sentence: span(sentence),
    values,
    printable: kind !== "note" && kind !== "audience",
  };
}

/** The owner's call decides, then the goals, then what the facts imply. */
function goalOf(brief: Brief, facts: readonly Fact[], { goals }: Lexicon): Goal | null {
  const shown = facts.filter(({ printable }) => printable).map(({ text }) => text);
  for (const text of [brief.callToAction ?? "", brief.campaignGoals ?? "", shown.join("\n")]) {
    const goal = goals.find(([, words]) => hasWords(text, words))?.[0];
    if (goal !== undefined) return goal;
  }
  return null;
}
