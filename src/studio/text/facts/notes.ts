import type { BriefField } from "./brief.ts";
import { hasWords, type Lexicon, startsWithWords, wordsPattern } from "./lexicon.ts";
import { NO_RULES, type Rules } from "./rules.ts";
import type { Range } from "./segments.ts";

/** What a sentence is: meant for the writer, for the writer with a statement inside, or neither. */
export type Reading =
  | { readonly kind: "note" }
  | { readonly kind: "audience" }
  /** "Mention that we deliver on Sundays": the statement after the order. */
  | { readonly kind: "mention"; readonly statement: Range }
  | { readonly kind: "statement" };

const LABEL = /^[^:=]{0,40}[:=]/u;
const QUOTED = /["“„«»'‘](?<word>[^"“”„«»'‘’]{1,60})["”“»«'’]/gu;

/** Tells whether a sentence is a note to the writer. */
export function readSentence(text: string, field: BriefField, lexicon: Lexicon): Reading {
  const { notes } = lexicon;
  const label = LABEL.exec(text)?.[0].slice(0, -1).trim() ?? "";
  if (label !== "" && startsWithWords(label, `${notes.labels}$`)) {
    return startsWithWords(label, `(?:${notes.audienceLabels})$`) ? { kind: "audience" } : { kind: "note" };
  }
  const details = field === "additionalDetails" || field === "campaignGoals";
  if (namesAudience(text, lexicon, details)) return { kind: "audience" };
  if (startsWithWords(text, notes.orders)) return { kind: "note" };
  if (!details) return { kind: "statement" };
  const mention = startOf(text, notes.mention);
  if (mention > 0 && !hasWords(text, notes.meta) && !startsWithWords(text, notes.use)) {
    const rest = text.slice(mention);
    if (/\p{L}+\s+\p{L}+/u.test(rest))
      return { kind: "mention", statement: { start: mention, end: text.length } };
  }
  if (startsWithWords(text, notes.orderStarts)) return { kind: "note" };
  return { kind: "statement" };
}

/** "Made for nervous dog owners": people only, so that "made for small kitchens" stays a feature. */
function namesAudience(text: string, { notes }: Lexicon, details: boolean): boolean {
  const lead = startOf(text, notes.audience);
  if (lead === 0) return false;
  return details || hasWords(text.slice(lead), notes.people);
}

function startOf(text: string, words: string): number {
  if (words === "") return 0;
  const match = wordsPattern(words).exec(text);
  if (match === null || match.index !== 0) return 0;
  return match[0].length + (/^[\s:]*/u.exec(text.slice(match[0].length))?.[0].length ?? 0);
}

/** Collects what the notes ask for. */
export function rulesOf(notes: readonly string[], audience: readonly string[], lexicon: Lexicon): Rules {
  const words = lexicon.notes;
  const rules = {
    ...NO_RULES,
    tones: [] as Rules["tones"][number][],
    use: [] as string[],
    avoid: [] as string[],
    avoidTopics: [] as Rules["avoidTopics"][number][],
    audience: [...audience],
  };
  for (const note of notes) {
    const avoided = avoidedIn(note, lexicon);
    const negative = avoided !== null || startsWithWords(note, words.negation);
    for (const [topic, pattern] of words.topics)
      if (avoided !== null && startsWithWords(avoided.trim(), pattern)) rules.avoidTopics.push(topic);
    if (avoided !== null) rules.avoid.push(...wordsIn(avoided));
    else rules.use.push(...usedIn(note, lexicon));
    for (const [tone, pattern] of words.tones)
      if (!negative && hasWords(note, pattern) && !rules.tones.includes(tone)) rules.tones.push(tone);
    if (/emoji/iu.test(note)) rules.emojis = !negative && !hasWords(note, words.negation);
    if (/hashtag/iu.test(note)) rules.hashtags = !negative && !hasWords(note, words.negation);
    if (/exclam|ausruf|esclam|uitroep/iu.test(note)) rules.exclamations = !negative;
    if (!negative && hasWords(note, words.informal)) rules.address = "informal";
    else if (!negative && hasWords(note, words.formal)) rules.address = "formal";
    if (!negative && hasWords(note, words.short)) rules.short = true;
  }
  return rules;
}

function avoidedIn(note: string, { notes }: Lexicon): string | null {
  const at = startOf(note, notes.avoid);
  return at === 0 ? null : note.slice(at);
}

function usedIn(note: string, { notes }: Lexicon): string[] {
  const at = startOf(note, notes.use);
  return at === 0 ? [] : wordsIn(note.slice(at));
}

/** Words in quotation marks, else the list after the order. */
function wordsIn(rest: string): string[] {
  const quoted = [...rest.matchAll(QUOTED)].map((match) => match.groups?.["word"] ?? "");
  const words = quoted.length > 0 ? quoted : rest.split(/,|;|\s(?:or|and|oder|und|ou|et|o|y|e|of|en)\s/iu);
  return words
    .map((word) =>
      word
        .trim()
        .replace(/[.!?,;:]+$/u, "")
        .replace(/^(?:the|our|any|a|an)\s/iu, ""),
    )
    .filter((word) => word !== "" && word.length <= 60);
}
