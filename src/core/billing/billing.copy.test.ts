import { expect, test } from "vitest";
import { dollars, monthlyPrice, planCopy } from "./billing.copy.ts";

test.each([
  [29.99, "$29.99"],
  [15, "$15.00"],
  [0, "$0.00"],
  [-6.5, "-$6.50"],
])("%s dollars are %s", (amount, words) => expect(dollars(amount)).toBe(words));

test("Monthly prices have two decimals; the free plan is $0", () => {
  expect(monthlyPrice(29.99)).toBe("$29.99/month");
  expect(monthlyPrice(0)).toBe("$0/month");
});

test("Plan names are the capitalized tier", () => {
  expect(planCopy.plan("growth")).toBe("Growth Plan");
});

test("A card shows brand, last four digits and expiry", () => {
  const card = { brand: "visa", last4: "4242", expMonth: 4, expYear: 2029 };
  expect(planCopy.card(card)).toBe("Visa ending in 4242, valid until 04/2029");
});
