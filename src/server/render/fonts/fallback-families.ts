/**
 * Font families for characters that a face does not have, in order of preference; together they
 * have most scripts. Image ads (`fonts.ts`) and PDF documents (`pdf/pdf-fonts.ts`) use them;
 * `font-table.json` has their files.
 */
export const FALLBACK_FAMILIES = [
  "noto-sans",
  "noto-sans-arabic",
  "rubik",
  "noto-sans-devanagari",
  "noto-sans-sc",
  "noto-sans-jp",
  "noto-sans-kr",
  "noto-sans-thai",
  "noto-sans-bengali",
  "noto-sans-tamil",
  "noto-sans-georgian",
  "noto-sans-armenian",
  "noto-sans-symbols",
  "noto-sans-symbols-2",
  "noto-sans-math",
] as const;
