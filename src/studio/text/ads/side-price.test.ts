import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { writeTextAds } from "../write-text-ads.ts";
import { isSidePrice } from "./side-price.ts";

test.each([
  ["en", "Watch service", "Battery changes while you wait £12.", true],
  ["en", "Single oven deep clean", "Range cookers from £95.", true],
  ["en", "Oven cleaning", "Double ovens from £95.", false],
  ["en", "Piano tuning", "£75 per tuning.", false],
  ["es", "Revisión completa", "Moto de sustitución por 10 € al día.", true],
  ["fr", "Ressemelage", "Je prends le bonus réparation (8 à 25 € en moins).", false],
])(
  "The price of another thing than the product (%s, %s): %s %s",
  (language, productName, price, expected) => {
    const brief = { companyName: "Alma", productName, keyMessage: "Since 1974.", additionalDetails: price };
    const facts = readFacts(brief, language).all.filter(({ kind }) => kind === "price");
    expect(facts.map((fact) => isSidePrice(fact, productName))).toContain(expected);
  },
);

test("The price of another thing opens no ad", () => {
  const ads = writeTextAds(
    {
      companyName: "Deller & Son Watch Repairs",
      productName: "Mechanical watch service",
      keyMessage:
        "Full strip-down, clean and oil of your mechanical watch from £145, with a written two-year guarantee. Free estimate before we touch a screw.",
      targetAudience: "People who have inherited a watch or own a vintage Omega, Tudor or Seiko",
      additionalDetails:
        "Workshop is above the arcade in Norwich, open Wed to Sat 10-4. Insured post both ways for customers further off. Typical turnaround is five weeks. Battery changes while you wait £12.",
      language: "en",
    },
    "1",
  );
  expect(ads).toHaveLength(3);
  for (const { text } of ads) expect(text).not.toMatch(/^Battery/u);
});

test("One of the ads states the price alone, not only that of an extra", () => {
  const ads = writeTextAds(
    {
      companyName: "Alma",
      productName: "Toldos de vela a medida",
      keyMessage:
        "Medimos hoy, montamos en diez días. Desde 320 euros. Tejido lavable, cinco años de garantía. Se quita en invierno y lo guardamos nosotros por 40 euros.",
      targetAudience: "",
      additionalDetails: "",
      language: "es",
    },
    "1",
  );
  expect(ads.map(({ text }) => text).join(" ")).toContain("320 euros");
});
