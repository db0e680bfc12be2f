import type { GenerationStatus } from "./kinds.ts";

/** Labels of the status badges. */
export const statusLabels: Record<GenerationStatus, string> = {
  pending: "Pending",
  "in-progress": "In progress",
  completed: "Completed",
  failed: "Failed",
};
