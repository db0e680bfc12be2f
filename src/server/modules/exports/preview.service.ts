import type { ExportPlatform, ExportPreview, FormatPreview } from "#core/exports/api.ts";
import { formatNotes, inFile, missingSettings } from "#core/exports/format-notes.copy.ts";
import { EXPORT_FORMATS, formatsOf } from "#core/exports/formats.ts";
import type { ChangeSettings, ExportSettings } from "#core/exports/settings.ts";
import { PLATFORM_IDS } from "#core/platforms/platforms.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { lockExportSource, readExportSource, type ExportSource } from "../campaigns/campaigns.public.ts";
import type { ExportsDeps } from "./create-export.service.ts";
import { selectAds, warningsOf, writerInput } from "./select-ads.ts";
import { readSettings, saveSettings } from "./settings.repo.ts";
import { readSheets } from "./templates/templates.service.ts";
import type { TemplateSheets } from "./templates/template-sheet.ts";

/**
 * Shows what an export of a campaign would contain with the stored settings (`GET
 * /api/campaigns/:id/exports/preview` in `exports.routes.ts`), when the export dialog opens. Stores
 * nothing; throws 404. Notes and missing settings: `core/exports/format-notes.copy.ts`; choice of
 * ads: `select-ads.ts`.
 */
export async function previewExport(deps: ExportsDeps, own: OwnedId): Promise<ExportPreview> {
  const source = await readExportSource(deps.db, deps, own);
  const { campaign } = source;
  const owner = { userId: own.userId, campaignId: campaign.id, brandId: campaign.brandId };
  const settings = await readSettings(deps.db, owner);
  const sheets = await readSheets(deps.db, owner);
  const platforms = PLATFORM_IDS.filter((id) => campaign.ads.some(({ platform }) => platform === id));
  return {
    settings,
    platforms: platforms.map((platform) => {
      const ads = campaign.ads.filter((ad) => ad.platform === platform);
      return {
        platform,
        ads: ads.length,
        warnings: warningsOf(ads, "newest"),
        formats: [...formatsOf(platform), "template" as const].map((format) =>
          previewFormat(source, settings, { platform, format }, sheets),
        ),
      };
    }),
  };
}

function previewFormat(
  source: ExportSource,
  settings: ExportSettings,
  { platform, format }: ExportPlatform,
  sheets: TemplateSheets,
): FormatPreview {
  const input = { ...writerInput(source, settings), sheets };
  const { selected, left } = selectAds(source.campaign.ads, { platform, format }, input);
  const pictures = selected.filter(({ ad }) => ad.media !== null).length;
  const { name, sureness } = EXPORT_FORMATS[format];
  const notes = formatNotes(format, platform);
  return {
    ...{ format, name, sureness, pictures },
    why: notes.why,
    adIds: selected.map(({ ad }) => ad.id),
    left: [...left],
    inFile: inFile(format, platform, { ads: selected.length, pictures }),
    byHand: [...notes.byHand(settings.createCampaign)],
    // The name of the brand fills in for the setting.
    needs: missingSettings(format, platform, { ...settings, businessName: input.campaign.businessName }),
  };
}

/**
 * Stores changed export settings of a campaign and its brand and returns all settings (`PATCH
 * /api/campaigns/:id/exports/settings` in `exports.routes.ts`), when the user saves the dialog's
 * form; throws 404. `saveSettings` in `settings.repo.ts` chooses the row; allowed values:
 * `core/exports/settings.ts`.
 */
export async function changeSettings(
  deps: ExportsDeps,
  own: OwnedId,
  change: ChangeSettings,
): Promise<ExportSettings> {
  return deps.db.transaction(async (tx) => {
    const { campaign } = await lockExportSource(tx, deps, own);
    const owner = { userId: own.userId, campaignId: campaign.id, brandId: campaign.brandId };
    return saveSettings(tx, deps, owner, change);
  });
}
