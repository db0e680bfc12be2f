import { expect, test } from "vitest";
import { campaignInputSchema } from "#core/generations/campaign/campaign.ts";
import { callToActionOf } from "./briefs.ts";

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
