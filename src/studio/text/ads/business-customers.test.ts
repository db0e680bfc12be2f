import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { goalOf } from "./goals.ts";

const goalFor = (keyMessage: string, targetAudience: string) =>
  goalOf(
    readFacts(
      {
        companyName: "Brandt",
        productName: "Externe Fachkraft für Arbeitssicherheit",
        keyMessage,
        targetAudience,
      },
      "de",
    ),
  );

test("Businesses ask for a quote, unless the price is fixed", () => {
  expect(goalFor("Begehung aus einer Hand, ab 89 € im Monat.", "Handwerksbetriebe")).toBe("quote");
  expect(goalFor("Begehung aus einer Hand, 89 € im Monat.", "Handwerksbetriebe")).toBe("signup");
});
