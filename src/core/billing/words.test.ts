import { expect, test } from "vitest";
import { dollars, perMonth, planWords } from "./words.ts";

test.each([
  [29.99, "$29.99"],
  [15, "$15.00"],
  [0, "$0.00"],
  [-6.5, "-$6.50"],
])("%s dollars are %s", (amount, words) => expect(dollars(amount)).toBe(words));

test("prices per month are those of the specification", () => {
  expect(perMonth(29.99)).toBe("$29.99/month");
  expect(perMonth(0)).toBe("$0/month");
});

test("plans are named by their capitalised tier", () => {
  expect(planWords.plan("growth")).toBe("Growth Plan");
});

test("a card is told by brand, last digits and date", () => {
  const card = { brand: "visa", last4: "4242", expMonth: 4, expYear: 2029 };
  expect(planWords.card(card)).toBe("Visa ending in 4242, valid until 04/2029");
});
