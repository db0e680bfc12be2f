import { expect, test } from "vitest";
import { checkAd } from "../checks/check.ts";
import { offerOf, priceText } from "./offer.ts";

const lamp = {
  ...{ price: 49.5, wasPrice: 99, lowestPrice30Days: null, currency: "EUR", priceUnit: "" },
  offerEndsOn: "2026-12-31",
};

test("Amounts of the product are confirmed as they are written, others differ", () => {
  const { confirmed, different, hasEnd } = offerOf(
    lamp,
    ["Now 49,50 €, not 99 €: 50 % off. Only 39 €."],
    "2026-12-31",
  );
  expect(confirmed).toEqual(expect.arrayContaining(["49.5", "49,50", "99", "99.00", "50%"]));
  expect([different, hasEnd]).toEqual([["39"], true]);
});

test("After its end an offer confirms neither the earlier price nor the discount", () => {
  const { different, hasEnd } = offerOf(lamp, ["49.50 instead of 99: 50% off"], "2027-01-01");
  expect([different, hasEnd]).toEqual([["99", "50%"], false]);
});

test("Without a price there is no offer", () => {
  expect(offerOf({ ...lamp, price: null }, ["Only 39 €"], "2026-12-31")).toEqual({});
});

test("An ad with another price than the product's may be rejected", () => {
  const texts = ["Now 39 €."];
  const fields = { text: texts[0]!, displayName: "Halden" };
  const findings = checkAd({ platform: "tiktok", fields }, { offer: offerOf(lamp, texts, "2026-12-01") });
  expect(findings).toContainEqual(expect.objectContaining({ ruleId: "price", severity: "reject" }));
  const right = checkAd(
    { platform: "tiktok", fields: { ...fields, text: "Now 49,50 €." } },
    { offer: offerOf(lamp, ["Now 49,50 €."], "2026-12-01") },
  );
  expect(right.map(({ ruleId }) => ruleId)).not.toContain("price");
});

test.each([
  [{ price: 24, currency: "USD", priceUnit: "a month" }, "$24 a month"],
  [{ price: 49.5, currency: "EUR", priceUnit: "" }, "€49.50"],
  [{ price: null, currency: "EUR", priceUnit: "" }, undefined],
])("priceText of %j", (facts, expected) => {
  expect(priceText({ ...lamp, ...facts })).toBe(expected);
});
