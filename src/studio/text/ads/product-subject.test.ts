import { expect, test } from "vitest";
import { writeTextAds } from "../write-text-ads.ts";

const adsOf = (language: "de" | "fr" | "en", brief: Readonly<Record<string, string>>) =>
  writeTextAds(
    { companyName: "Am Markt", productName: "", targetAudience: "", keyMessage: "", ...brief, language },
    "1",
  )
    .map(({ text }) => text)
    .join("\n");

test("A pronoun before a price is replaced by the product", () => {
  const text = adsOf("de", {
    productName: "Rückenkurs für Berufstätige",
    keyMessage: "Acht Abende, danach wissen Sie, was Ihrem Rücken guttut.",
    additionalDetails: "Er kostet 120 Euro. Es gibt nur zehn Plätze.",
  });
  expect(text).toContain("Der Rückenkurs für Berufstätige kostet 120 Euro");
  expect(text).not.toMatch(/(?:^|\. )Er kostet/mu);
});

test("A pronoun of another noun stays", () => {
  const text = adsOf("en", {
    productName: "Terrier sitting",
    keyMessage: "Your dog stays at home with us. It loves that, every day from £20.",
  });
  expect(text).not.toContain("The terrier sitting loves");
});

test("A product in the plural takes no article of a pronoun", () => {
  const text = adsOf("en", {
    productName: "piano lessons",
    keyMessage: "First lesson free.",
    additionalDetails: "It costs £20 for half an hour. Evenings too.",
  });
  expect(text).not.toContain("The piano lessons costs");
});
