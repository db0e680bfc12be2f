import { BRAND_LIMITS } from "./limits.ts";
import { megabytes } from "../megabytes.ts";
import { uploadMessages } from "../uploads/messages.ts";

const { brandsPerUser, productsPerBrand, claimsPerBrand, productImages } = BRAND_LIMITS;

/**
 * Messages of brands, products and claims: of the schemas in this folder, shown at their fields,
 * and of codes such as `brand_limit` in `core/errors.ts`. Numbers come from `BRAND_LIMITS`
 * (`limits.ts`); the "three decimals" of `priceField` (`fields.ts`) are written out.
 */
export const brandMessages = {
  url: "Please enter a web address such as https://example.com",
  day: "Please enter a day such as 2026-12-31",
  price: "Please enter a price such as 24.00",
  priceTooLarge: "This price is too large",
  priceDecimals: "A price has at most three decimals",
  currency: "Please choose a currency of the list",
  market: "Please choose a market of the list",
  color: "Please enter a color such as #1A2B3C",
  oneLogo: "Each kind of logo can be set once",
  tooMany: (label: string, count: number) => `${label} can have at most ${count} entries`,
  tooManyImages: `A product can have at most ${productImages} pictures`,
  wasPrice: "The earlier price must be higher than the price now",
  validUntil: "This day is before the day the proof was read",
  brandLimit: `An account can have ${brandsPerUser} brands. Please delete one first.`,
  productLimit: `A brand can have ${productsPerBrand} products. Please delete one first.`,
  claimLimit: `A brand can have ${claimsPerBrand} claims. Please delete one first.`,
  missingBrand: "This brand is no longer available. Please choose another one.",
  missingProduct: "This product is no longer available. Please choose another one.",
  missingFile: "This file is no longer available. Please upload it again.",
} as const;

/**
 * Messages about refused uploads of logos (`brand-files.service.ts`, `POST /api/uploads/logo`). The
 * size of an SVG is `svgBytes` in `limits.ts`, that of other images is `uploadBytes` in
 * `core/limits.ts`.
 */
export const logoMessages = {
  notAnImage: "Please upload an image file (SVG, JPEG, PNG or WebP)",
  tooLarge: uploadMessages.tooLarge,
  svgTooLarge: `An SVG logo should be less than ${megabytes(BRAND_LIMITS.svgBytes)}MB`,
  unreadableSvg:
    "This SVG cannot be drawn. Please convert its text to paths, if it has any, or upload the logo as PNG.",
} as const;

/**
 * Messages about refused uploads of proof, from the claim's form (`claim-form.tsx`) and `POST
 * /api/uploads/proof` (`brand-files.service.ts`). The size is `proofBytes` in `limits.ts`.
 */
export const proofMessages = {
  notAnImage: "Please upload a PDF or an image file (JPEG, PNG or WebP)",
  tooLarge: `Proof should be less than ${megabytes(BRAND_LIMITS.proofBytes)}MB`,
} as const;
