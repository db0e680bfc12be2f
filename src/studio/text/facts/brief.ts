/**
 * Name of a text field of the briefs of all tools, as the studio reads it; `FIELDS` has its role.
 * Limits of the fields: `LIMITS` in `core/limits.ts`, by the schemas of `core/generations/<kind>`.
 */
export type BriefField =
  | "companyName"
  | "productName"
  | "headline"
  | "keyMessage"
  | "keyFeatures"
  | "description"
  | "campaignGoals"
  | "callToAction"
  | "targetAudience"
  | "additionalDetails";

/**
 * A brief as the studio reads facts from it: both names and the text fields that the tool has. The
 * writers of each tool (`write-text-ads.ts`, `copy-facts.ts`, `write-video-script.ts`) make it from
 * their own brief; `readFacts` reads it.
 */
export type Brief = { readonly companyName: string; readonly productName: string } & {
  readonly [field in Exclude<BriefField, "companyName" | "productName">]?: string | undefined;
};

/**
 * Content of a field: statements are meant for customers; goals and details only if they are
 * recognized as a fact; names and the audience are never split into statements.
 */
type FieldRole = "name" | "statements" | "goals" | "details" | "audience" | "call";

/**
 * Role of each field of a brief, in the order in which `readFacts`, `readTrade` and `readContacts`
 * read them; other fields are not read. The role decides whether a text is a statement, a note or
 * the audience, and its weight for the trade (`FIELD_WEIGHTS` in `read-trade.ts`).
 */
export const FIELDS: readonly (readonly [BriefField, FieldRole])[] = [
  ["companyName", "name"],
  ["productName", "name"],
  ["headline", "statements"],
  ["keyMessage", "statements"],
  ["keyFeatures", "statements"],
  ["description", "statements"],
  ["additionalDetails", "details"],
  ["campaignGoals", "goals"],
  ["callToAction", "call"],
  ["targetAudience", "audience"],
];

/**
 * The place of a fact or value in a brief: `brief[field].slice(start, end)`, in UTF-16 units.
 * `readFacts` and `findValues` set it; `textOf` reads the text.
 */
export interface Span {
  readonly field: BriefField;
  readonly start: number;
  readonly end: number;
}

/**
 * The text of a span of a brief exactly as the user typed it; "" for a missing field. `lines.ts`
 * prints sentences with it.
 */
export function textOf(brief: Brief, { field, start, end }: Span): string {
  return (brief[field] ?? "").slice(start, end);
}
