import { voiceOverSentences } from "#studio/video/voice-over-sentences.ts";
import { expectAccessible, expectAccessibleThemes } from "../support/browser/accessibility.ts";
import { expect } from "../support/browser/browser-test.ts";
import { createScript, openFilm } from "../support/browser/film.ts";
import { providerTest as test } from "../support/browser/product-test.ts";
import { EXHAUSTED } from "../support/stand-ins/openai-replies.ts";
import type { SpeechReply } from "../support/stand-ins/openai-speech.ts";

test.use({ settings: { SPEECH_MODEL: "gpt-4o-mini-tts" } });

test.describe.configure({ mode: "serial" });

test.beforeEach(async ({ page, signIn, provider }) => {
  provider.reset();
  // The studio writes the script.
  provider.replyWhen("", EXHAUSTED);
  await signIn({ tier: "growth" });
  await openFilm(page, await createScript(page.request));
  await page.getByText("AI voice", { exact: true }).click();
});

test("an AI voice is made with progress, stopped, continued and disclosed", async ({ page, provider }) => {
  await expect(page.getByText("Made by AI, and the file of your video says so.")).toBeVisible();
  await expect(page.getByText("3 of 3 AI voices left")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Next scene" }).last().click();
  const [sentence = ""] = voiceOverSentences(await page.getByLabel("Voice-over").inputValue());
  provider.speechWhen(sentence, { type: "hang" }, { type: "sound" });
  await page.getByLabel("Speaker").selectOption("Cedar");
  await page.getByRole("button", { name: "Make the voice" }).click();
  await expect(page.getByText("Making the voice, 1 of 3 scenes are spoken")).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("Making the voice, 1 of 3 scenes are spoken")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText(/^Stopped\./)).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Spoken by Cedar, a voice of the AI model gpt-4o-mini-tts.")).toBeVisible();
  await expect(page.getByText("2 of 3 AI voices left")).toBeVisible();
  await expectAccessibleThemes(page);
});

test("scenes with changed text are named and spoken again; a failure keeps the voice and shows a message", async ({
  page,
  provider,
}) => {
  await page.getByRole("button", { name: "Make the voice" }).click();
  await expect(page.getByText("Spoken by Marin")).toBeVisible();
  await page.getByLabel("Voice-over").fill("A plant a month.");
  await expect(page.getByText("The words of scene 1 have changed since it was spoken.")).toBeVisible();
  provider.speechWhen("A plant a month.", EXHAUSTED as SpeechReply, { type: "sound" });
  await page.getByRole("button", { name: "Speak 1 scene again" }).click();
  await expect(page.getByRole("alert")).toContainText("The AI account of this server is used up.");
  await expect(page.getByText("Spoken by Marin")).toBeVisible();
  await expect(page.getByText("2 of 3 AI voices left")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("1 of 3 AI voices left")).toBeVisible();
  await expect(page.getByText("have changed since")).toBeHidden();
  await expect(page.getByRole("button", { name: "Make it again" })).toBeVisible();
});
