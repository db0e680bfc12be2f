/** Class names of a link inside a sentence, for all features. */
export const TEXT_LINK =
  "font-medium text-brand-text underline decoration-brand-line underline-offset-3 hover:decoration-current";
