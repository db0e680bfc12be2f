import { expect, test } from "vitest";
import { materialFor } from "./goal-calls.fixture.ts";

test.each([
  [
    "en",
    "Knives sharpened",
    "people to bring their knives before Christmas",
    "Bring your knives to Alma before Christmas.",
  ],
  [
    "en",
    "Wash, fold, drop off",
    "more drop-off customers tues-thurs",
    "Drop off between Tuesday and Thursday.",
  ],
  ["de", "Messer schleifen", "Leute, die gleich mehrere Messer aufs Mal bringen", "Messer vorbeibringen."],
  [
    "nl",
    "Zolen onder schoenen",
    "schoenen laten langsbrengen in januari",
    "Breng je schoenen in januari langs bij Alma.",
  ],
  [
    "nl",
    "Fietsreparatie",
    "zoveel mogelijk fietsen binnen voor 1 december",
    "Breng je fietsen voor 1 december langs.",
  ],
])("A call asks readers to bring the noun of the goal (%s, %s: %s)", (language, product, goal, call) => {
  expect(materialFor(language, product, "Sinds 1994. 240.", goal).aimedCalls).toContain(call);
});

test.each([
  ["en", "Pub with dogs", "people to bring their dogs"],
  ["en", "Knives sharpened", "bring more customers in"],
  ["en", "Drop off laundry", "fewer drop-off customers"],
  ["en", "Bike repair", "bring the price down"],
  ["en", "Web design", "people to bring their ideas"],
  ["de", "Reiten für Kinder", "Eltern sollen ihre Kinder bringen"],
  ["de", "Möbel", "mehrere Möbel verkaufen"],
  ["nl", "Zonnepanelen", "orders voor zonnepanelen binnenkrijgen"],
  ["nl", "Groentepakketten", "meer groentepakketten brengen"],
  ["nl", "Schoenen", "meer klanten binnenkrijgen"],
])("A call asks for nothing that customers do not bring (%s, %s: %s)", (language, product, goal) => {
  for (const call of materialFor(language, product, "240.", goal).calls)
    expect(call).not.toMatch(/^(?:Bring|Breng|Drop)|vorbeibringen/u);
});
