import { expect, test } from "vitest";
import { parseAudience } from "./audience.ts";
import { DE_PHRASE_BOOK } from "./phrase-books/de.ts";
import { EN_PHRASE_BOOK } from "./phrase-books/en.ts";
import { ES_PHRASE_BOOK } from "./phrase-books/es.ts";
import { FR_PHRASE_BOOK } from "./phrase-books/fr.ts";

test.each<[string, string | null]>([
  ["Busy parents", "busy parents"],
  ["For busy parents.", "busy parents"],
  ["Anyone who bakes", "anyone who bakes"],
  ["Women aged 30+", "women aged 30+"],
  ["Women 25-40, urban", "women"],
  ["Our target audience is young families", "young families"],
  ["We target startups, agencies and freelancers", "startups, agencies and freelancers"],
  [
    "Small business owners who struggle with marketing. They have no time.",
    "small business owners who struggle with marketing",
  ],
  ["Busy people need quick dinners", "busy people"],
  ["Dog owners 🐶 & cat lovers", "dog owners & cat lovers"],
  ["Homeowners: 35 - 60 years old", "homeowners"],
  ["IT managers", "IT managers"],
  ["freelancers", "freelancers"],
])("%j becomes %j after a preposition", (text, phrase) => {
  expect(parseAudience(text, EN_PHRASE_BOOK)?.phrase).toBe(phrase);
});

test.each(["London foodies", "New Yorkers", "Busy Moms", "Tesla drivers"])(
  "keeps the capitals of %j",
  (text) => {
    expect(parseAudience(text, EN_PHRASE_BOOK)).toEqual({ label: text, phrase: null });
  },
);

test.each([
  "",
  "for",
  "...",
  "25-40, urban",
  "Diabetics",
  "people with debt",
  "y".repeat(300),
  "Gay couples",
])("ignores %j", (text) => {
  expect(parseAudience(text, EN_PHRASE_BOOK)).toBeNull();
});

test("follows the case rules of other languages", () => {
  expect(parseAudience("Junge Familien in Freiburg", DE_PHRASE_BOOK)?.phrase).toBe(
    "junge Familien in Freiburg",
  );
  expect(parseAudience("Familien", DE_PHRASE_BOOK)?.phrase).toBe("Familien");
  expect(parseAudience("Jeder, der backt", DE_PHRASE_BOOK)?.phrase).toBeNull();
  expect(parseAudience("Les gourmands", FR_PHRASE_BOOK)?.phrase).toBe("les gourmands");
  expect(parseAudience("Para familias", ES_PHRASE_BOOK)?.phrase).toBe("familias");
});
