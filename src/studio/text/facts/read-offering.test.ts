import { expect, test } from "vitest";
import { writeTextAds } from "../write-text-ads.ts";
import { readFacts } from "./read-facts.ts";

test.each([
  ["en", "Bell tent hire"],
  ["fr", "location trottinette électrique"],
  ["pt", "Aluguer de autocaravanas"],
  ["es", "Alquiler de bicicletas"],
])("What is rented is no service, although its name is an action (%s): %s", (language, productName) => {
  const { offering } = readFacts({ companyName: "Nova", productName, keyMessage: "" }, language);
  expect(offering?.kind).toBe("rental");
});

test("A thing that is often rented is no rental if it is repaired", () => {
  const brief = { companyName: "Nova", productName: "Réparation de minibus", keyMessage: "" };
  expect(readFacts(brief, "fr").offering?.kind).not.toBe("rental");
});

test("Nobody makes an appointment for a tour", () => {
  const brief = {
    companyName: "Noches",
    productName: "Salida para ver estrellas",
    targetAudience: "",
    keyMessage: "Dos horas de cielo sin farolas, 24 € por persona. Máximo 16 personas. Reservas por la web.",
    additionalDetails: "",
    language: "es",
  } as const;
  const ads = writeTextAds(brief, "1").map(({ text }) => text);
  expect(ads.join(" ")).toMatch(/Reserva/u);
  expect(ads.join(" ")).not.toContain("cita");
});
