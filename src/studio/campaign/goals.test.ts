import { describe, expect, test } from "vitest";
import { extractOffers } from "./goals.ts";

describe("extractOffers", () => {
  test.each([
    ["Launch online with a 20% launch offer", ["20% launch offer."]],
    ["20% off the first month for students to increase sales", ["20% off the first month for students."]],
    ["Win subscribers with free shipping and grow by 30%", ["Free shipping."]],
    ["Free trials for teams; 15 % discount in May", ["Free trials for teams.", "15 % discount in May."]],
    ["Increase sales by 20%", []],
    ["Raise awareness, 10% more visits", []],
    ["Become 100% climate neutral", []],
    ["", []],
  ])("%s", (goals, offers) => {
    expect(extractOffers(goals, "en")).toEqual(offers);
  });

  test.each([
    ["de", "Neue Abos; erste Lieferung gratis", ["Erste Lieferung gratis."]],
    ["fr", "Plus d'abonnés ; première livraison offerte", ["Première livraison offerte."]],
    ["en", "More bookings; first ride free", ["First ride free."]],
    ["es", "Más socios", []],
  ])("Offers are found in other words and languages (%s): %s", (language, goals, offers) => {
    expect(extractOffers(goals, language)).toEqual(offers);
  });
});
