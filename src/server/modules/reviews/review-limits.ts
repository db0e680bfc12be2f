import type { Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { reviewMessages } from "#core/reviews/messages.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import {
  consume,
  consumeWithin,
  countRemaining,
  rateLimitKey,
  tryConsume,
  type RateLimit,
  type RateLimitDeps,
} from "../rate-limits/rate-limits.public.ts";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

const invitations = (userId: UserId): RateLimit => ({
  key: rateLimitKey("review-invitations", userId),
  limit: RATE_LIMITS.invitationsPerDay,
  windowSeconds: DAY,
});

const deadLinks = (clientIp: string): RateLimit => ({
  key: rateLimitKey("review-dead-links", clientIp),
  limit: RATE_LIMITS.deadLinksPer15Minutes,
  windowSeconds: 15 * MINUTE,
});

/**
 * Takes invitations and reminders from the day's limit (`invitationsPerDay` in
 * `core/rate-limits.ts`), in the transaction of `askForReview` (`ask-for-review.service.ts`) or
 * `remindReviewers` (`review-links.service.ts`). Throws `rate_limited` with the message of
 * `core/reviews/messages.ts`.
 */
export async function consumeInvitations(
  tx: Tx,
  clock: Clock,
  { userId, count }: { readonly userId: UserId; readonly count: number },
): Promise<void> {
  try {
    for (let sent = 0; sent < count; sent++) await consumeWithin(tx, clock, [invitations(userId)]);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { retryAfter = DAY } = error.details;
    throw new AppError("rate_limited", { message: reviewMessages.invitationLimit, retryAfter });
  }
}

/**
 * Throws `rate_limited` for a client that has tried too many review links that do not work
 * (`deadLinksPer15Minutes` in `core/rate-limits.ts`), before `findLink` (`find-link.service.ts`)
 * looks a link up.
 */
export async function checkGuesses(deps: RateLimitDeps, clientIp: string): Promise<void> {
  const limit = deadLinks(clientIp);
  if ((await countRemaining(deps, limit)) === 0) await consume(deps, [limit]);
}

/**
 * Counts a client's request with a review link that does not work, in `findLink`
 * (`find-link.service.ts`), so that tokens cannot be guessed; limit: `deadLinksPer15Minutes` in
 * `core/rate-limits.ts`.
 */
export async function countGuess(deps: RateLimitDeps, clientIp: string): Promise<void> {
  await tryConsume(deps, [deadLinks(clientIp)]);
}

/**
 * Counts a comment or decision of a review link before `commentAsReviewer` (`comments.service.ts`)
 * or `decide` (`decisions.service.ts`) stores it. Throws `rate_limited` above `linkCommentsPerHour`
 * or `linkDecisionsPerHour` (`core/rate-limits.ts`).
 */
export async function consumeLink(
  deps: RateLimitDeps,
  linkId: string,
  what: "comments" | "decisions",
): Promise<void> {
  const limit = what === "comments" ? RATE_LIMITS.linkCommentsPerHour : RATE_LIMITS.linkDecisionsPerHour;
  await consume(deps, [{ key: rateLimitKey(`review-${what}`, linkId), limit, windowSeconds: HOUR }]);
}
