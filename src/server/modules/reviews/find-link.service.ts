import { reviewMessages } from "#core/reviews/messages.ts";
import type { Db, Tx } from "#server/db/client.ts";
import type { Clock } from "#server/lib/clock.ts";
import { AppError } from "#server/lib/errors.ts";
import { hashToken } from "#server/lib/tokens.ts";
import { findCampaign } from "../campaigns/campaigns.public.ts";
import { findWorkingLink, lockWorkingLink, type FoundLink } from "./links.repo.ts";
import { checkGuesses, countGuess } from "./review-limits.ts";

/** Dependencies of finding a review link: database and clock. */
interface FindLinkDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * A request of a person with a review link, from the routes of `shared-review.routes.ts`: its
 * token, and the client's address, for which wrong tokens are counted (`deadLinksPer15Minutes` in
 * `core/rate-limits.ts`).
 */
export interface LinkRequest {
  readonly token: string;
  readonly clientIp: string;
}

/** The same error for every invalid link, regardless of the reason. */
const linkEnded = () => new AppError("not_found", { message: reviewMessages.linkEnded });

/**
 * Finds the link of a reviewer's request, as the first step of `shared-review.service.ts`,
 * `comments.service.ts` and `decisions.service.ts`. Throws 404 (words: `core/reviews/messages.ts`)
 * if it does not exist, has ended (`endsAt` in `links.repo.ts`) or is withdrawn, or its campaign or
 * account is deleted, and 429 for a client that has tried too many such links
 * (`deadLinksPer15Minutes` in `core/rate-limits.ts`).
 */
export async function findLink(deps: FindLinkDeps, request: LinkRequest): Promise<FoundLink> {
  await checkGuesses(deps, request.clientIp);
  const found = await findWorkingLink(deps.db, deps.clock, hashToken(request.token));
  if (found && (await hasCampaign(deps.db, found))) return found;
  await countGuess(deps, request.clientIp);
  throw linkEnded();
}

async function hasCampaign(db: Db, { review: { userId, campaignId: id } }: FoundLink): Promise<boolean> {
  return (await findCampaign(db, { userId, id })) !== undefined;
}

/**
 * Finds a review link again in the transaction of `commentAsReviewer` (`comments.service.ts`) or
 * `decide` (`decisions.service.ts`) that writes through it, and locks it. Throws 404 if it has
 * ended or is withdrawn meanwhile (`links.repo.ts`; words: `core/reviews/messages.ts`).
 */
export async function lockLink(tx: Tx, clock: Clock, token: string): Promise<FoundLink> {
  const found = await lockWorkingLink(tx, clock, hashToken(token));
  if (!found) throw linkEnded();
  return found;
}
