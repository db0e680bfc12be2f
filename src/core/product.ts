/** The only place that hard-codes the product's name. */
export const PRODUCT = {
  name: "Adloom",
  tagline: "One brief in. Every ad out.",
} as const;
