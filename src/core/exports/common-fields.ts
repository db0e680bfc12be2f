/**
 * Fields for the columns of users' own sheets that are no texts of a platform; `templateFieldsOf`
 * (`template-fields.ts`) offers those of a network, `templateFieldCopy` in `template.copy.ts` names
 * them, `template-cells.ts` writes them.
 */
export const COMMON_FIELDS = [
  /** The column is not written; copied rows keep its cell. */
  "keep",
  /** New rows have an empty cell, also where the other settings are copied. */
  "empty",
  /** The word for "paused" that the column takes. */
  "status",
  "campaign",
  "adGroup",
  /** Name of the ad, which starts with its key. */
  "adName",
  "key",
  /** The address as typed. */
  "url",
  /** The address with its tracking parameters. */
  "taggedUrl",
  /** The tracking parameters alone. */
  "urlTags",
  "callToAction",
  /** File name of the picture. */
  "picture",
  "altText",
  "platform",
  "businessName",
  "pageId",
  "instagramId",
  "beneficiary",
  "payer",
  /** All headlines, or descriptions, in one cell as Microsoft writes lists. */
  "headlineList",
  "descriptionList",
  /** Content that Adloom's own sheet for the platform has in the column of this name. */
  "usual",
] as const;

/**
 * A field of `COMMON_FIELDS`, such as the ad's name or its address, that fills a column of a user's
 * own sheet; `template-cells.ts` writes it.
 */
export type CommonField = (typeof COMMON_FIELDS)[number];
