import type { Ad } from "#core/campaigns/ad.ts";
import type { CreateExport, ExportPlatform, ExportWarning, LeftBehind } from "#core/exports/api.ts";
import { exportWarnings } from "#core/exports/left-behind.copy.ts";
import type { ExportSettings } from "#core/exports/settings.ts";
import type { ExportSource, VersionContent } from "../campaigns/campaigns.public.ts";
import { groupNames } from "./export-names.ts";
import type { WriterInput } from "./formats/format.ts";
import { refuseAd, type ExportCandidate } from "./refuse-ad.ts";

/**
 * Approved versions of ads that were changed since, by the id of the ad; `create-export.service.ts`
 * reads them with `findApprovedVersions` of `campaigns` for `selectAds` if the user exports the
 * approved texts instead of the newest.
 */
export type ApprovedVersions = ReadonlyMap<string, VersionContent>;

/**
 * An ad that an export contains, with its older approved version if that is exported instead of the
 * newest, else `undefined`; `selectAds` makes it for preview and export. Which version: the user's
 * `changedAds` (`core/exports/api.ts`), by `readApproved` in `create-export.service.ts`;
 * `refuse-ad.ts` decides only whether the ad is taken.
 */
export interface SelectedAd extends ExportPlatform {
  readonly ad: Ad;
  readonly approved: VersionContent | undefined;
}

/**
 * Result of `selectAds`: the ads that one format of one platform takes, and those that are left out
 * with their reasons.
 */
interface Selection {
  readonly selected: readonly SelectedAd[];
  readonly left: readonly LeftBehind[];
}

/**
 * Builds what the writers know about the campaign from its row and the settings (names:
 * `export-names.ts`), for `preview.service.ts`, `create-export.service.ts` and the user's own
 * sheets (`templates.service.ts`).
 */
export function writerInput(source: ExportSource, settings: ExportSettings): Omit<WriterInput, "ads"> {
  const { campaign, code, slug, language } = source;
  const { name, productName } = campaign;
  return {
    campaign: {
      ...groupNames({ name, productName, code }, settings),
      businessName: settings.businessName || source.businessName,
      ...{ code, slug, language },
    },
    settings,
  };
}

/** The content that would be exported: the newest, or the approved one of a changed ad. */
function candidateOf(ad: Ad, approved: VersionContent | undefined): ExportCandidate {
  if (!approved) return ad;
  const { key, platform, variant, angle, fields, callToAction, url, taggedUrl, media } = approved;
  return {
    ...{ key, platform, variant, angle, fields, callToAction, url, taggedUrl, media },
    state: "approved",
    findings: [],
  };
}

/**
 * Divides the ads of a platform into those that a format takes and those left out with reasons
 * (`refuse-ad.ts`), in the order of the board. `preview.service.ts`, `create-export.service.ts` and
 * `templates.service.ts` call it, so they agree.
 */
export function selectAds(
  ads: readonly Ad[],
  { platform, format }: ExportPlatform,
  input: Omit<WriterInput, "ads">,
  approved: ApprovedVersions = new Map(),
): Selection {
  const selected: SelectedAd[] = [];
  const left: LeftBehind[] = [];
  for (const ad of ads.filter((candidate) => candidate.platform === platform)) {
    const version = approved.get(ad.id);
    const refusal = refuseAd(candidateOf(ad, version), format, input);
    const { id: adId, key, variant } = ad;
    if (refusal) left.push({ adId, key, platform, format, variant, ...refusal });
    else selected.push({ ad, platform, format, approved: version });
  }
  return { selected, left };
}

/**
 * Lists what to know about ads that are exported although they are not approved (words:
 * `core/exports/left-behind.copy.ts`), for `previewExport` (`preview.service.ts`) and
 * `createExport` (`create-export.service.ts`).
 */
export function warningsOf(
  ads: readonly Ad[],
  changedAds: CreateExport["changedAds"],
  approved: ApprovedVersions = new Map(),
): ExportWarning[] {
  return ads.flatMap(({ id: adId, key, state }): ExportWarning[] => {
    if (state === "approved") return [];
    if (state !== "changed") return [{ adId, key, what: exportWarnings.notApproved }];
    const isOlder = changedAds === "approved" && approved.has(adId);
    return [{ adId, key, what: isOlder ? exportWarnings.approvedVersion : exportWarnings.changed }];
  });
}
