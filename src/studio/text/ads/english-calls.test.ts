import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { goalOf } from "./goals.ts";
import { materialOf, writeAds } from "./write-ads.ts";

function briefOf(companyName: string, productName: string, keyMessage: string) {
  return { companyName, productName, keyMessage, targetAudience: "", additionalDetails: "" };
}

function callsOf(...typed: readonly [company: string, product: string, message: string]): string {
  const brief = briefOf(...typed);
  return materialOf(brief, readFacts(brief, "en")).calls.join(" | ");
}

function textsOf(...typed: readonly [company: string, product: string, message: string]): string[] {
  const brief = briefOf(...typed);
  return writeAds(brief, readFacts(brief, "en"), "1").map(({ text }) => text);
}

test("A quote on one thing has its article", () => {
  const van = callsOf(
    "Bean Around",
    "Coffee van for worksites",
    "80 coffees an hour. From $450 for two hours.",
  );
  expect(van).not.toContain("quote on coffee van");
});

test("A quote is for the work that the reader needs", () => {
  const roof = callsOf("Slate & Sons", "Roof repairs", "Leaks fixed within 48 hours. 10 year guarantee.");
  expect(roof).toContain("Get a quote for your roof repairs from Slate & Sons.");
  const solar = callsOf("Sunfold", "Solar panels for terraced houses", "Survey within a week. From £4,900.");
  expect(solar).toContain("Ask Sunfold for a quote on solar panels for terraced houses.");
});

test("People come for what is sold, but not for a room", () => {
  const bread = callsOf("Crumb & Co", "Sourdough croissants", "Real butter, gone by noon. Open from 7.30 am");
  expect(bread).toContain("Come to Crumb & Co for sourdough croissants.");
  const room = callsOf("Blue Door Escape", "Escape room", "60 minutes, 2 to 6 players. Tickets £22.");
  expect(room).not.toContain("for escape room");
});

test("Nobody signs up for a gym by its name, but for a class", () => {
  expect(callsOf("Ironwood", "Strength gym", "No contract. Open 24/7. 39 a month.")).not.toContain(
    "for the strength gym",
  );
  expect(callsOf("Verbo", "Spanish evening classes", "Tuesdays, 6.30 pm. Max. 8 people.")).toContain(
    "Spanish evening classes",
  );
});

test("The adjective of a country keeps its capital letter", () => {
  const calls = callsOf("Aya's Kitchen", "Lebanese catering", "On your table by 12. $16 a head.");
  expect(calls).toContain("Lebanese catering");
});

test("No price follows a permit in one sentence", () => {
  const message = "Payroll in 5 minutes. HMRC recognised. £4 per employee per month. No contract";
  for (const text of textsOf("PayPup", "Payroll software", message))
    expect(text).not.toContain("recognised, £4");
});

test.each([
  [
    "Second Wind Cycles",
    "Refurbished bikes",
    "Every bike stripped, cleaned and rebuilt. From £120. Bring your old bike and get £20 off. Saturdays 10-3.",
    "buy",
  ],
  [
    "St Clement's Night Shelter",
    "Winter bed appeal",
    "£18 gives someone a bed for one night. 91p of every £1 goes on beds.",
    "donate",
  ],
  [
    "Rosa's Alterations",
    "clothing alterations",
    "Trousers hemmed while you have a coffee next door. No appointment just come in.",
    "visit",
  ],
  [
    "Northgate Hospice Shop",
    "Furniture collection",
    "We collect your unwanted furniture free of charge, usually within 5 days.",
    "book",
  ],
  ["Ridgeway", "Drainage", "Cleared today or you don't pay. £89 fixed, no VAT on top.", "call"],
] as const)("The next step at %s, %s", (company, product, message, goal) => {
  expect(goalOf(readFacts(briefOf(company, product, message), "en"))).toBe(goal);
});

test("Nobody picks a time unless the brief offers one", () => {
  const pick = "Pick a time and book.";
  const plain = callsOf("Pennine Sweeps", "Chimney sweeping", "£65 a flue, no soot on your carpet.");
  expect(plain).not.toContain(pick);
  expect(plain).toContain("Book with Pennine Sweeps.");
  expect(callsOf("Pennine Sweeps", "Chimney sweeping", "£65 a flue. Evening appointments.")).toContain(pick);
});

test.each([
  ["Tidewater Canvas", "Custom bimini tops and boat covers", "Covers last 10 years. Free measuring."],
  ["Fenland Removals", "House moves", "One fixed price. From £420 for a two-bed."],
  ["Greenfold", "Bookkeeping for sole traders", "Done by the 10th. Fixed price £59."],
])("Nobody owns a list of work or what is for others: %s, %s", (...typed) => {
  const calls = callsOf(...typed);
  expect(calls).not.toMatch(/your (?:custom|house|bookkeeping)/u);
  expect(calls).toMatch(/ (?:with|from|to) \p{Lu}/u);
});

test("An afternoon for two is the reader's own", () => {
  expect(callsOf("Rose Hall", "Massage for two", "60 minutes, £90.")).toContain("your massage for two");
});

test("A deposit is no price of an order", () => {
  const message = "Our bronze turkeys grow for 26 weeks. £20 deposit. When they're gone they're gone.";
  for (const text of textsOf("Old Mill", "Christmas turkeys", message))
    expect(text).not.toMatch(/for £20 deposit/u);
});

test("A band is asked about the reader's date", () => {
  const calls = callsOf("The Lanterns", "Wedding band package", "Five of us play soul and indie. £1,650.");
  expect(calls).toContain("Ask The Lanterns about your date.");
  expect(calls).not.toContain("quote");
});

test("A brief without a product has no call with a gap", () => {
  const calls = callsOf("Muddy Paws", "", "Dog grooming in my garden cabin. Small from £35.");
  expect(calls).toContain("Book with Muddy Paws.");
  expect(calls).not.toMatch(/\p{L} {2}|\p{L} [.]/u);
});
