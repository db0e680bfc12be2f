/**
 * Contents and manual steps of each format, for the dialog and the READMEs. The steps follow the
 * help pages of the platforms (read 2026-11-22); those of Meta, TikTok and X could not be read and
 * follow guides of third parties.
 */
import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";
import type { ExportFormat } from "./formats.ts";
import { ASSET_GROUP_TEXTS } from "./limits.ts";
import type { ExportSettings } from "./settings.ts";

/** Notes about one format. */
interface FormatNotes {
  /** Why the columns may be wrong; `null` for a stable format. */
  readonly why: string | null;
  /** Contents of a row, as the end of "6 rows: ...". */
  readonly row: string;
  /** The paused objects in the file. */
  readonly paused: string;
  /** Manual steps of the user; `isNew` if the file creates the campaign. */
  readonly byHand: (isNew: boolean) => readonly string[];
  /** Sentence that says where to click. */
  readonly next: string;
  /** Further content of the folder, as full sentences. */
  readonly files?: readonly string[];
  /** Settings that the platform asks for, with the reason. */
  readonly needs: readonly SettingNeed[];
}

interface SettingNeed {
  readonly setting: keyof ExportSettings;
  readonly why: string;
  /** Whether only a file that creates a campaign needs it. */
  readonly onlyNew?: true;
  /** Whether only ads in the EU need it. */
  readonly onlyEu?: true;
}

const budget = {
  setting: "dailyBudget",
  why: "A new campaign needs a daily budget.",
  onlyNew: true,
} as const;

const notes: Readonly<Record<Exclude<ExportFormat, "copy_deck">, FormatNotes>> = {
  google_editor: {
    why: null,
    row: "headlines, descriptions, paths, web address with tags, and the key as a label",
    paused: "Every ad is paused, and so are a new campaign and its ad group.",
    byHand: (isNew) => [
      isNew
        ? "Keywords, conversion goals and the bid strategy: check them before you start."
        : "Campaign and ad group must already exist under the names in the file; change the names here if they differ.",
      "Google can rewrite your texts. In an existing campaign, open Settings and switch off AI Max and text customization if you do not want that.",
      "Pictures: attach them in Ads Editor under Assets, Images. Google rejects search pictures with text on them.",
    ],
    next: "Open Ads Editor, choose Account, Import, From file, and keep the proposed changes. Check them, then post.",
    needs: [
      budget,
      {
        setting: "euPolitical",
        why: "Google posts no new campaign without an answer about political ads in the EU.",
        onlyNew: true,
      },
    ],
  },
  google_display_beta: {
    why: "The columns come from an export of Ads Editor, and no import of them was tried. Ads Editor does not carry pictures.",
    row: "headlines, long headline, descriptions, business name and web address with tags",
    paused: "Every ad and every asset group is paused, and so is a new campaign.",
    byHand: (isNew) => [
      isNew
        ? "Display ads need a display campaign of the name in the file; the file creates the Performance Max campaign only."
        : "The file names a display and a Performance Max campaign; rename them to yours in Ads Editor.",
      "Pictures and logos: add them in Ads Editor or on the website, one wide and one square picture at least.",
      `Asset groups need a headline of at most ${ASSET_GROUP_TEXTS.shortHeadline} characters and a description of at most ${ASSET_GROUP_TEXTS.shortDescription}; ads without them are in the display file only.`,
      "Switch off automatically created assets and asset enhancements in the campaign if you do not want them.",
    ],
    next: "Open Ads Editor, choose Account, Import, From file, and add the pictures before you post.",
    needs: [{ setting: "businessName", why: "Display ads show a business name." }, budget],
  },
  microsoft_bulk: {
    why: null,
    row: "headlines, descriptions, paths, and web address with tags",
    paused: "Every ad is paused, and so are a new campaign and its ad group.",
    byHand: (isNew) => [
      isNew
        ? "Choose the time zone and the language of the new campaign if their cells are empty."
        : "Campaign and ad group must already exist under the names in the file.",
      "Keywords, bids and locations.",
      "Auto-generated assets: switch them off under Settings, Account level options, if you do not want them.",
    ],
    next: "Open Microsoft Advertising, choose Import, Import from file, and check the preview.",
    needs: [budget, { setting: "timeZone", why: "A new campaign needs a time zone.", onlyNew: true }],
  },
  meta_sheet_beta: {
    why: "Meta changes its columns, and every account has its own. These come from files that worked, not from Meta’s help.",
    row: "name, texts, button, web address, and tags",
    paused: "Campaign, ad sets and ads are all paused.",
    byHand: () => [
      "Audience, budget and placements of each ad set. Facebook and Instagram have an ad set each.",
      "Switch off Advantage+ changes to the creative in each ad, if you do not want them.",
      "Choose the pictures together with the sheet when you import.",
    ],
    next: "Open Ads Manager, choose Import ads, and choose the sheet and its pictures together. Check the drafts, then publish.",
    needs: [
      { setting: "pageId", why: "Every ad runs in the name of a Facebook Page." },
      { setting: "beneficiary", why: "Meta asks for it when an ad runs in the EU.", onlyEu: true },
      { setting: "payer", why: "Meta asks for it when an ad runs in the EU.", onlyEu: true },
    ],
  },
  pinterest_v2_beta: {
    why: "Pinterest refuses sheets with older columns. The columns are from files of 2026 and may have changed.",
    row: "name, title, description, picture description, picture, and web address with tags",
    paused: "Campaign, ad group and ads are all paused.",
    byHand: () => [
      "If Pinterest refuses the header, download a fresh sample there and copy the rows into it.",
      "Upload the pictures together with the sheet. After a failed upload, export again: Pinterest does not take the same picture names twice.",
      "Audience, interests and bids.",
    ],
    next: "Open Pinterest Ads, choose Bulk editor, Upload, and choose the sheet and its pictures together.",
    needs: [{ setting: "dailyBudget", why: "A campaign needs a daily budget." }],
  },
  chatgpt_beta: {
    why: "OpenAI does not publish the headers of its sheet. Copy the rows into the sheet that Ads Manager offers.",
    row: "title, copy, and web address with tags",
    paused: "Campaign, ad group and ads are all paused.",
    byHand: () => [
      "A square picture for each ad, at a public web address.",
      "Context hints, budget and countries, if they are empty.",
    ],
    next: "Open ChatGPT Ads Manager, download its sheet, copy the rows of the three tabs into it, and upload it.",
    needs: [
      { setting: "countries", why: "A campaign runs in chosen countries." },
      { setting: "dailyBudget", why: "A campaign needs a daily budget." },
    ],
  },
  template: {
    why: null,
    row: "name, texts, button, web address, and tags, under your own header",
    paused: "New rows are paused wherever your sheet has a status.",
    byHand: () => ["Columns that nothing was written into stay as they are."],
    next: "Import the sheet where you downloaded it.",
    needs: [],
  },
};

