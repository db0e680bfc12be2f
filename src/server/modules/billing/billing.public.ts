// All that other slices, boot and the commands may import from this folder.
export { readSummary } from "./billing.service.ts";
export { readPaidPlan } from "./paid-plan.service.ts";
export { acceptWebhook } from "./webhook.service.ts";
