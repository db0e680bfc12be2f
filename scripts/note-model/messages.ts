import { normalizeSpaces } from "#studio/language/lines.ts";
import { sentencesOf } from "#studio/text/facts/segments.ts";
import type { LabeledClause } from "./train.ts";

/** Sentences of fewer words say too little. */
const MIN_WORDS = 3;
/** Longer sentences hold several statements; UTF-16 units. */
const MAX_LENGTH = 160;

/**
 * The sentences of the key messages of `labeled-briefs.tsv` as facts, for `train-note-model.ts`:
 * owners write messages for customers. The few notes among them are in `labeled`, with all other
 * sentences that the model was unsure of, and are left out here.
 */
export function messageFacts(briefs: string, labeled: readonly LabeledClause[]): LabeledClause[] {
  const known = new Set(labeled.map(({ clause }) => clause));
  const messages = briefs
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .map((line) => line.split("\t")[3] ?? "");
  const sentences = messages.flatMap((message) =>
    sentencesOf(message).map(({ start, end }) => normalizeSpaces(message.slice(start, end))),
  );
  return [...new Set(sentences)]
    .filter((clause) => clause.split(" ").length >= MIN_WORDS && clause.length <= MAX_LENGTH)
    .filter((clause) => !known.has(clause))
    .map((clause) => ({ isNote: false, clause }));
}
