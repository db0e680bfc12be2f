// All that other slices, boot and the commands may import from this folder.
export { removeReports } from "./account-deletion.service.ts";
export { sumCampaigns, type CampaignFigures } from "./campaign-figures.repo.ts";
export { readAllReportRows, readAllReports } from "./export.service.ts";
export { readUpload, type ReadUploadDeps } from "./read-upload.service.ts";
export { limitReportUploads } from "./upload-limits.ts";
