// All that other slices and the commands may import from this folder.
export { consume, rateLimitKey, refund, type RateLimit, type RateLimitDeps } from "./rate-limits.service.ts";
