import type { GenerationStatus } from "./kinds.ts";

/**
 * Labels of the badges with the status of a generation or part, in histories, on the overview and
 * in panels of packages.
 */
export const statusLabels: Record<GenerationStatus, string> = {
  pending: "Pending",
  "in-progress": "In progress",
  completed: "Completed",
  failed: "Failed",
};
