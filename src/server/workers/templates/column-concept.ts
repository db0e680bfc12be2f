/**
 * Meaning of a column of the user's own sheet, independent of the ad network; `recognizeHeader`
 * (`recognize-header.ts`) finds it by the names in `content-columns.ts` and `structure-columns.ts`,
 * and `modules/exports/templates/column-fields.ts` maps it to a field of the network.
 */
export type Concept =
  | "campaign"
  | "adGroup"
  | "adName"
  /** A name without a further specification. */
  | "name"
  | "key"
  | "status"
  | "url"
  | "taggedUrl"
  | "urlTags"
  | "callToAction"
  | "picture"
  | "altText"
  | "platform"
  | "headline"
  | "longHeadline"
  | "body"
  | "description"
  | "path"
  | "displayName"
  | "businessName"
  | "pageId"
  | "instagramId"
  | "beneficiary"
  | "payer"
  /** Ids of objects that exist at the platform; a new row must not have them. */
  | "id"
  /** Columns of the creative of a copied ad, which are not copied to a new ad. */
  | "creative";

const TEMPLATE_LANGUAGES = ["en", "de", "fr", "es", "it", "pt", "nl", "pl", "ja"] as const;
type Language = (typeof TEMPLATE_LANGUAGES)[number];

/**
 * Names of the columns for one concept by language, as `normalizeHeader` (`recognize-header.ts`)
 * writes them, separated by " | ". The tables are in `content-columns.ts` and
 * `structure-columns.ts`.
 */
export type ColumnNames = Readonly<Partial<Record<Language, string>>>;
