import { expect, test } from "vitest";
import { fingerprint } from "#core/reviews/fingerprint.ts";
import { startAppForFile } from "../../support/app.ts";
import { createReviewOwner, deliveredMail, openReview, reviewLinkIn } from "../../support/reviews.ts";

const app = await startAppForFile();
const { client } = await createReviewOwner(app);

test("The trail lists who did what when, about which hash, and all comments", async () => {
  const campaign = await client.package();
  const ad = campaign.ads.find(({ platform }) => platform === "facebook")!;
  const people = ["lena@example.com"];
  const { id } = await client.ask(campaign, { adIds: [ad.id], people, note: "By Friday, please" });
  const link = reviewLinkIn((await deliveredMail(app, "review-invitation", "lena@example.com")).file);
  const lena = openReview(app.url, link);
  const comment = await lena.comment({ adId: ad.id, text: "Too loud\n<b>really</b>", field: "headline" });
  const changed = await client.save(ad, { fields: { headline: "Softer" } });
  await client.json("PATCH", `/reviews/${id}/comments/${comment.id}`, { resolved: true });
  await lena.decide("approved");
  await client.json("POST", `/reviews/${id}/remind`);
  await client.call("DELETE", `/reviews/${id}`);

  const trail = await client.trail(id);
  expect(trail).toMatchObject({
    reviewId: id,
    campaign: { id: campaign.id, name: campaign.name },
    people,
    note: "By Friday, please",
  });
  const version = (number: number, hash: string) => ({ number, hash, fingerprint: fingerprint(hash) });
  const owner = { by: "owner", name: "Test User", email: null };
  const reviewer = { by: "reviewer", name: "Lena Brandt", email: "lena@example.com" };
  const about = { ad: { id: ad.id, key: ad.key, platform: "facebook", variant: ad.variant } };
  expect(trail.entries).toMatchObject([
    { ...owner, kind: "asked", ad: null, version: null, text: "By Friday, please" },
    {
      ...{ ...reviewer, ...about, kind: "commented", text: "Too loud\n<b>really</b>", field: "headline" },
      version: version(1, ad.version.hash),
    },
    { ...owner, ...about, kind: "changed", text: "headline", version: version(2, changed.version.hash) },
    { ...owner, ...about, kind: "resolved" },
    { ...reviewer, name: "", kind: "opened" },
    { ...reviewer, ...about, kind: "approved", version: version(2, changed.version.hash) },
    { ...owner, kind: "reminded" },
    { ...owner, kind: "withdrawn" },
  ]);
  const times = trail.entries.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
});

test("The trail comes as PDF by the Accept header or by its address, in any script", async () => {
  const campaign = await client.package();
  const { id, url } = await client.ask(campaign);
  const adId = campaign.ads[0]!.id;
  const lena = openReview(app.url, url!, "Zoë 王 Иванова");
  for (const text of [
    "日本語のコメント",
    "مرحبا بالعالم",
    "สวัสดี ครับ",
    "हिन्दी",
    "emoji 🌿 end",
    "x".repeat(2000),
  ]) {
    await lena.comment({ adId, text });
  }
  await lena.decide("approved");
  const byHeader = await client.call("GET", `/reviews/${id}/trail`, undefined, { accept: "application/pdf" });
  const byAddress = await client.call("GET", `/reviews/${id}/trail?format=pdf`);
  for (const response of [byHeader, byAddress]) {
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="review-${id}.pdf"`);
    const pdf = Buffer.from(await response.arrayBuffer());
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    // Each script has its own font.
    expect(new Set(pdf.toString("latin1").match(/\/FontName \/\S+/g)).size).toBeGreaterThanOrEqual(6);
  }
  for (const accept of ["application/json", "*/*", "text/html,*/*;q=0.8"]) {
    const response = await client.call("GET", `/reviews/${id}/trail`, undefined, { accept });
    expect(response.headers.get("content-type"), accept).toMatch(/^application\/json/);
  }
  expect((await client.call("GET", `/reviews/${id}/trail?format=docx`)).status).toBe(400);
});
