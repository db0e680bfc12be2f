// All that other slices, boot and the commands may import from this folder.
export { lockEntitlement, readEntitlement, type EntitlementDeps } from "./entitlements.service.ts";
export { grantTier } from "./grants.service.ts";
