import { describe, expect, it, test } from "vitest";
import { extractOffers, inferCallToAction } from "./goals.ts";

describe("extractOffers", () => {
  test.each([
    ["Launch online with a 20% launch offer", ["20% launch offer."]],
    ["20% off the first month for students to increase sales", ["20% off the first month for students."]],
    ["Win subscribers with free shipping and grow by 30%", ["Free shipping."]],
    ["Free trials for teams; 15 % discount in May", ["Free trials for teams.", "15 % discount in May."]],
    ["Increase sales by 20%", []],
    ["Raise awareness, 10% more visits", []],
    ["Become 100% climate neutral", []],
    ["", []],
  ])("%s", (goals, offers) => {
    expect(extractOffers(goals)).toEqual(offers);
  });
});

describe("inferCallToAction", () => {
  it("follows the goals", () => {
    expect(inferCallToAction({ campaignGoals: "More newsletter sign-ups", industry: "" })).toBe("Sign up");
    expect(inferCallToAction({ campaignGoals: "Fill our bookings for May", industry: "healthcare" })).toBe(
      "Book now",
    );
    expect(inferCallToAction({ campaignGoals: "Increase sales", industry: "retail" })).toBe("Shop now");
  });

  it("is empty if the goals name no action or the business is no shop", () => {
    expect(inferCallToAction({ campaignGoals: "Raise awareness", industry: "retail" })).toBe("");
    expect(inferCallToAction({ campaignGoals: "Increase sales", industry: "technology" })).toBe("");
  });
});
