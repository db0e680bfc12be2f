import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import type { ReviewComment } from "#core/reviews/comment.ts";
import type { Review, ReviewLink, ReviewList } from "#core/reviews/review.ts";
import type { DecidedAds, SharedReview } from "#core/reviews/shared-review.ts";
import type { Trail } from "#core/reviews/trail.ts";
import { grantTier } from "#server/modules/entitlements/grants.service.ts";
import { sentMail } from "./accounts.ts";
import type { TestApp } from "./app.ts";
import { campaignsClient, type CampaignsClient } from "./campaigns.ts";
import { createUser, type TestUser } from "./user.ts";

/**
 * Requests of a person with a review link in tests: no cookie, no account. `openReview` makes it;
 * the routes are in `core/api/reviews.api.ts`.
 */
export interface Reviewer {
  /** Sends a request below `/api/review/TOKEN`. */
  readonly call: (method: string, path?: string, body?: unknown) => Promise<Response>;
  readonly read: () => Promise<SharedReview>;
  readonly comment: (comment: object) => Promise<ReviewComment>;
  /** Decides about the current ads; about all of them without `adIds`. */
  readonly decide: (decision: string, adIds?: readonly string[]) => Promise<DecidedAds>;
}

async function jsonOf<T>(response: Response): Promise<T> {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/**
 * Opens a review link, or a token, at a server of a test, as a person named `name` without an
 * account. Methods other than `call` throw for another status than 2xx.
 */
export function openReview(origin: string, link: string, name = "Lena Brandt"): Reviewer {
  const token = link.split("/").at(-1) ?? "";
  const call: Reviewer["call"] = (method, path = "", body) =>
    fetch(`${origin}/api/review/${token}${path}`, {
      method,
      ...(body !== undefined && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });
  const read = async () => jsonOf<SharedReview>(await call("GET"));
  return {
    call,
    read,
    comment: async (comment) => jsonOf(await call("POST", "/comments", { name, ...comment })),
    async decide(decision, adIds) {
      const shown = (await read()).ads.filter(({ id }) => adIds === undefined || adIds.includes(id));
      const ads = shown.map(({ id, version }) => ({ adId: id, hash: version.hash }));
      return jsonOf(await call("POST", "/decisions", { name, decision, ads }));
    },
  };
}

/** Requests of a test user who owns reviews. */
interface ReviewsClient extends CampaignsClient {
  readonly ask: (campaign: AdCampaign, request?: object) => Promise<ReviewLink>;
  readonly reviews: (campaignId: string) => Promise<readonly Review[]>;
  readonly trail: (id: string) => Promise<Trail>;
}

/**
 * Creates the client of a test user who owns reviews (`core/api/reviews.api.ts`), on top of
 * `campaignsClient`.
 */
export function reviewsClient(origin: string, user: Pick<TestUser, "cookie">): ReviewsClient {
  const client = campaignsClient(origin, user);
  return {
    ...client,
    ask: (campaign, request = {}) =>
      client.json("POST", `/campaigns/${campaign.id}/reviews`, {
        adIds: campaign.ads.map(({ id }) => id),
        ...request,
      }),
    reviews: async (campaignId) =>
      (await client.json<ReviewList>("GET", `/campaigns/${campaignId}/reviews`)).items,
    trail: (id) => client.json("GET", `/reviews/${id}/trail`),
  };
}

/**
 * Creates a user on the pro plan (`grantTier` of `modules/entitlements`) with a client, for tests
 * of reviews.
 */
export async function createReviewOwner(app: TestApp): Promise<{ user: TestUser; client: ReviewsClient }> {
  const user = await createUser(app.deps);
  await grantTier(app.deps, user.email, "pro");
  return { user, client: reviewsClient(app.url, user) };
}

/**
 * The newest delivered mail of a kind to an address in a test: its row and its file in the folder
 * `outbox` of the product's data. Waits for it (`sentMail` in `accounts.ts`).
 */
export async function deliveredMail(app: TestApp, kind: string, recipient: string) {
  const row = await sentMail(app, kind, recipient);
  return { row, file: await readFile(join(app.dataDir, "outbox", `${row.id}.eml`), "utf8") };
}

/**
 * The review link in the file of a mail (`deliveredMail`), for a test that opens it; throws if
 * there is none. The link's token has 22 characters.
 */
export function reviewLinkIn(file: string): string {
  // Mails break long lines with "=" at the end of the line (quoted-printable).
  const link = /https?:\/\/\S+\/review\/[\w-]{22}/.exec(file.replace(/=\r?\n/g, ""))?.[0];
  if (!link) throw new Error(`no link in ${file}`);
  return link;
}
