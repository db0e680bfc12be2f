import { expect, test } from "vitest";
import { spellingFor } from "./spelling.ts";
import { tidyBrief } from "./tidy-brief.ts";

test.each([
  ["en", "x-rays and cleaning", "X-rays and cleaning"],
  ["en", "gas safe registered", "Gas Safe registered"],
  ["en", "you know what shape its in", "you know what shape it’s in"],
  ["en", "we call when its ready", "we call when it’s ready"],
  ["en", "tell us if its a gift", "tell us if it’s a gift"],
  ["en", "or its $75 extra", "or it’s $75 extra"],
  ["de", "max 12 Personen", "max. 12 Personen"],
  ["de", "Kurs am Abend, Max 12 Personen", "Kurs am Abend, Max. 12 Personen"],
  ["fr", "pièces et main d'oeuvre", "pièces et main-d’œuvre"],
  ["fr", "une delonghi ou une krups", "une Delonghi ou une Krups"],
  ["es", "pasar la itv, revisión pre itv", "pasar la ITV, revisión pre-ITV"],
  ["es", "frenos y neumaticos", "frenos y neumáticos"],
  ["nl", "Max 8 mensen", "Max. 8 mensen"],
])("A term has its usual spelling (%s): %s", (language, typed, right) => {
  expect(spellingFor(language)(typed)).toBe(right);
});

test.each([
  ["en", "keep the gas safe at home"],
  ["en", "its ready meals are popular"],
  ["en", "the dog and its a-frame"],
  ["en", "a vat of soup"],
  ["de", "Max 12 Wochen alt"],
  ["de", "Ruf Max 12 Personen an"],
  ["nl", "Bel Max 12 personen door"],
  ["fr", "vin du jura"],
])("Other words keep their spelling (%s): %s", (language, text) => {
  expect(spellingFor(language)(text)).toBe(text);
});

test.each([
  ["komplett mit gläsern", "komplett mit Gläsern"],
  ["auf der zaplfläche, immer ein trainer da", "auf der Zaplfläche, immer ein Trainer da"],
  ["direkt am u-bahnhof", "direkt am U-Bahnhof"],
  ["online-termin in der bahnhofstr. 14", "Online-Termin in der Bahnhofstr. 14"],
  ["schlamm absaugen", "Schlamm absaugen"],
  ["im freien, bei jedem wetter", "im Freien, bei jedem Wetter"],
  ["wir arbeiten sauber", "wir arbeiten sauber"],
  ["wir wärmen alles", "wir wärmen alles"],
  ["für die meisten, die kommen", "für die meisten, die kommen"],
  ["ohne die nicht, sagt er", "ohne die nicht, sagt er"],
])("German nouns in small letters get capitals: %s", (typed, right) => {
  expect(spellingFor("de")(typed)).toBe(right);
});

test.each([
  ["revision pre-ITV", "revisión pre-ITV"],
  ["Revision Montoya", "Revision Montoya"],
])("A product with capitals only in abbreviations is corrected: %s", (productName, right) => {
  expect(tidyBrief({ productName }, "es").productName).toBe(right);
});
