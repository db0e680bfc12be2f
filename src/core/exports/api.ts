/** Exports as the API has them. */
import * as z from "zod/mini";
import { VARIANT_LETTERS } from "../campaigns/ad-key.ts";
import { LIMITS } from "../limits.ts";
import { PLATFORM_IDS } from "../platforms/platforms.ts";
import { EXPORT_FORMAT_IDS, FORMAT_CERTAINTIES, takesPlatform } from "./formats.ts";
import { exportMessages } from "./messages.ts";
import { changeSettingsSchema, exportSettingsSchema } from "./settings.ts";
import { cursorField } from "../fields.ts";

/** Most ads that one export can name: all places of a board. */
const MAX_ADS = PLATFORM_IDS.length * VARIANT_LETTERS.length * 4;

const time = z.iso.datetime();
const platform = z.enum(PLATFORM_IDS);
const format = z.enum(EXPORT_FORMAT_IDS);

/**
 * One platform in the request for an export, with the format of its file. It refuses a format that
 * does not serve the platform (`EXPORT_FORMATS` in `formats.ts`).
 */
const exportPlatformSchema = z.object({ platform, format }).check(
  z.refine((choice) => takesPlatform(choice.format, choice.platform), {
    path: ["format"],
    error: exportMessages.wrongFormat,
  }),
);
/**
 * A platform and the format chosen for it in the export dialog; the table of exports stores the
 * pairs, `select-ads.ts` selects ads by them.
 */
export type ExportPlatform = z.output<typeof exportPlatformSchema>;

/** Which version of an ad is exported that was changed since its approval. */
const changedAds = z.enum(["newest", "approved"]);

/**
 * Body of `POST /api/campaigns/:id/exports`, which the export dialog sends. Its settings are stored
 * and prefill the next export; messages are in `messages.ts`. Limits: `exportsPerHour` in
 * `core/rate-limits.ts` for exports, `MAX_ADS` in this file for ads, `settings.ts` for settings.
 * Missing `adIds` mean all ads of the platforms.
 */
export const createExportSchema = z.object({
  platforms: z.array(exportPlatformSchema).check(
    z.minLength(1, exportMessages.platforms),
    z.maxLength(PLATFORM_IDS.length * 2, exportMessages.twice),
    z.refine(
      (choices) =>
        new Set(choices.map((choice) => `${choice.platform} ${choice.format}`)).size === choices.length,
      exportMessages.twice,
    ),
  ),
  settings: z._default(changeSettingsSchema, {}),
  /** Only these ads; all ads of the platforms if missing. */
  adIds: z.optional(z.array(z.string().check(z.maxLength(LIMITS.name))).check(z.maxLength(MAX_ADS))),
  changedAds: z._default(changedAds, "newest"),
});
/**
 * A valid body of a new export: what `create-export.service.ts` selects ads by, and what the
 * dialog's `useStartExport` (`web/features/campaigns/export/export-queries.ts`) sends. Limits and
 * messages are those of `createExportSchema`.
 */
export type CreateExport = z.output<typeof createExportSchema>;

/**
 * States of an export, the same words as those of generations. `exports.repo.ts` sets them; the
 * dialog polls until one of the last two.
 */
const EXPORT_STATUSES = ["pending", "in-progress", "completed", "failed"] as const;
/**
 * State of an export in responses and in the column `status` of `exports`, set by
 * `exports.repo.ts`; see `EXPORT_STATUSES`.
 */
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/** One ad in an export with the closed version that its files contain; part of `exportSchema`. */
const includedSchema = z.object({
  adId: z.string(),
  key: z.string(),
  platform,
  format,
  variant: z.string(),
  versionId: z.string(),
  /** Number of the version in the history of the ad. */
  version: z.number(),
  hash: z.string(),
  /** Whether a reviewer approved exactly this version. */
  approved: z.boolean(),
});
/**
 * One ad in an export, with version, hash and whether that hash is approved.
 * `create-export.service.ts` stores it; `records.ts` writes it to `approval.json`.
 */
export type IncludedAd = z.output<typeof includedSchema>;

/** One ad that an export leaves out, with the first reason; part of previews and exports. */
const leftBehindSchema = z.object({
  adId: z.string(),
  key: z.string(),
  platform,
  format,
  variant: z.string(),
  why: z.string(),
  /** Name of a field, `media`, `url` or `settings.<name>`; `null` if it is about the whole ad. */
  field: z.nullable(z.string()),
});
/**
 * An ad that an export leaves out, with the first reason of `refuseAd`
 * (`server/modules/exports/refuse-ad.ts`; words in `left-behind.copy.ts`). Stored with the export;
 * `left-list.tsx` of the dialog shows it.
 */
export type LeftBehind = z.output<typeof leftBehindSchema>;

/** A warning about an ad that is exported nevertheless; part of previews and exports. */
const exportWarningSchema = z.object({ adId: z.string(), key: z.string(), what: z.string() });
/**
 * A warning about an exported ad that is not approved. `select-ads.ts` decides it (words in
 * `left-behind.copy.ts`), the export stores it, the dialog shows it.
 */
export type ExportWarning = z.output<typeof exportWarningSchema>;

