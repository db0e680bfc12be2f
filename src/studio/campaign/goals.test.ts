import { describe, expect, it, test } from "vitest";
import { callIn, offersIn } from "./goals.ts";

describe("offers in the goals", () => {
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
    expect(offersIn(goals)).toEqual(offers);
  });
});

describe("the call of the goals", () => {
  it("asks for what the business wants", () => {
    expect(callIn({ campaignGoals: "More newsletter sign-ups", industry: "" })).toBe("Sign up");
    expect(callIn({ campaignGoals: "Fill our bookings for May", industry: "healthcare" })).toBe("Book now");
    expect(callIn({ campaignGoals: "Increase sales", industry: "retail" })).toBe("Shop now");
  });

  it("is left to the product where the goals do not say, or where there is no shop", () => {
    expect(callIn({ campaignGoals: "Raise awareness", industry: "retail" })).toBe("");
    expect(callIn({ campaignGoals: "Increase sales", industry: "technology" })).toBe("");
  });
});
