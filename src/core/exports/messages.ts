import { MAX_BUDGET, MAX_COUNTRIES } from "./limits.ts";

/**
 * Messages with which the export routes and the schema of settings refuse something. Numbers come
 * from constants of `limits.ts`.
 */
export const exportMessages = {
  formula: "This may not start with =, @, + or -, because spreadsheets would take it for a formula.",
  digits: "Please enter digits only.",
  country: "Please use the two letters of a country, for example DE.",
  countries: `At most ${MAX_COUNTRIES} countries.`,
  currency: "Please use the three letters of a currency, for example EUR.",
  timeZone: "This time zone is unknown. An example is Europe/Berlin.",
  budget: `The daily budget must be above 0 and at most ${MAX_BUDGET.toLocaleString("en")}.`,
  platforms: "Please choose at least one platform.",
  twice: "A platform can have each format only once.",
  wrongFormat: "This format does not take ads of this platform.",
  noAds: "This campaign has no ads for this platform.",
  foreignAd: "These ads do not belong to the campaign.",
  template: "Please upload your own sheet for this platform first.",
  unusableTemplate: "Your own sheet for this platform cannot be filled in as it is.",
  unknownColumn: "The sheet has no such column.",
  fixedColumn: "This column always stays as it is proposed.",
  unknownField: "This cannot be written into the column.",
  unknownRow: "The sheet has no such row.",
  unknownStep: "This export has no such platform and format.",
  failed: "The files could not be written. Please export again.",
} as const;
