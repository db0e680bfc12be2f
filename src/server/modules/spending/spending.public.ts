// All that other slices, boot and the commands may import from this folder.
export { isBudgetSpent, recordSpending, type SpendingDeps } from "./spending.service.ts";
