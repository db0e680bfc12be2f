/**
 * Name and tagline of the product, the only place that hard-codes them; copy, mails, files and
 * pages read it.
 */
export const PRODUCT = {
  name: "Adloom",
  tagline: "One brief in. Every ad out.",
} as const;
