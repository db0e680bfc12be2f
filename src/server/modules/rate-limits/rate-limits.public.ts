// All that other slices, boot and the commands may import from this folder.
export {
  clearCounters,
  clearCountersByPrefix,
  consume,
  consumeWithin,
  countRemaining,
  rateLimitKey,
  refund,
  tryConsume,
  type RateLimit,
  type RateLimitDeps,
} from "./rate-limits.service.ts";