/**
 * A step after an export: import these files at this platform. The user's tick is stored with
 * `PATCH /api/exports/:id`.
 */
const exportStepSchema = z.object({
  platform,
  format,
  /** Sentence that says where to click. */
  what: z.string(),
  /** Names of the sheets inside the archive. */
  files: z.array(z.string()),
  ads: z.number(),
  pictures: z.number(),
  done: z.boolean(),
});
/**
 * A step after an export ("import this file at Google"). `write-folder.ts` makes it from
 * `format-notes.copy.ts`; the dialog's last page lists it with a tick.
 */
export type ExportStep = z.output<typeof exportStepSchema>;

/**
 * Schema of an export in every response of the export routes; `present-export.ts` builds it from
 * the row. `file` is `null` until it is complete or if no ad could be exported, `error` unless it
 * failed.
 */
export const exportSchema = z.object({
  id: z.string(),
  campaignId: z.string(),
  /** Counts the exports of the campaign from 1; from 2 on, file names end with it: "-v2". */
  number: z.number(),
  status: z.enum(EXPORT_STATUSES),
  /** In words; `null` unless it failed. */
  error: z.nullable(z.string()),
  platforms: z.array(z.object({ platform, format })),
  settings: exportSettingsSchema,
  included: z.array(includedSchema),
  left: z.array(leftBehindSchema),
  warnings: z.array(exportWarningSchema),
  /** Ads that are written so far. */
  progress: z.object({ done: z.number(), total: z.number() }),
  steps: z.array(exportStepSchema),
  /** The archive; `null` until it is complete, and if no ad could be exported. */
  file: z.nullable(
    z.object({
      name: z.string(),
      bytes: z.number(),
      files: z.number(),
      pictures: z.number(),
      url: z.string(),
    }),
  ),
  createdAt: time,
  completedAt: z.nullable(time),
});
/**
 * An export in responses: its status, its ads, the ones left out, the steps and the archive.
 * `present-export.ts` builds it; the dialog's last page shows it.
 */
export type Export = z.output<typeof exportSchema>;

/**
 * Schema of the response to `GET /api/campaigns/:id/exports`, a page of a campaign's exports,
 * newest first. `exports.service.ts` makes it; `EXPORTS_PAGE_SIZE` is the size of a page.
 * `nextCursor` is `null` on the last page.
 */
export const exportListSchema = z.object({
  items: z.array(exportSchema),
  nextCursor: z.nullable(z.string()),
});
/**
 * A page of `EXPORTS_PAGE_SIZE` exports of a campaign, newest first, which `exports.service.ts`
 * returns and the dialog lists as earlier exports.
 */
export type ExportList = z.output<typeof exportListSchema>;

/**
 * Query of `GET /api/campaigns/:id/exports`, for `exports.service.ts`: the cursor from the page
 * before; `EXPORTS_PAGE_SIZE` is the size of a page.
 */
export const listExportsSchema = z.object({ cursor: cursorField });

/** Contents of an export of one platform in one format. */
const formatPreviewSchema = z.object({
  format,
  name: z.string(),
  sureness: z.enum(FORMAT_CERTAINTIES),
  /** Why it is only beta; `null` if it is stable. */
  why: z.nullable(z.string()),
  /** Ids of the ads that the file would contain. */
  adIds: z.array(z.string()),
  pictures: z.number(),
  left: z.array(leftBehindSchema),
  /** Content of the file, as a sentence. */
  inFile: z.array(z.string()),
  /** Manual steps of the user, as sentences. */
  byHand: z.array(z.string()),
  /** Settings that the platform asks for and that are empty. */
  needs: z.array(z.object({ setting: z.string(), why: z.string() })),
});
/**
 * Preview of an export for one platform in one format: ads taken, ads left out and notes.
 * `modules/exports/preview.service.ts` builds it; the dialog shows it when the user picks that
 * format.
 */
export type FormatPreview = z.output<typeof formatPreviewSchema>;

/**
 * Schema of the response to `GET /api/campaigns/:id/exports/preview`: settings, and for each
 * platform with ads what each format would contain. `modules/exports/preview.service.ts` makes it;
 * the formats of a platform are in `formats.ts`.
 */
export const exportPreviewSchema = z.object({
  settings: exportSettingsSchema,
  platforms: z.array(
    z.object({
      platform,
      ads: z.number(),
      warnings: z.array(exportWarningSchema),
      formats: z.array(formatPreviewSchema),
    }),
  ),
});
/**
 * Contents of an export at the moment, read when the export dialog opens.
 * `modules/exports/preview.service.ts` builds it without storing anything.
 */
export type ExportPreview = z.output<typeof exportPreviewSchema>;

/**
 * Body of `PATCH /api/exports/:id`, which sets or removes the tick of a step after the export.
 * `exports.service.ts` stores it.
 */
export const tickStepSchema = z.object({ platform, format, done: z.boolean() });
/**
 * A valid body that ticks a step of an export. The dialog's `useTickStep`
 * (`web/features/campaigns/export/export-queries.ts`) sends it, `exports.service.ts` stores it.
 */
export type TickStep = z.output<typeof tickStepSchema>;
