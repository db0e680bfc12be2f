/** Reasons for which the gate refuses generated text, with instructions for the writer. */
const REASON_KINDS = [
  "empty",
  "number",
  "price",
  "date",
  "name",
  "place",
  "contact",
  "certificate",
  "superlative",
  "claim",
  "language",
  "length",
  "characters",
  "policy",
  "duplicate",
  "note",
] as const;

/**
 * Kind of a reason for which the gate refuses a text; `REASON_KINDS` lists them. Each check of the
 * gate sets its own; `gate.ts` beside it calls the checks.
 */
export type ReasonKind = (typeof REASON_KINDS)[number];

/**
 * Reason for which a check of the gate refuses a text. `ai.openai-copy.ts` puts `says` into the
 * repair prompt (`copyRepairPrompt` in `core/generations/copy/prompt.ts`).
 */
export interface GateReason {
  readonly kind: ReasonKind;
  /** The words that caused it, as written; empty if the reason is about the whole text. */
  readonly found: string;
  /** One English instruction to the writer: what is wrong and what to do instead. */
  readonly says: string;
  /** Id of the rule of the checks engine, for reasons of the kind `policy`. */
  readonly ruleId?: string;
}

/**
 * Kinds of statements that are only allowed if the brief contains them, with the instruction for
 * the writer.
 */
const INVENTED = {
  number: "Use only numbers of the brief, each for the same thing as there.",
  price: "State prices as the brief does, with its amount, currency, period and “from”.",
  date: "Use only dates and times of the brief.",
  name: "Name no person, brand or organization that the brief does not name.",
  place: "Name no place that the brief does not name.",
  contact: "Leave addresses and telephone numbers out.",
  certificate: "Claim no certificate, award or test that the brief does not state.",
  superlative: "Claim no top position that the brief does not state.",
  claim: "Promise only what the brief states.",
} as const satisfies Partial<Record<ReasonKind, string>>;

/**
 * Makes the reason for a statement that the brief does not make, with the instruction for its kind
 * from `INVENTED` here; `names.ts`, `dates.ts`, `quantities.ts`, `claims.ts` and `gate.ts` use it.
 */
export function invented(kind: keyof typeof INVENTED, found: string): GateReason {
  return { kind, found, says: `“${found}” is not in the brief. ${INVENTED[kind]}` };
}
