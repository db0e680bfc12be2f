import { expect, test } from "vitest";
import { writeTextAds } from "../write-text-ads.ts";

type Language = "en" | "nl";

/** The ads of a brief, one a line. */
const adsOf = (language: Language, companyName: string, productName: string, keyMessage: string) =>
  writeTextAds(
    { companyName, productName, keyMessage, targetAudience: "", additionalDetails: "", language },
    "1",
  )
    .map(({ text }) => text)
    .join("\n");

test("No sentence ends before the person who gets something", () => {
  const ads = adsOf(
    "en",
    "Second Spoke",
    "A bike for a new start",
    "£45 repairs a donated bike and gives it, with a lock and lights, to a refugee in Leicester so they can get to college or work.",
  );
  expect(ads).toContain("to a refugee in Leicester");
  expect(ads).not.toMatch(/gives it[.!]|lights[.!]/u);
});

test("No sentence ends after the first town of a list", () => {
  const ads = adsOf(
    "en",
    "Ridgeback",
    "Barefoot trim route",
    "Barefoot trims on a fixed six week route through Llano, Mason and Gillespie counties, $55 a horse, $40 for minis and donkeys. You get a text the night before.",
  );
  expect(ads).toContain("Gillespie counties");
  expect(ads).not.toContain("Llano.");
});

test("No sentence ends after the first item of a list", () => {
  const ads = adsOf(
    "nl",
    "Kasverstand",
    "Sensorpakket voor tuinders",
    "Met ons sensorpakket ziet u op uw telefoon de temperatuur, luchtvochtigheid en CO2 in elke kas, en krijgt u een belletje als het 's nachts misgaat. Wij komen het ophangen.",
  );
  expect(ads).toContain("luchtvochtigheid");
  expect(ads).not.toContain("temperatuur.");
});

test("No sentence ends after the first of several phrases with the same preposition", () => {
  const brief = {
    companyName: "Cabinet Lemercier",
    productName: "Traduction assermentée",
    keyMessage:
      "Nous traduisons vos actes de naissance, diplômes et jugements de l'espagnol, de l'italien et du portugais vers le français. Un acte coûte 45 €.",
    targetAudience: "",
    additionalDetails: "",
    language: "fr",
  } as const;
  const ads = writeTextAds(brief, "1").map(({ text }) => text);
  expect(ads.join(" ")).not.toMatch(/l['’]espagnol\./u);
});

test("A remark in brackets is no statement of an ad", () => {
  const ads = adsOf(
    "en",
    "Tide",
    "Tinned fish box",
    "Eight tins from five small canneries. Sardines, mackerel... (contains fish and molluscs). £39 with postage.",
  );
  expect(ads).not.toContain("(contains");
  expect(ads).toContain("£39");
});

test("A list before a colon is no sentence", () => {
  const brief = {
    companyName: "Verbatim",
    productName: "Traduction assermentée",
    keyMessage:
      "Acte de naissance, diplôme, jugement ou permis de conduire : nous traduisons vos documents officiels depuis douze langues. Vous recevez un devis dans les deux heures.",
    targetAudience: "",
    additionalDetails: "",
    language: "fr",
  } as const;
  const ads = writeTextAds(brief, "1").map(({ text }) => text);
  expect(ads.join(" ")).not.toContain("permis de conduire.");
});
