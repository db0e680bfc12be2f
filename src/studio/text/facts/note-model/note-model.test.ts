import { expect, test } from "vitest";
import { printableFacts } from "../facts.ts";
import { readFacts } from "../read-facts.ts";
import { isFactLike } from "./note-model.ts";

const shown = (additionalDetails: string, language: string) =>
  printableFacts(
    readFacts({ companyName: "Nova", productName: "Alpha", keyMessage: "", additionalDetails }, language),
  ).map(({ text }) => text);

// None of these clauses is among those from which the weights are learned, and no list of words
// decides them: without the model, each row fails.
test.each([
  ["en", "I find the pictures of the last campaign awful"],
  ["en", "The tax office would have a word with me if that got out"],
  ["en", "half of my regulars moved away in the autumn, sad really"],
  ["de", "Die Anzeige im Wochenblatt hat 300 € gekostet und nichts gebracht"],
  ["fr", "la dernière campagne a coûté 300 € pour rien"],
  ["es", "el cartel del año pasado costó 300 € y nada"],
  ["it", "il volantino di maggio è costato 300 € e zero telefonate"],
  ["nl", "de vorige folder heeft helemaal niemand gelezen"],
])("A note without a known form is not printed (%s): %s", (language, clause) => {
  expect(shown(clause, language)).toEqual([]);
});

test.each([
  ["en", "Bring your passport and a recent bank statement"],
  ["en", "Ask for Denise at the back gate"],
  ["fr", "Apportez votre carte vitale"],
  ["fr", "Ma mère coud, mon frère livre"],
  ["it", "Portate la tessera sanitaria"],
  ["pt", "O meu avô fazia e o meu pai continua"],
  ["nl", "Neem oude kleren mee"],
])("A fact without a known form is for customers (%s): %s", (language, clause) => {
  expect(isFactLike(clause)).toBe(true);
  expect(shown(clause, language)).toEqual([clause]);
});

test.each([
  ["en", "We write your menu, you keep the file"],
  ["de", "Wir schreiben Ihre Bewerbung in zwei Tagen"],
  ["de", "Meine Frau näht, ich schneide zu"],
  ["es", "Si nos retrasamos, descontamos 100 € por día"],
])("Work on texts, the family and a penalty can be facts (%s): %s", (language, clause) => {
  expect(isFactLike(clause)).toBe(true);
  expect(shown(clause, language)).toEqual([clause]);
});

test("Two words after a note that read like no fact belong to it", () => {
  const details = "Ton sobre, pas d'emoji, déontologie oblige. Parking gratuit.";
  expect(shown(details, "fr")).toEqual(["Parking gratuit"]);
});
