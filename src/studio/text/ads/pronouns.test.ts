import { expect, test } from "vitest";
import { hasLoosePronoun } from "./pronouns.ts";

test.each([
  ["fr", "Il se pose en une heure"],
  ["en", "We strip it back to the frame"],
  ["en", "Don't burn it"],
  ["fr", "Mais on vous rappelle"],
  ["it", "Ma richiamiamo noi"],
])("A pronoun or conjunction of the language needs another sentence (%s): %s", (language, clause) => {
  expect(hasLoosePronoun(clause, language)).toBe(true);
});

test.each([
  ["en", "We make it easy to switch"],
  ["en", "Don't make it all by hand"],
  ["it", "Il prezzo si concorda al primo incontro"],
  ["pt", "Mais de 900 modelos na loja"],
  ["fr", "Ma boutique est ouverte le dimanche"],
])("The same word in another language needs none (%s): %s", (language, clause) => {
  expect(hasLoosePronoun(clause, language)).toBe(false);
});
