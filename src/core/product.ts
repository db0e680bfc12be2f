/**
 * Name and tagline of the product for copy, mails, files and page titles. Several texts have the
 * name written out, such as `film/making.copy.ts`, the copy of readings, exports and brands, and
 * `web/entries/review/index.html`; a new name needs a search for them.
 */
export const PRODUCT = {
  name: "Adloom",
  tagline: "One brief in. Every ad out.",
} as const;
