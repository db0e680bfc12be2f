/** Exports as the API has them. */
import * as z from "zod/mini";
import { VARIANT_LETTERS } from "../campaigns/ad-key.ts";
import { LIMITS } from "../limits.ts";
import { PLATFORM_IDS } from "../platforms/platforms.ts";
import { EXPORT_FORMAT_IDS, takesPlatform } from "./formats.ts";
import { exportMessages } from "./messages.ts";
import { changeSettingsSchema, exportSettingsSchema } from "./settings.ts";

/** Exports on a page of a campaign's list. */
export const EXPORTS_PAGE_SIZE = 20;

/** Most ads that one export can name: all places of a board. */
const MAX_ADS = PLATFORM_IDS.length * VARIANT_LETTERS.length * 4;

const time = z.iso.datetime();
const platform = z.enum(PLATFORM_IDS);
const format = z.enum(EXPORT_FORMAT_IDS);

/** A platform with the format of its files. */
export const exportPlatformSchema = z.object({ platform, format }).check(
  z.refine((choice) => takesPlatform(choice.format, choice.platform), {
    path: ["format"],
    error: exportMessages.wrongFormat,
  }),
);
/** A chosen platform and format; dialog and server pass it on. */
export type ExportPlatform = z.output<typeof exportPlatformSchema>;

/** Which version of an ad is exported that was changed since its approval. */
const changedAds = z.enum(["newest", "approved"]);

/** Body of a new export. The settings are stored for the next one. */
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
/** A valid request for an export, for `create-export.service.ts`. */
export type CreateExport = z.output<typeof createExportSchema>;

/** States of an export, the same as those of generations. */
export const EXPORT_STATUSES = ["pending", "in-progress", "completed", "failed"] as const;
/** One of `EXPORT_STATUSES`. */
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/** An ad with the version that an export contains. */
export const includedSchema = z.object({
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
/** An exported ad; stored with the export, and part of its responses. */
export type IncludedAd = z.output<typeof includedSchema>;

/** An ad that an export does not contain, with the first reason. */
export const leftBehindSchema = z.object({
  adId: z.string(),
  key: z.string(),
  platform,
  format,
  variant: z.string(),
  why: z.string(),
  /** Name of a field, `media`, `url` or `settings.<name>`; `null` if it is about the whole ad. */
  field: z.nullable(z.string()),
});
/** An ad that stayed behind; stored with the export, and part of its responses. */
export type LeftBehind = z.output<typeof leftBehindSchema>;

/** Something to know about an ad that is exported all the same. */
export const exportWarningSchema = z.object({ adId: z.string(), key: z.string(), what: z.string() });
/** A warning about an exported ad; the dialog shows it before the export. */
export type ExportWarning = z.output<typeof exportWarningSchema>;

/** What to do next on a platform. The tick is kept. */
export const exportStepSchema = z.object({
  platform,
  format,
  /** In words: where to click. */
  what: z.string(),
  /** Names of the sheets inside the archive. */
  files: z.array(z.string()),
  ads: z.number(),
  pictures: z.number(),
  done: z.boolean(),
});
/** A step after an export; the dialog shows it with a tick. */
export type ExportStep = z.output<typeof exportStepSchema>;

/** An export of a campaign. */
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
/** An export in responses, which `present-export.ts` builds. */
export type Export = z.output<typeof exportSchema>;

/** A page of a campaign's exports. */
export const exportListSchema = z.object({
  items: z.array(exportSchema),
  nextCursor: z.nullable(z.string()),
});
/** A page of exports in responses. */
export type ExportList = z.output<typeof exportListSchema>;

/** Query of the list of exports. */
export const listExportsSchema = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) });

/** What one format of one platform would contain. */
const formatPreviewSchema = z.object({
  format,
  name: z.string(),
  sureness: z.enum(["stable", "beta"]),
  /** Why it is only beta; `null` if it is stable. */
  why: z.nullable(z.string()),
  /** Ids of the ads that the file would contain. */
  adIds: z.array(z.string()),
  pictures: z.number(),
  left: z.array(leftBehindSchema),
  /** What is in the file, in words. */
  inFile: z.array(z.string()),
  /** Steps that the user does by hand, in words. */
  byHand: z.array(z.string()),
  /** Settings that the platform asks for and that are empty. */
  needs: z.array(z.object({ setting: z.string(), why: z.string() })),
});
/** One format of a preview, which `preview.service.ts` builds. */
export type FormatPreview = z.output<typeof formatPreviewSchema>;

/** What an export of a campaign would contain, for each platform with ads. */
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
/** A preview in responses; the dialog is drawn from it. */
export type ExportPreview = z.output<typeof exportPreviewSchema>;

/** Body that ticks a step, or takes the tick off. */
export const tickStepSchema = z.object({ platform, format, done: z.boolean() });
/** A valid request to tick a step. */
export type TickStep = z.output<typeof tickStepSchema>;
