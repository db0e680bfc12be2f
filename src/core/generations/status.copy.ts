import type { GenerationStatus } from "./kinds.ts";

/** Labels of the badges with the status of a generation or part. */
export const statusLabels: Record<GenerationStatus, string> = {
  pending: "Pending",
  "in-progress": "In progress",
  completed: "Completed",
  failed: "Failed",
};
