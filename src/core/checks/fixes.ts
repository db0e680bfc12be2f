/** Corrections that rules propose, as edits of the text as typed. */
import type { Edit, Fix, Match } from "./rule.ts";

/**
 * Puts a quotation of at most 40 characters in quotation marks, for the message of a finding or the
 * label of its fix; longer ones end in "…". The rules in `rules/*.ts` call it.
 */
export function quote(text: string): string {
  const short = text.length > 40 ? `${text.slice(0, 38).trimEnd()}…` : text;
  return `“${short}”`;
}

/**
 * Fix that replaces the found text, with the label `Write “…”`, worded here; `undefined` if that
 * changes nothing. `characters.ts`, `letter-case.ts` and `spelling.ts` in `rules/` choose the
 * replacement.
 */
export function replaceFix({ start, end, text }: Match, replacement: string): Fix | undefined {
  if (replacement === text) return undefined;
  return { label: `Write ${quote(replacement)}`, edits: [{ start, end, text: replacement }] };
}

/**
 * Fix that removes the found text and the space it leaves, with the label `Remove “…”`, worded
 * here; `undefined` if no word would remain. Rules in `characters.ts` and `offers.ts` offer it.
 */
export function removeFix({ start, end, text }: Match, raw: string): Fix | undefined {
  return cut(raw, start, end, `Remove ${quote(text.trim())}`);
}

/** Words that only introduce an address or a number: they go with it. */
const LEAD_IN =
  /(?:^|(?<=\s)|(?<=[.!?,;:(]))(?:(?:or|and|oder|und|ou|et|o|y|e|of|en)\s+)?(?:(?:please|call|ring|phone|text|whatsapp|e?-?mail|write|visit|see|more|find us|order|book|shop|go|us|me|now|today|online|here|rufen|ruf|sie|uns|an|mehr|jetzt|heute|besuchen|besuche|unter|auf|bei|appelez|appelle|écrivez|visitez|nous|le|au|sur|llama|llámanos|escríbenos|visita|visítanos|en|al|chiama|scrivi|su|ligue|visite|em|bel|bezoek|op|naar|ons|at|on|to|via|tel\.?|telefon|telefoon|teléfono|téléphone|fon|web|website)[:,]?\s+)+$/iu;
/**
 * If a sentence has at most this number of words besides the contact, the whole sentence is
 * removed.
 */
const FEW_WORDS = 2;

/**
 * Fix that removes an address or a number with the words that introduce it (`LEAD_IN`), or its
 * whole sentence if that has at most `FEW_WORDS` other words, with the label `Remove “…”`, worded
 * here; `undefined` if no word would remain. `rules/contact.ts` offers it.
 */
export function cutContactFix({ start, end, text }: Match, raw: string): Fix | undefined {
  const label = `Remove ${quote(text)}`;
  const from = Math.max(
    0,
    ...[...raw.slice(0, start).matchAll(/[.!?…]\s+|\n/gu)].map(({ index, 0: mark }) => index + mark.length),
  );
  const rest = /[.!?…]+(?=\s|$)|\n|$/u.exec(raw.slice(end));
  const to = end + (rest ? rest.index + rest[0].length : 0);
  const leadIn = LEAD_IN.exec(raw.slice(from, start))?.[0] ?? "";
  const others =
    `${raw.slice(from, start - leadIn.length)} ${raw.slice(end, to)}`.match(/[\p{L}\p{N}]+/gu) ?? [];
  return others.length <= FEW_WORDS ? cut(raw, from, to, label) : cut(raw, start - leadIn.length, end, label);
}

/** Removes a piece with the space and the mark it leaves; a new beginning gets a capital. */
function cut(raw: string, start: number, end: number, label: string): Fix | undefined {
  const before = raw.slice(0, start).trimEnd();
  const opens = before === "" || /[.!?…]["”»)]?$/u.test(before);
  const tail = raw.slice(end);
  const gap = (opens ? /^[\s.,;:!?]*/u : /^\s*/u).exec(tail)?.[0].length ?? 0;
  const after = tail.slice(gap);
  if (!/[\p{L}\p{N}]/u.test(before + after)) return undefined;
  const spaces = raw.slice(before.length, start) + tail.slice(0, gap);
  const isJoined = before === "" || after === "" || /^[.,;:!?)]/u.test(after);
  const glue = isJoined ? "" : spaces.includes("\n") ? "\n" : " ";
  const first = opens ? /^\p{Ll}/u.exec(after)?.[0] : undefined;
  const replacement = glue + (first?.toUpperCase() ?? "");
  return {
    label,
    edits: [{ start: before.length, end: end + gap + (first?.length ?? 0), text: replacement }],
  };
}

/**
 * Joins several fixes under one label and leaves out those that overlap an earlier one. Only
 * `check.test.ts` uses it, to prove that fixes can be combined.
 */
export function fixAll(fixes: readonly Fix[], label: string): Fix {
  const edits: Edit[] = [];
  for (const fix of fixes) {
    const isFree = fix.edits.every(({ start, end }) =>
      edits.every((edit) => end <= edit.start || edit.end <= start),
    );
    if (isFree) edits.push(...fix.edits);
  }
  return { label, edits };
}
