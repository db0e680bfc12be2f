import { expect, test } from "vitest";
import type { Address } from "../grammar.ts";
import { grammarFor } from "../grammars.ts";
import { benefitOf } from "./benefits.ts";

function written(language: string, clause: string, address: Address | null = null) {
  const inside = language === "de" ? clause : clause.charAt(0).toLowerCase() + clause.slice(1);
  const felt = benefitOf(clause, inside, grammarFor(language), address);
  return felt && [felt.first, felt.last].map((text) => text.replaceAll("\u00A0", " "));
}

test.each([
  ["en", "No appointment needed", null, "Just turn up: no appointment needed."],
  ["de", "Ohne Termin", null, "Einfach vorbeikommen: Ohne Termin."],
  ["es", "Sin cita", "formal", "Venga cuando quiera: sin cita."],
  ["fr", "Sans rendez-vous", null, "Venez quand vous voulez : sans rendez-vous."],
  ["es", "Sin experiencia", null, "¿Primera vez? Sin experiencia."],
  ["nl", "Geen ervaring nodig", null, "Nooit eerder gedaan? Geen ervaring nodig."],
  ["sv", "medan du väntar", null, "Ingen andra resa: medan du väntar."],
  ["pl", "dojazd gratis", null, "Płacisz za pracę, nie za drogę: dojazd gratis."],
  ["it", "85 cani cercano casa", null, "85 cani cercano casa. E se uno fosse il tuo?"],
] as const)(
  "A statement is said with what it means for the reader (%s, %s)",
  (language, clause, address, sentence) => {
    expect(written(language, clause, address)?.[0]).toBe(sentence);
  },
);

test("The statement may stand first", () => {
  expect(written("en", "no appointment needed")?.[1]).toBe("No appointment needed: just turn up.");
});

test.each([
  ["en", "no deposit"],
  ["en", "we come back free if the landlord complains within 7 days"],
  ["en", "Open on Mondays"],
  ["en", "24 hours"],
  ["de", "Geld zurück, wenn nicht fertig in 2 Tagen"],
  ["fr", "sans engagement"],
  ["it", "disdici quando vuoi"],
] as const)("A statement that implies no more than it says stays alone (%s, %s)", (language, clause) => {
  expect(written(language, clause)).toBeNull();
});
