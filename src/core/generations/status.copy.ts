import type { GenerationStatus } from "./kinds.ts";

/**
 * Labels of the badges with the status of a generation or part, in histories (`history-row.tsx`),
 * result panels and the demo of the landing page. The recent activity has `activityStatusLabels`
 * (`core/overview/overview.copy.ts`).
 */
export const statusLabels: Record<GenerationStatus, string> = {
  pending: "Pending",
  "in-progress": "In progress",
  completed: "Completed",
  failed: "Failed",
};
