/**
 * Text of the panels with the copy of each platform in the result of a full package
 * (`copy/platform-copy.tsx`, `campaign/platform-copy-part.tsx`), with the toasts of copying.
 * Questions for missing facts are `missingFactCopy` in `platform-copy.ts`.
 */
export const platformCopyCopy = {
  title: "Copy for each platform",
  tabs: "Platforms",
  button: "Button",
  missing: "More facts in the brief give more texts:",
  copied: {
    done: "Text copied to clipboard!",
    failed: "Copying failed. Please select the text and copy it.",
  },
  copyField: (label: string) => `Copy ${label.toLowerCase()}`,
  /** Length next to a text: "23 / 30". */
  count: (length: number, limit: number | undefined) =>
    limit === undefined ? String(length) : `${length} / ${limit}`,
  counter: (length: number, limit: number | undefined) =>
    limit === undefined
      ? `${length} characters`
      : `${length} of ${limit} characters, as the platform counts them`,
} as const;
