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
