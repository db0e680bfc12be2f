import { RATE_LIMITS } from "#core/rate-limits.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { rateLimitKey, type RateLimit } from "#server/modules/rate-limits/rate-limits.public.ts";

const DAY_SECONDS = 24 * 3600;

/**
 * Rate limits that text ads and campaign copy share, because text is unlimited within fair use:
 * `rateLimits` of `textGenerator` (`text.generator.ts`) and `copyGenerator` (`copy.generator.ts`),
 * which `reserve` (`reserve.ts`) consumes. Numbers: `textsPerMinute` and `textsPerDay` in
 * `core/rate-limits.ts`.
 */
export const textFairUse = (userId: UserId): readonly RateLimit[] => [
  { key: rateLimitKey("text-minute", userId), limit: RATE_LIMITS.textsPerMinute, windowSeconds: 60 },
  { key: rateLimitKey("text-day", userId), limit: RATE_LIMITS.textsPerDay, windowSeconds: DAY_SECONDS },
];
