import { BRAND_LIMITS } from "./limits.ts";

/**
 * Text of the picker for brand and product above the forms of the tools (`web/lib/brand-picker`).
 * The number of brands is `BRAND_LIMITS.brandsPerUser` in `limits.ts`.
 */
export const pickerCopy = {
  label: "Brand and product",
  hint: "Fills in what Adloom already knows",
  logo: "Logo",
  picture: "Product picture",
  pictures: (count: number) =>
    count === 0 ? "No picture yet" : count === 1 ? "1 picture" : `${count} pictures`,
  find: "Find a brand or product",
  brandOnly: "Brand only, no product",
  newProduct: "New product",
  none: "No brand yet",
  noneText: `A brand fills in company, product, color and voice. You can have ${BRAND_LIMITS.brandsPerUser}.`,
  make: "Make one",
  nothingFound: "Nothing found",
  clear: "Empty them again",
  failed: "The brand could not be saved. Please try again.",
  filled: (filled: number, changed: number) =>
    [
      filled === 1 ? "1 field filled in" : `${filled} fields filled in`,
      ...(changed > 0 ? [`${changed} changed by you`] : []),
    ].join(", "),
  keepsBrand: "Your brand stays as it is.",
  fromBrand: "From your brand",
  changed: "Changed",
  putBack: "Put back",
  putBackLabel: (field: string) => `Put back the brand’s ${field}`,
  keepAsBrand: "Keep this as your brand",
  kept: (name: string) => `${name} is now your brand`,
} as const;
