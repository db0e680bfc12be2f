import { TEXT_FAIR_USE } from "#core/generations/limits.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { rateLimitKey, type RateLimit } from "#server/modules/rate-limits/rate-limits.public.ts";

const DAY_SECONDS = 24 * 3600;

/**
 * Rate limits that text ads and campaign copy share, because text is unlimited within fair use:
 * `rateLimits` of `textGenerator` and `copyGenerator`, which `reserve` (`reserve.ts`) consumes.
 * Numbers per minute and day: `TEXT_FAIR_USE` in `core/generations/limits.ts`.
 */
export const textFairUse = (userId: UserId): readonly RateLimit[] => [
  { key: rateLimitKey("text-minute", userId), limit: TEXT_FAIR_USE.perMinute, windowSeconds: 60 },
  { key: rateLimitKey("text-day", userId), limit: TEXT_FAIR_USE.perDay, windowSeconds: DAY_SECONDS },
];
