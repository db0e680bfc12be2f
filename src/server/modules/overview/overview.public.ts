// All that other slices, boot and the commands may import from this folder.
export { readAllResults } from "./export.service.ts";
export { purgeResults } from "./purge-results.service.ts";
