import { expect, test } from "vitest";
import { containsWord } from "./contains-word.ts";

test.each([
  ["Armadi dal Falegname di Via Roma.", "Il Falegname di Via Roma", true],
  ["Prenota all’Officina.", "L’Officina", true],
  ["Ti aspettiamo alla Cantina.", "La Cantina", true],
  ["Pão na Cantina e no Forno.", "A Cantina", true],
  ["Fale com o Forno.", "O Forno", true],
  ["Il falegname di Via Roma", "Il Falegname di Via Roma", true],
  ["Passez au Fournil le samedi.", "Le Fournil", true],
  ["Le pain du fournil sort à 7 h.", "Le Fournil", false],
  ["Un Falegname di Via Roma", "Il Falegname di Via Roma", false],
  ["Legalmente", "Legal", false],
])("Whether %s has the name %s", (text, name, has) => {
  expect(containsWord(text, name)).toBe(has);
});
