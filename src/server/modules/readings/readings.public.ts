// All that other slices, boot and the commands may import from this folder.
export { readAllReadings } from "./export.service.ts";
