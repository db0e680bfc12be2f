import type { GenerationStatus } from "./kinds.ts";

/** A generation's state as badges show it. */
export const statusLabels: Record<GenerationStatus, string> = {
  pending: "Pending",
  "in-progress": "In progress",
  completed: "Completed",
  failed: "Failed",
};
