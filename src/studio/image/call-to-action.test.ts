import { describe, expect, it } from "vitest";
import { callToActionFor, isOwnCallToAction } from "./call-to-action.ts";

const label = (headline: string, description = "", productName = "") =>
  callToActionFor({ headline, description, productName });

describe("call to action", () => {
  it("asks for what the business sells", () => {
    expect(label("Mornings, properly roasted.", "Small-batch whole beans.", "Coffee")).toBe("Order now");
    expect(label("Slow down to the speed of water", "Three-day lake tours.")).toBe("Book now");
    expect(label("A roof that lasts", "Roofing by people you know.")).toBe("Get a quote");
  });

  it("believes the product's name before the description", () => {
    expect(label("Warm light", "An oak lamp from our course of study, roofing included.", "Dusk Lamp")).toBe(
      "Shop now",
    );
  });

  it("invites to learn more when nothing tells", () => {
    expect(label("Hello there")).toBe("Learn more");
  });

  it("speaks the headline's language", () => {
    expect(label("Frisch geröstet für dich und deine Familie")).toBe("Mehr erfahren");
    expect(label("بشرة تستيقظ قبلك")).toBe("اعرف المزيد");
    expect(label("让房间安静下来")).toBe("了解更多");
  });

  it("is at most 24 characters and known as our own wording", () => {
    for (const text of ["Hello", "Καφές", "Утро", "여름", "朝を焙煎", "सुबह"]) {
      expect(label(text).length).toBeLessThanOrEqual(24);
      expect(isOwnCallToAction(label(text))).toBe(true);
    }
    expect(isOwnCallToAction("Discover Luma")).toBe(false);
  });
});
