// All that other slices, boot and the commands may import from this folder.
export { removeGenerations, stopGenerations } from "./account-deletion.service.ts";
export {
  lockCampaignSource,
  readCopyResult,
  type CampaignSource,
  type CopyResult,
} from "./campaign-source.service.ts";
export { readAllFilms } from "./film/export-films.ts";
export { readAllGenerations, readAllResultFiles, readAllUnits } from "./export.service.ts";
export { requestCopy, type GenerationsDeps } from "./generations.service.ts";
export { findOwner, hasGenerated, selectGenerations, selectPackages } from "./own-generations.service.ts";
export { readPictures } from "./image/brief-pictures.ts";
export { listUnits } from "./units/unit-list.service.ts";
export { countUnits } from "./units/units.repo.ts";
