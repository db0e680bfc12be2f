// All that other slices and the commands may import from this folder.
export { readEntitlement, type EntitlementDeps } from "./entitlement.service.ts";
export { grantTier } from "./grants.service.ts";
export { readUsage } from "./usage.service.ts";
