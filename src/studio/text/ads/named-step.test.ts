import { expect, test } from "vitest";
import { nameInStep } from "./named-step.ts";

test.each([
  ["Call 828-555-0163.", "Call Bramble Lane at 828-555-0163."],
  ["Text 07700 900873 with your postcode.", "Text Bramble Lane on 07700 900873 with your postcode."],
  ["Book at least 8 weeks ahead.", "Book Bramble Lane at least 8 weeks ahead."],
  ["Book online at bramble.example.", "Book Bramble Lane online at bramble.example."],
  ["Order by 8 December in the shop.", "Order from Bramble Lane by 8 December in the shop."],
  ["Book up to 48 hours ahead.", "Book Bramble Lane up to 48 hours ahead."],
  ["Book any Thursday at 10.", "Book Bramble Lane any Thursday at 10."],
  ["Order at bramble.example.", "Order from Bramble Lane at bramble.example."],
  ["Order any time.", "Order from Bramble Lane any time."],
  ["Book a table on 0117 496 0555.", null],
  ["Order any cake by Friday.", null],
  ["Order up to 12 boxes.", null],
  ["Book up to 8 guests.", null],
  ["Book at least two nights.", null],
  ["Order online courses.", null],
  ["Book early bird tickets.", null],
  ["Order today's special.", null],
  ["Book on-site parking.", null],
  ["Come along on Saturday.", null],
])("The company follows the verb of an English step: %s", (step, named) => {
  expect(nameInStep(step, "Bramble Lane", "en")).toBe(named);
  expect(nameInStep(step, "Bramble Lane", "nl")).toBeNull();
});

test.each([
  ["nl", "Bel 076 555 0167.", "Bel Goot & Zo op 076 555 0167."],
  ["nl", "App 06 0000 0154 voor 18 uur.", "App Goot & Zo op 06 0000 0154 voor 18 uur."],
  ["fr", "Appelez le 02 99 00 01 42.", "Appelez Goot & Zo au 02 99 00 01 42."],
  ["es", "Llama al 600 000 142.", "Llama a Goot & Zo al 600 000 142."],
  ["it", "Chiama lo 0532 555 019.", "Chiama Goot & Zo allo 0532 555 019."],
  ["it", "Chiama il 333 555 0172.", "Chiama Goot & Zo al 333 555 0172."],
  ["nl", "Bel ons voor 12 uur.", null],
  ["es", "Llámanos al 600 000 142.", null],
])("The company follows the verb of a call by telephone (%s): %s", (language, step, named) => {
  expect(nameInStep(step, "Goot & Zo", language)).toBe(named);
});
