// All that other slices, boot and the commands may import from this folder.
export { findAdvertiser, readAdvertiser, readAdvertisers, type Advertiser } from "./advertiser.service.ts";
export { readBrand, type BrandsDeps } from "./brands.service.ts";
export { brands } from "./brands.table.ts";
export { listClaimTexts } from "./claims.repo.ts";
export { listEndedOffers, listEndingClaims } from "./ending.repo.ts";
export { readAllBrands } from "./export.service.ts";
export { readCheckContext } from "./check-context.service.ts";
export { readClaimTexts, readProductPrices } from "./statements.service.ts";
