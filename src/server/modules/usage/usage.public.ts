// All that other slices, boot and the commands may import from this folder.
export { readUsage } from "./usage.service.ts";
