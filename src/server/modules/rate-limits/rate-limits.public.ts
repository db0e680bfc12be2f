// All that other slices, boot and the commands may import from this folder.
export {
  consume,
  consumeWithin,
  rateLimitKey,
  refund,
  type RateLimit,
  type RateLimitDeps,
} from "./rate-limits.service.ts";
