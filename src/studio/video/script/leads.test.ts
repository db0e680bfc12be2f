import { expect, test } from "vitest";
import { readFacts } from "../../text/facts/read-facts.ts";
import { isSold } from "./leads.ts";

test.each([
  ["Meals for families", "£12 feeds a family of four for a day.", false],
  ["Minibus drivers wanted", "£13.90 an hour, mornings or afternoons.", false],
  ["Boiler repair", "£79 for a visit in Leeds.", true],
])("Whether a price is what customers pay: %s", (productName, keyMessage, sold) => {
  expect(isSold(readFacts({ companyName: "Second Table", productName, keyMessage }, "en"))).toBe(sold);
});