/** Names of the tools of platforms into which the user pastes ads by hand. */
const MANAGERS: Readonly<Record<PlatformId, string>> = {
  facebook: "Meta Ads Manager",
  instagram: "Meta Ads Manager",
  tiktok: "TikTok Ads Manager",
  linkedin: "LinkedIn Campaign Manager",
  pinterest: "Pinterest Ads",
  google_search: "Google Ads",
  microsoft_search: "Microsoft Advertising",
  x: "X Ads",
  chatgpt: "ChatGPT Ads Manager",
};

/**
 * Sentences about changes that platforms make to ads automatically and that can be switched off.
 */
const SWITCHED_OFF: Readonly<Partial<Record<PlatformId, string>>> = {
  facebook: "Switch off Advantage+ changes to the creative in each ad, if you do not want them.",
  instagram: "Switch off Advantage+ changes to the creative in each ad, if you do not want them.",
  tiktok: "Switch off Smart Creative and automatic enhancements, if you do not want them.",
  linkedin:
    "Switch off the LinkedIn Audience Network and automatic changes to the ad, if you do not want them.",
  google_search: "Switch off AI Max and text customization in the campaign, if you do not want them.",
  microsoft_search: "Switch off auto-generated assets, if you do not want them.",
};

function deckNotes(platform: PlatformId): FormatNotes {
  const manager = MANAGERS[platform];
  const switchOff = SWITCHED_OFF[platform];
  return {
    why: null,
    row: "name, texts, web address with tags, and the name of the picture",
    paused: "Nothing is uploaded, so nothing can start on its own.",
    byHand: () => [
      `Everything in ${manager}: campaign, audience, budget and placements.`,
      ...(switchOff === undefined ? [] : [switchOff]),
    ],
    next: `Open ${manager} and paste each ad by hand; the deck has one ad per row, in the order of the form.`,
    needs: [],
  };
}

/**
 * Notes about a format, from the tables in this file: contents of a row, manual steps, needed
 * settings. `modules/exports/preview.service.ts` and, for READMEs, `write-folder.ts` read them.
 * Lengths of texts of asset groups are `ASSET_GROUP_TEXTS` in `limits.ts`.
 */
export const formatNotes = (format: ExportFormat, platform: PlatformId): FormatNotes =>
  format === "copy_deck" ? deckNotes(platform) : notes[format];

/** Countries of the European Union by ISO 3166 code. */
const EU: readonly string[] =
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

const isEmpty = (value: ExportSettings[keyof ExportSettings]) =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

/**
 * Settings that a format needs and that are still empty, each with the reason. The preview
 * (`modules/exports/preview.service.ts`) and the folder's README (`write-folder.ts`) show them;
 * `needs` in this file has them, some only for a new campaign (`onlyNew`) or countries of `EU`
 * (`onlyEu`).
 */
export function missingSettings(
  format: ExportFormat,
  platform: PlatformId,
  settings: ExportSettings,
): { readonly setting: string; readonly why: string }[] {
  const isInEu = settings.countries.some((code) => EU.includes(code));
  return formatNotes(format, platform)
    .needs.filter(({ onlyNew }) => !onlyNew || settings.createCampaign)
    .filter(({ onlyEu }) => !onlyEu || isInEu)
    .filter(({ setting }) => isEmpty(settings[setting]))
    .map(({ setting, why }) => ({ setting, why }));
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/**
 * Describes in short sentences the contents of a format's file for the given numbers of ads and
 * pictures, with the notes of this file. `modules/exports/preview.service.ts` and `write-folder.ts`
 * (folder's README) call it.
 */
export function inFile(
  format: ExportFormat,
  platform: PlatformId,
  { ads, pictures }: { readonly ads: number; readonly pictures: number },
): string[] {
  const { row, paused } = formatNotes(format, platform);
  return [
    `${count(ads, "ad", "ads")} of ${PLATFORMS[platform].name}: ${row}`,
    ...(pictures > 0 ? [`${count(pictures, "picture", "pictures")}, named as the sheet expects`] : []),
    paused,
  ];
}
