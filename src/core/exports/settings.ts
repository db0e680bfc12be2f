/** Settings of exports: data that import files require and ads do not contain. */
import * as z from "zod/mini";
import { stringField, textField } from "../fields.ts";
import { exportMessages } from "./messages.ts";
import { isSafeCell } from "./cells.ts";
import { MAX_GROUP_NAME, MAX_BUSINESS_NAME, MAX_PERSON_NAME, MAX_COUNTRIES, MAX_BUDGET } from "./limits.ts";

/**
 * Goals among which the user chooses for a new campaign (`settings-form.tsx`). `meta-sheet.ts`,
 * `pinterest-v2.ts` and `chatgpt.ts` in `modules/exports/formats` translate each; names are in
 * `export-dialog.copy.ts`.
 */
export const OBJECTIVES = ["traffic", "leads", "sales", "engagement", "awareness"] as const;
/**
 * One of `OBJECTIVES`; the writers `meta-sheet.ts`, `pinterest-v2.ts` and `chatgpt.ts` have a table
 * with the platform's word for each.
 */
export type Objective = (typeof OBJECTIVES)[number];

/**
 * Categories for which platforms restrict targeting, such as housing (`settings-form.tsx`). Only
 * the Meta sheet has a column for it; names are in `export-dialog.copy.ts`.
 */
export const SPECIAL_CATEGORIES = ["none", "credit", "employment", "housing", "politics"] as const;
/**
 * One of `SPECIAL_CATEGORIES`, set in the export dialog; `meta-sheet.ts` on the server translates
 * it to Meta's words.
 */
export type SpecialCategory = (typeof SPECIAL_CATEGORIES)[number];

/** A text that becomes a cell of a sheet, so that it must not start like a formula. */
const cell = (label: string, max: number) =>
  textField(label, max).check(
    z.overwrite((text) => text.normalize("NFC").replaceAll("\n", " ")),
    z.refine(isSafeCell, exportMessages.formula),
  );

/** Digits of an id at a platform, or nothing. */
const numericId = (label: string) =>
  stringField(label).check(z.trim(), z.regex(/^(\d{3,25})?$/, exportMessages.digits));

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

const countryCode = z
  .string()
  .check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/, exportMessages.country));

/** Settings that hold for all campaigns of a brand. */
const brandFields = {
  /** Name that Google and Microsoft show next to ads; the brand's name if empty. */
  businessName: cell("Business name", MAX_BUSINESS_NAME),
  /** ISO 3166 codes; without any, ads are not limited to countries. */
  countries: z.array(countryCode).check(
    z.maxLength(MAX_COUNTRIES, exportMessages.countries),
    z.overwrite((codes) => [...new Set(codes)]),
  ),
  /** ISO 4217 code of the budget; empty if not given. */
  currency: stringField("Currency").check(
    z.trim(),
    z.toUpperCase(),
    z.regex(/^([A-Z]{3})?$/, exportMessages.currency),
  ),
  /** IANA name of the account's time zone; empty if not given. */
  timeZone: stringField("Time zone").check(
    z.trim(),
    z.refine((name) => name === "" || isTimeZone(name), exportMessages.timeZone),
  ),
  pageId: numericId("Facebook Page"),
  instagramId: numericId("Instagram account"),
  pixelId: numericId("Pixel"),
  specialCategory: z.enum(SPECIAL_CATEGORIES),
  /** Whether ads are political in the EU; `null` if not answered. */
  euPolitical: z.nullable(z.boolean()),
  /** Who benefits from ads shown in the EU, and who pays for them. */
  beneficiary: cell("Beneficiary", MAX_PERSON_NAME),
  payer: cell("Payer", MAX_PERSON_NAME),
};

/** Settings of one campaign. */
const campaignFields = {
  /** Name of the campaign at the platform; that of our campaign if empty. */
  campaignName: cell("Campaign name", MAX_GROUP_NAME),
  /** Name of the ad group or ad set; that of the product if empty. */
  adGroupName: cell("Ad group name", MAX_GROUP_NAME),
  /** Whether files for Google and Microsoft create a campaign; else its name must exist there. */
  createCampaign: z.boolean(),
  /** In units of `currency`, for a new campaign; `null` if not given. */
  dailyBudget: z.nullable(
    z.number().check(z.positive(exportMessages.budget), z.maximum(MAX_BUDGET, exportMessages.budget)),
  ),
  startsOn: z.nullable(z.iso.date()),
  objective: z.enum(OBJECTIVES),
};

const settingsSchema = z.object({ ...brandFields, ...campaignFields });
/**
 * All settings of an export: data that import files require and ads do not contain, such as
 * countries and budget. Stored in two rows, for brand and campaign (`settings.repo.ts`). Limits are
 * `MAX_` constants in `limits.ts`.
 */
export type ExportSettings = z.output<typeof settingsSchema>;

/**
 * Settings of exports in responses, as `settings.repo.ts` reads them; limits are
 * `MAX_BUSINESS_NAME`, `MAX_PERSON_NAME`, `MAX_GROUP_NAME`, `MAX_COUNTRIES` and `MAX_BUDGET` in
 * `limits.ts`, formats of ids, countries, currencies and time zones in this file; texts must be
 * safe cells (`cells.ts`).
 */
export const exportSettingsSchema = settingsSchema;

/**
 * Settings in requests of the export dialog, which `saveSettings` in `settings.repo.ts` stores;
 * fields that are left out keep their stored value. Limits are those of `exportSettingsSchema`
 * (`MAX_` in `limits.ts`), messages in `messages.ts` and, for lengths, in `core/messages.ts`.
 */
export const changeSettingsSchema = z.partial(settingsSchema);
/**
 * Changed settings of a request. `changesOf` in `settings-draft.ts` of the web app builds them,
 * `saveSettings` in `settings.repo.ts` stores them.
 */
export type ChangeSettings = z.output<typeof changeSettingsSchema>;

/**
 * Names of the settings that all campaigns of a brand share, such as the business name.
 * `saveSettings` in `settings.repo.ts` stores them with the brand and all others with the campaign.
 */
export const BRAND_SETTINGS = Object.keys(brandFields) as readonly (keyof typeof brandFields)[];

/**
 * Settings of an export before the user stored any; `readSettings` in `settings.repo.ts` lays the
 * stored ones over them.
 */
export const DEFAULT_SETTINGS: ExportSettings = {
  businessName: "",
  countries: [],
  currency: "",
  timeZone: "",
  pageId: "",
  instagramId: "",
  pixelId: "",
  specialCategory: "none",
  euPolitical: null,
  beneficiary: "",
  payer: "",
  campaignName: "",
  adGroupName: "",
  createCampaign: false,
  dailyBudget: null,
  startsOn: null,
  objective: "traffic",
};
