import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { TOOL_KINDS, type ToolKind } from "#core/generations/kinds.ts";
import { until } from "../../tests/support/until.ts";
import { BUSINESSES, type Business } from "../contact-sheet/businesses.ts";

const DONE_MS = 60_000;

/** Ids of one account's newest generations by kind, for the URLs of screenshots. */
export type SampleIds = Record<ToolKind, string>;

async function json<Body>(page: Page, path: string, options: Parameters<Page["request"]["fetch"]>[1]) {
  const response = await page.request.fetch(path, options);
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
  return (await response.json()) as Body;
}

async function upload(page: Page, file: string): Promise<string> {
  const buffer = await readFile(join("assets/samples", file));
  const mimeType = file.endsWith(".png") ? "image/png" : file.endsWith(".webp") ? "image/webp" : "image/jpeg";
  const multipart = { file: { name: file, mimeType, buffer } };
  return (await json<{ id: string }>(page, "/api/uploads", { method: "POST", multipart })).id;
}

async function make(page: Page, kind: ToolKind, input: Record<string, unknown>): Promise<string> {
  const { id } = await json<{ id: string }>(page, "/api/generations", {
    method: "POST",
    data: { kind, input },
  });
  return until(
    `the ${kind} generation is done`,
    async () => {
      const { status } = await json<{ status: string }>(page, `/api/generations/${id}`, {});
      if (status === "failed") throw new Error(`The ${kind} generation failed.`);
      return status === "completed" && id;
    },
    DONE_MS,
  );
}

function briefOf({ companyName, productName, description }: Business) {
  return { companyName, productName, keyMessage: description, targetAudience: "People who work from home" };
}

async function images(page: Page, business: Business, style: string): Promise<Record<string, unknown>> {
  const { companyName, productName, headline, description, callToAction, primaryColor, pictures } = business;
  const ids: string[] = [];
  for (const { file } of pictures) ids.push(await upload(page, file));
  return {
    ...{ companyName, productName, headline, description, callToAction, primaryColor },
    ...{ style, size: "portrait", images: ids },
  };
}

/** Saves the texts of a brief as the form's draft. */
async function leaveInForm(page: Page, kind: ToolKind, input: Record<string, unknown>): Promise<void> {
  const { user } = await json<{ user: { id: string } }>(page, "/api/auth/get-session", {});
  const texts = Object.entries(input).filter(([, value]) => typeof value === "string");
  const draft = [`draft:${user.id}:${kind}`, JSON.stringify(Object.fromEntries(texts))];
  await page.evaluate(`localStorage.setItem(...${JSON.stringify(draft)})`);
}

/**
 * Creates the generations that screenshots show, with the built-in studio; `scripts/screenshots.ts`
 * calls it for the account that has a plan.
 */
export async function createSampleGenerations(page: Page): Promise<SampleIds> {
  const [coffee, headphones, serum] = BUSINESSES;
  if (!coffee || !headphones || !serum) throw new Error("There are fewer sample businesses than needed.");
  await make(page, "text", briefOf(headphones));
  await make(page, "image", await images(page, serum, "luxury"));
  const briefs = {
    text: briefOf(coffee),
    image: await images(page, coffee, "bold"),
    video: { ...briefOf(headphones), duration: 30, style: "lifestyle" },
    campaign: {
      ...briefOf(coffee),
      brandVoice: "casual",
      keyFeatures: "Small-batch whole beans, roasted in the week they reach your door.",
      campaignGoals: "First orders from new customers",
      primaryColor: coffee.primaryColor,
      images: [await upload(page, "coffee.jpg")],
    },
  } as const;
  for (const kind of TOOL_KINDS) await leaveInForm(page, kind, briefs[kind]);
  return {
    text: await make(page, "text", briefs.text),
    image: await make(page, "image", briefs.image),
    video: await make(page, "video", briefs.video),
    campaign: await make(page, "campaign", briefs.campaign),
  };
}
