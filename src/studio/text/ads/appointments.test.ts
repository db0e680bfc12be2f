import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { callsFor } from "./call-to-action.ts";
import { grammarFor } from "./grammars.ts";

const callsOf = (language: string, companyName: string, productName: string, keyMessage: string) =>
  callsFor(readFacts({ companyName, productName, keyMessage }, language), grammarFor(language), null);

test.each([
  ["it", "Bosco Nero", "Mattina a tartufi con il cane", "Due ore nel bosco con Nebbia."],
  ["de", "Petersen", "Strandkorb mit Wochenkarte", "Die Woche kostet 63 Euro."],
])("Nobody is asked for an appointment without a sign of one (%s: %s)", (language, ...names) => {
  const [company, product, message] = names;
  const calls = callsOf(language, company, product, message);
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.join("\n")).not.toMatch(grammarFor(language).appointment);
});

test("Customers book with an owner who works alone", () => {
  const callsFrom = (message: string) => callsOf("fr", "Atelier Lune", "Balade en calèche", message);
  expect(callsFrom("Une heure, 85 € la voiture.")).toContain("Réservez chez nous.");
  expect(callsFrom("Je viens avec mes chevaux. 85 €.")).toContain("Réservez auprès de moi.");
});
