import { describe, expect, it, test } from "vitest";
import { callToActionFor, isStudioCallToAction } from "./call-to-action.ts";

const label = (headline: string, description = "", productName = "") =>
  callToActionFor({ companyName: "Acme", headline, description, productName });

test.each([
  ["de", "Dachdecker Ihde", "Dachreparatur", "Undicht?", "Angebot anfordern"],
  ["en", "Second Table", "Meals for families", "12 pounds feed a family", "Donate now"],
  ["fr", "Chez Odile", "Menu du midi", "Entrée, plat et dessert", "Réserver"],
  ["it", "Aria", "Nova", "Bello", "Scopri di più"],
  ["sv", "Bageri", "Bröd", "Nybakat", "Läs mer"],
  ["yo", "Ìdánwò", "Búrẹ́dì", "Tuntun", ""],
])(
  "names the next step in the language of the brief (%s)",
  (language, companyName, productName, headline, call) => {
    expect(callToActionFor({ companyName, productName, headline, description: "", language })).toBe(call);
  },
);

describe("callToActionFor without a language", () => {
  it("suits what the business sells", () => {
    expect(label("Mornings, properly roasted.", "Small-batch whole beans.", "Coffee")).toBe("Order now");
    expect(label("Slow down to the speed of water", "Three-day lake tours.")).toBe("Book now");
    expect(label("A roof that lasts", "Roofing by people you know.")).toBe("Get a quote");
  });

  it("prefers the product name to the description", () => {
    expect(label("Warm light", "An oak lamp from our course of study, roofing included.", "Dusk Lamp")).toBe(
      "Shop now",
    );
  });

  it("falls back to learn more", () => {
    expect(label("Hello there")).toBe("Learn more");
  });

  it("uses the language of the headline", () => {
    expect(label("Frisch geröstet für dich und deine Familie")).toBe("Mehr erfahren");
    expect(label("بشرة تستيقظ قبلك")).toBe("اعرف المزيد");
    expect(label("让房间安静下来")).toBe("了解更多");
  });

  it("has at most 24 characters and is known as the studio's", () => {
    for (const text of ["Hello", "Καφές", "Утро", "여름", "朝を焙煎", "सुबह"]) {
      expect(label(text).length).toBeLessThanOrEqual(24);
      expect(isStudioCallToAction(label(text))).toBe(true);
    }
    expect(isStudioCallToAction("Discover Luma")).toBe(false);
  });
});
