import { expect, test } from "vitest";
import { campaignInputSchema } from "#core/generations/campaign/campaign.ts";
import { writeCopyFor } from "../copy/write-copy-for.ts";
import { writeTextAds } from "../text/write-text-ads.ts";
import { writeVideoScript } from "../video/write-video-script.ts";
import { callToActionOf, copyBriefOf, textBriefOf, videoBriefOf } from "./briefs.ts";

const inputOf = (campaignGoals: string, rest: object = {}) =>
  campaignInputSchema.parse({
    companyName: "Nova",
    productName: "Flow",
    keyFeatures: "Quiet and small.",
    campaignGoals,
    language: "en",
    ...rest,
  });

test.each([
  ["More newsletter sign-ups", {}, "Sign up"],
  ["Fill our bookings for May", {}, "Book now"],
  ["More quote requests", {}, "Get a quote"],
  ["Mehr Anfragen", { language: "de" }, "Angebot anfordern"],
  ["Increase sales", { productName: "Solar panels" }, ""],
  ["Increase sales", {}, ""],
])("asks for the next step: %s", (goals, rest, call) => {
  expect(callToActionOf(inputOf(goals, rest))).toBe(call);
});

test("Ads, fields and script of a package ask for the first step of its goals", () => {
  const input = inputOf("book a free 30 min call", {
    productName: "Monthly bookkeeping",
    keyFeatures: "£145 a month fixed. You photograph the receipts, we do the rest.",
  });
  const { campaignGoals } = input;
  for (const { text } of writeTextAds(textBriefOf(input), "1", { campaignGoals }))
    expect(text).toMatch(/book your free 30 min call/iu);
  const fields = writeCopyFor(copyBriefOf(input), "1").flatMap((copy) => Object.values(copy.fields).flat());
  expect(fields.map(({ text }) => text).join("\n")).toContain("Book your free 30 min call");
  expect(writeVideoScript(videoBriefOf(input), "1").at(-1)?.voiceOver).toMatch(
    /Book your free 30 min call(?: today)?\.$/u,
  );
});

test("A script does not speak the goal that names a telephone number", () => {
  const input = inputOf("Get people to call 0117 496 0555");
  const spoken = writeVideoScript(videoBriefOf(input), "1").map(({ voiceOver }) => voiceOver);
  expect(spoken.join(" ")).not.toMatch(/get people/iu);
});
