// All that other slices, boot and the commands may import from this folder.
export { approveAds, markExported } from "./approval.service.ts";
export { listAdChanges } from "./ad-changes.service.ts";
export { findCampaign, selectPurged as selectPurgedCampaigns } from "./campaigns.repo.ts";
export { readCurrentAds, type CurrentAd } from "./current-ads.service.ts";
export { listCurrentVersions, type CurrentVersion } from "./current-versions.repo.ts";
export { removeCampaigns } from "./account-deletion.service.ts";
export {
  lockExportSource,
  readExportSource,
  readMediaSources,
  type ExportSource,
} from "./export-source.service.ts";
export { readAllCampaigns, readAllPictures, readAllVersions } from "./export.service.ts";
export { countExportedUses } from "./ad-uses.service.ts";
export { listMeasuredAds, type MeasuredAd } from "./measured-ads.repo.ts";
export type { MediaSource } from "./media.table.ts";
export { deletePackageEnds, listPackageEnds, selectActivity, setPackageEnded } from "./ended.repo.ts";
export { followGeneration } from "./follow-generation.ts";
export {
  closeVersions,
  nameVersions,
  readVersionContents,
  releaseVersions,
  type NamedVersion,
  type VersionContent,
} from "./named-versions.service.ts";
export { startCampaignLike } from "./start-like.service.ts";
export { findApprovedVersions } from "./versions.repo.ts";
