import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./browser-test.ts";

/** Brief of the scripts whose videos browser tests make (15 seconds). `createScript` sends it. */
export const BRIEF = {
  companyName: "Fern & Fable",
  productName: "Monthly Plant",
  keyMessage: "One easy-care plant a month, already potted, with a card that tells you everything.",
  callToAction: "Start growing",
  duration: 15,
} as const;

const COMPLETED_MS = 30_000;

/**
 * Creates a video script of `BRIEF` through the API in a browser test and returns its id; fails if
 * it is not completed within `COMPLETED_MS`. Integration tests use `createScript` in
 * `tests/support/films.ts`.
 */
export async function createScript(request: APIRequestContext): Promise<string> {
  const response = await request.post("/api/generations", { data: { kind: "video", input: BRIEF } });
  const { id } = (await response.json()) as { id: string };
  const statusOf = async () => {
    const generation = (await (await request.get(`/api/generations/${id}`)).json()) as { status: string };
    return generation.status;
  };
  await expect.poll(statusOf, { timeout: COMPLETED_MS }).toBe("completed");
  return id;
}

/**
 * Opens the page of a script's video in a browser test and waits until it can be played. It finds
 * the page by words of `core/film/film.copy.ts`.
 */
export async function openFilm(page: Page, id: string): Promise<void> {
  await page.goto(`/dashboard/video-ads/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Make the video" })).toBeVisible();
  await expect(page.getByRole("slider", { name: "Position" })).toBeVisible({ timeout: 20_000 });
}

/**
 * The current frame of the film player as a data URL (PNG), which browser tests compare. It finds
 * the player by the label "Player".
 */
export const pictureOf = (page: Page): Promise<string> =>
  page
    .getByRole("region", { name: "Player" })
    .locator("canvas[role=img]")
    .evaluate((canvas) => (canvas as unknown as { toDataURL: () => string }).toDataURL());
