/**
 * Names of the work that an ad still needs: above the board (`listOpenTasks` in `open-tasks.ts`),
 * in the panel (`failed-note.tsx`), and in refused exports (`refuse-ad.ts`) with the names of
 * missing parts.
 */
export const openTaskCopy = {
  failed: "The texts could not be written",
  changed: "Changed since it was approved",
  media: "Picture",
  url: "Web address",
  missing: (label: string, part: string) =>
    part === "headlines" || part === "descriptions" ? `${label}: more are needed` : `${label} is missing`,
} as const;
