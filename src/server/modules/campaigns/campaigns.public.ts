// All that other slices, boot and the commands may import from this folder.
export { removeCampaigns } from "./account-deletion.service.ts";
export { readAllCampaigns, readAllPictures, readAllVersions } from "./export.service.ts";
export { followGeneration } from "./follow-generation.ts";
