import { expect, type Page } from "@playwright/test";
import type { AdCampaign } from "#core/campaigns/campaign.ts";

const BRIEF = {
  companyName: "Fern & Fable",
  productName: "Monthly Plant",
  targetAudience: "people with windows and little time",
  keyFeatures:
    "Potted by hand in our studio. From $24 a month. Cancel any month. A card tells when to water.",
  campaignGoals: "Subscriptions",
  brandVoice: "casual",
};

/**
 * Generates a full package of the signed-in user through the API and returns the campaign built
 * from it with `POST /api/campaigns`, in browser tests of campaigns. The brief is in this file;
 * fails if the generation is not completed within 40 seconds.
 */
export async function packageCampaign(page: Page): Promise<AdCampaign> {
  const origin = new URL(page.url()).origin;
  const headers = { origin };
  const created = await page.request.post("/api/generations", {
    headers,
    data: { kind: "campaign", input: BRIEF },
  });
  expect(created.status(), await created.text()).toBe(202);
  const { id } = (await created.json()) as { id: string };
  await expect
    .poll(
      async () =>
        ((await (await page.request.get(`/api/generations/${id}`)).json()) as { status: string }).status,
      {
        timeout: 40_000,
      },
    )
    .toBe("completed");
  const campaign = await page.request.post("/api/campaigns", { headers, data: { generationId: id } });
  return (await campaign.json()) as AdCampaign;
}
