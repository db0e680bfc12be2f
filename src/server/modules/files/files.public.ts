// All that other slices and the commands may import from this folder.
export { readAllUploads } from "./export.service.ts";
export type { FilesDeps } from "./files.service.ts";
