import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import type { ReviewComment } from "#core/reviews/comment.ts";
import type { ReviewLink } from "#core/reviews/review.ts";
import { filmRenders } from "#server/modules/generations/film-renders.table.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { sessions } from "#server/modules/accounts/accounts.table.ts";
import { passkeys } from "#server/modules/accounts/second-factor/second-factor.table.ts";
import type { BillingClient, BillingTest } from "./billing.ts";
import { brandClient } from "./brands.ts";
import { CAMPAIGN_BRIEF, campaignOutput } from "./campaign.ts";
import { exportsClient } from "./exports.ts";
import { filmFile } from "./film-file.ts";
import { filmsClient } from "./films.ts";
import { filesClient } from "./files.ts";
import { metaCsv, reportsClient } from "./reports/reports-client.ts";

/**
 * Ids of one test user's resources, one of each type. `createOwnedResources` makes it;
 * `owners.test.ts` puts the ids into the routes and expects that no other user reaches them. A new
 * type of resource is added here.
 */
export interface OwnedResources {
  readonly text: string;
  readonly deleted: string;
  readonly video: string;
  readonly package: string;
  /** The campaign of the package, one of its ads, and that ad's version. */
  readonly campaign: string;
  readonly ad: string;
  readonly version: string;
  /** A complete export of the campaign. */
  readonly export: string;
  /** A review of the ad, and the owner's comment in it. */
  readonly review: string;
  readonly reviewComment: string;
  /** A kept report of the campaign. */
  readonly report: string;
  readonly upload: string;
  /** A finished video of the script. */
  readonly film: string;
  /** Id of a video that the server has made. */
  readonly render: string;
  /** A file of a generation. */
  readonly made: string;
  readonly session: string;
  readonly passkey: string;
  readonly brand: string;
  readonly deletedBrand: string;
  readonly product: string;
  readonly deletedProduct: string;
  readonly reading: string;
  readonly claim: string;
  readonly deletedClaim: string;
}

/** One brand, product and claim each that exists and one that is deleted. */
async function createBrands({ app }: BillingTest, { user }: BillingClient) {
  const client = brandClient(app.url, user);
  const [brand, deletedBrand] = [await client.newBrand(), await client.newBrand()];
  const [product, deletedProduct] = [await client.newProduct(brand.id), await client.newProduct(brand.id)];
  const [claim, deletedClaim] = [await client.newClaim(brand.id), await client.newClaim(brand.id)];
  // Refused before anything is contacted.
  const { id: reading } = await client.json<{ id: string }>("POST", `/brands/${brand.id}/read`, {
    url: "http://127.0.0.1/",
  });
  await client.call("DELETE", `/brands/${deletedBrand.id}`);
  await client.call("DELETE", `/products/${deletedProduct.id}`);
  await client.call("DELETE", `/claims/${deletedClaim.id}`);
  return {
    brand: brand.id,
    reading,
    deletedBrand: deletedBrand.id,
    product: product.id,
    deletedProduct: deletedProduct.id,
    claim: claim.id,
    deletedClaim: deletedClaim.id,
  };
}

const VIDEO_BRIEF = {
  companyName: "Halden",
  productName: "Dusk Lamp",
  keyMessage: "A cordless lamp that dims to warm light as the sun sets.",
};

/**
 * Creates one resource of each type (`OwnedResources`) through the API, for `owners.test.ts` and
 * `all-tables.test.ts`; the user's plan must include them. A new type is added here.
 */
export async function createOwnedResources(
  test: BillingTest,
  client: BillingClient,
): Promise<OwnedResources> {
  const { app } = test;
  const [text, deleted, video, campaign] = await Promise.all([
    client.start(),
    client.start(),
    client.start({ kind: "video", input: VIDEO_BRIEF }),
    client.start({ kind: "campaign", input: CAMPAIGN_BRIEF }),
  ]);
  for (const id of [text, deleted, video]) await client.ended(id);
  const made =
    campaignOutput(await client.ended(campaign))
      .images[0]?.url.split("/")
      .at(-1) ?? "";
  await client.call("DELETE", `/generations/${deleted}`);
  const built = await client.call("POST", "/campaigns", { generationId: campaign });
  const { id: campaignId, ads } = (await built.json()) as AdCampaign;
  const asked = await client.call("POST", `/campaigns/${campaignId}/reviews`, { adIds: [ads[0]!.id] });
  const { id: review } = (await asked.json()) as ReviewLink;
  const comment = { adId: ads[0]!.id, text: "Mine" };
  const commented = await client.call("POST", `/reviews/${review}/comments`, comment);
  const { id: reviewComment } = (await commented.json()) as ReviewComment;
  const exports = exportsClient(app.url, client.user);
  const shown = ads.find(({ platform }) => platform === "linkedin")!;
  await exports.save(shown, { url: "https://halden.example/dusk" });
  await exports.uploadTemplate(campaignId, "linkedin", {
    name: "sheet.csv",
    bytes: Buffer.from("Campaign name,Ad name,Headline,Website URL\n"),
  });
  const exported = await exports.export(campaignId, {
    platforms: [{ platform: "linkedin", format: "copy_deck" }],
  });
  const reports = reportsClient(app.url, client.user);
  const row = { name: shown.key, adId: "4711", day: "2026-11-01", views: 100, clicks: 10 };
  const report = await reports.keep(campaignId, metaCsv([row]), { currency: "USD" });
  await client.call("PATCH", "/profile/mails", { claims: true });
  const upload = await filesClient(app.url, client.user).upload(await picture());
  const captions = [{ start: 0, end: 1, text: "Mine" }];
  const film = await filmsClient(app.url, client.user).upload(video, await filmFile(), captions);
  const render = randomUUID();
  await app.deps.db.insert(filmRenders).values({
    ...{ id: render, userId: client.user.id, generationId: video, ratio: "9:16", status: "completed" },
    ...{ filmId: film.id, createdAt: new Date(), endedAt: new Date() },
  });
  const [session] = await app.deps.db.select().from(sessions).where(eq(sessions.userId, client.user.id));
  const passkey = randomUUID();
  await app.deps.db.insert(passkeys).values({
    id: passkey,
    userId: client.user.id,
    credentialId: randomUUID(),
    publicKey: "",
    counter: 0,
    transports: [],
    name: "Laptop",
    synced: false,
    createdAt: new Date(),
  });
  return {
    ...(await createBrands(test, client)),
    passkey,
    text,
    deleted,
    video,
    package: campaign,
    campaign: campaignId,
    export: exported.id,
    report: report.id,
    ad: ads[0]!.id,
    version: ads[0]!.version.id,
    ...{ review, reviewComment },
    upload: upload.id,
    film: film.id,
    render,
    made,
    session: session?.id ?? "",
  };
}
