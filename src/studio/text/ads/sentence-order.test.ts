import { expect, test } from "vitest";
import { writeTextAds } from "../write-text-ads.ts";

test("A question that opens an ad is followed by the next sentence of the brief or by the call", () => {
  const ads = writeTextAds(
    {
      companyName: "Calzoleria Bassani",
      productName: "Risuolatura e riparazione scarpe",
      keyMessage:
        "Le scarpe che ami fanno acqua o hanno il tacco consumato? Risuolatura in cuoio a 38 €, tacchi in 20 minuti a 9 €. Lavoriamo a mano in bottega dal 1961, e se la suola si stacca entro sei mesi la rifacciamo gratis.",
      additionalDetails: "Siamo in via San Vitale. Chiusi il giovedì pomeriggio.",
      targetAudience: "",
    },
    "1",
  ).map(({ text }) => text);
  const asking = ads.filter((ad) => ad.startsWith("Le scarpe che ami"));
  expect(asking).not.toEqual([]);
  for (const ad of asking)
    expect(ad).toMatch(/consumato\? (?:Risuolatura in cuoio a 38 €|Ti aspettiamo|Vieni)/u);
});

test("No statement stands before the owner's question", () => {
  const ads = writeTextAds(
    {
      companyName: "Persianas Molina e Hijos",
      productName: "Reparación de persianas a domicilio",
      keyMessage:
        "¿Se te ha quedado la persiana a medias? Cambiamos cinta, lamas o eje en el día. Cambio de cinta 45 € con desplazamiento incluido en Zaragoza capital. También la ponemos con motor desde 190 €. Un año de garantía por escrito.",
      targetAudience: "Particulares, inmobiliarias y comunidades de vecinos",
      additionalDetails: "",
    },
    "1",
  ).map(({ text }) => text);
  for (const ad of ads) expect(ad).not.toMatch(/\. ¿Se te ha quedado/u);
  expect(ads[2]).toMatch(/^Un año de garantía por escrito\. /u);
});

test("A first sentence that invites to try something is a promise, after which a call follows", () => {
  const ads = writeTextAds(
    {
      companyName: "Slip & Slab Pottery",
      productName: "Friday night throwing class",
      keyMessage:
        "Try the wheel for two hours, bring your own bottle, go home with two glazed pots. £42 pp every Friday 7pm, Bristol.",
      targetAudience: "",
      additionalDetails: "",
    },
    "1",
  ).map(({ text }) => text);
  for (const ad of ads) expect(ad).toMatch(/Book|Sign up|Save your place/u);
});
