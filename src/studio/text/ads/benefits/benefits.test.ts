import { expect, test } from "vitest";
import { grammarFor } from "../grammars.ts";
import { benefitOf } from "./benefits.ts";

test.each([
  ["en", "No appointment needed", null, "Just turn up: no appointment needed."],
  ["de", "Leihrad gratis", null, "Mobil bleiben: Leihrad gratis."],
  ["fr", "Sans engagement", "informal", "Tu arrêtes quand tu veux\u00A0: sans engagement."],
  ["fr", "Sans engagement", null, "Vous arrêtez quand vous voulez\u00A0: sans engagement."],
  ["es", "Primera visita gratis", null, "Preguntar no cuesta nada: primera visita gratis."],
  ["it", "Niente abbonamento", "formal", "Smette quando vuole: niente abbonamento."],
  ["pt", "Grupos de 6", null, "Tempo para cada um: grupos de 6."],
  ["nl", "Proefles gratis", null, "Eerst proberen, dan betalen: proefles gratis."],
  ["en", "Open on Mondays", null, null],
] as const)(
  "A statement is said with what it means for the reader (%s, %s)",
  (language, clause, address, felt) => {
    const inside = language === "de" ? clause : clause.charAt(0).toLowerCase() + clause.slice(1);
    expect(benefitOf(clause, inside, grammarFor(language), address)).toBe(felt);
  },
);

test.each([
  ["en", "fixed within 24 hours", "Hours, not days: fixed within 24 hours."],
  ["en", "no call-out charge", "You pay for the work, not the drive: no call-out charge."],
  ["de", "in 2 Tagen fertig", "Tage statt Wochen: in 2 Tagen fertig."],
  ["fr", "arrivée en 1h", "Des heures, pas des jours : arrivée en 1h."],
  ["es", "llegamos en 20 min", "Minutos, no horas: llegamos en 20 min."],
  ["it", "85 cani cercano casa", "85 cani cercano casa. E se uno fosse il tuo?"],
  ["pt", "em 2 prestações", "Pague aos poucos: em 2 prestações."],
  ["nl", "subsidie tot 50%", "Minder betalen: subsidie tot 50%."],
] as const)("A statement in %s is said with its benefit: %s", (language, clause, sentence) => {
  const written = benefitOf(clause, clause, grammarFor(language), null);
  expect(written?.replaceAll("\u00A0", " ")).toBe(sentence);
});

test("A benefit that only repeats the statement is left out", () => {
  expect(benefitOf("disdici quando vuoi", "disdici quando vuoi", grammarFor("it"), null)).toBeNull();
});

test("A statement with a price or a condition is never said to cost nothing", () => {
  const clause = "7,50 € das Glas, ab 3 Gläsern Lieferung gratis";
  expect(benefitOf(clause, clause, grammarFor("de"), null)).toBeNull();
  expect(benefitOf("we deliver over £30 free", "", grammarFor("en"), null)).toBeNull();
});
