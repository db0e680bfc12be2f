// All that other slices, boot and the commands may import from this folder.
export { readAllExportFiles, readAllExports, readAllTemplates } from "./export-data.service.ts";
export { exportedAdName } from "./export-names.ts";
export { removeExports } from "./exports.repo.ts";
