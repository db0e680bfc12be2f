import {
  OBJECTIVES,
  SPECIAL_CATEGORIES,
  type ChangeSettings,
  type ExportSettings,
} from "#core/exports/settings.ts";

/**
 * Export settings that `SettingsForm` edits as text, in its order, also those that are lists or
 * numbers when stored. Their labels are in `core/exports/export-dialog.copy.ts`.
 */
export const TEXT_SETTINGS = [
  "businessName",
  "countries",
  "campaignName",
  "adGroupName",
  "currency",
  "dailyBudget",
  "startsOn",
  "timeZone",
  "pageId",
  "instagramId",
  "pixelId",
  "beneficiary",
  "payer",
] as const;

/**
 * One of `TEXT_SETTINGS`, for the hints of `SettingsForm`, whose words are `hints` in
 * `core/exports/export-dialog.copy.ts`.
 */
export type TextSetting = (typeof TEXT_SETTINGS)[number];

/**
 * The export settings as `SettingsForm` holds them: text stays as typed until it is saved.
 * `draftOf` makes it, `changesOf` converts it.
 */
interface SettingsDraft {
  readonly texts: Readonly<Record<TextSetting, string>>;
  readonly specialCategory: string;
  readonly objective: string;
  /** "yes", "no", or "unanswered". */
  readonly euPolitical: string;
  readonly createCampaign: boolean;
}

/**
 * Converts the stored export settings (`core/exports/settings.ts`) to the texts that `SettingsForm`
 * edits, when it opens: countries joined by commas, an empty text for no budget or start.
 * `changesOf` converts back.
 */
export function draftOf(settings: ExportSettings): SettingsDraft {
  const { countries, dailyBudget, startsOn, euPolitical } = settings;
  const texts = Object.fromEntries(
    TEXT_SETTINGS.map((name) => {
      if (name === "countries") return [name, countries.join(", ")];
      if (name === "dailyBudget") return [name, dailyBudget === null ? "" : String(dailyBudget)];
      if (name === "startsOn") return [name, startsOn ?? ""];
      return [name, settings[name]];
    }),
  ) as Record<TextSetting, string>;
  return {
    texts,
    specialCategory: settings.specialCategory,
    objective: settings.objective,
    euPolitical: euPolitical === null ? "unanswered" : euPolitical ? "yes" : "no",
    createCampaign: settings.createCampaign,
  };
}

/** Amount in a form, with a point or a comma; `undefined` for other text. */
function readBudget(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const amount = Number(text.trim().replace(",", "."));
  return Number.isFinite(amount) ? amount : undefined;
}

/**
 * Converts `SettingsForm` to the body of the request when it is saved; `undefined` if the budget is
 * no number. The rules of each field are in `core/exports/settings.ts`.
 */
export function changesOf({ texts, ...draft }: SettingsDraft): ChangeSettings | undefined {
  const { countries, dailyBudget, startsOn, ...plain } = texts;
  const budget = readBudget(dailyBudget);
  if (budget === undefined) return undefined;
  return {
    ...plain,
    countries: countries.split(/[\s,;]+/).filter((code) => code !== ""),
    dailyBudget: budget,
    startsOn: startsOn === "" ? null : startsOn,
    specialCategory: SPECIAL_CATEGORIES.find((category) => category === draft.specialCategory) ?? "none",
    objective: OBJECTIVES.find((objective) => objective === draft.objective) ?? "traffic",
    euPolitical: draft.euPolitical === "unanswered" ? null : draft.euPolitical === "yes",
    createCampaign: draft.createCampaign,
  };
}
