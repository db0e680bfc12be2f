/** The product's name and addresses that appear in words. Nothing else hard-codes the name. */
export const PRODUCT = {
  name: "Adloom",
  tagline: "One brief in. Every ad out.",
} as const;
