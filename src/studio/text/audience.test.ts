import { expect, test } from "vitest";
import { readAudience } from "./audience.ts";
import { DE } from "./phrase-books/de.ts";
import { EN } from "./phrase-books/en.ts";
import { ES } from "./phrase-books/es.ts";
import { FR } from "./phrase-books/fr.ts";

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
])("%j goes behind a preposition as %j", (text, phrase) => {
  expect(readAudience(text, EN)?.phrase).toBe(phrase);
});

test.each(["London foodies", "New Yorkers", "Busy Moms", "Tesla drivers"])(
  "keeps the capitals of %j",
  (text) => {
    expect(readAudience(text, EN)).toEqual({ label: text, phrase: null });
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
])("leaves %j out of the words", (text) => {
  expect(readAudience(text, EN)).toBeNull();
});

test("fits other languages", () => {
  expect(readAudience("Junge Familien in Freiburg", DE)?.phrase).toBe("junge Familien in Freiburg");
  expect(readAudience("Familien", DE)?.phrase).toBe("Familien");
  expect(readAudience("Jeder, der backt", DE)?.phrase).toBeNull();
  expect(readAudience("Les gourmands", FR)?.phrase).toBe("les gourmands");
  expect(readAudience("Para familias", ES)?.phrase).toBe("familias");
});
