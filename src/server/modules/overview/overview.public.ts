// All that other slices and the commands may import from this folder.
export { readAllResults } from "./export.service.ts";
