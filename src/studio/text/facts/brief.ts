/**
 * Name of a text field of the four tools' briefs, as the studio reads it; `FIELDS` has its meaning
 * for facts.
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

/** A brief as the studio reads facts from it: both names and the text fields that the tool has. */
export type Brief = { readonly companyName: string; readonly productName: string } & {
  readonly [field in Exclude<BriefField, "companyName" | "productName">]?: string | undefined;
};

/**
 * Content of a field: statements are meant for customers; goals and details only if they are
 * recognized as a fact; names and the audience are never split into statements.
 */
type FieldRole = "name" | "statements" | "goals" | "details" | "audience" | "call";

/**
 * Role of each field of a brief, in the order in which `readFacts` reads them. Other fields are not
 * read.
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

/** The place of a fact or value in a brief: `brief[field].slice(start, end)`, in UTF-16 units. */
export interface Span {
  readonly field: BriefField;
  readonly start: number;
  readonly end: number;
}

/** The text of a span of a brief exactly as the user typed it, for lines of ads. */
export function textOf(brief: Brief, { field, start, end }: Span): string {
  return (brief[field] ?? "").slice(start, end);
}
