import { expect, test } from "vitest";
import { printableFacts } from "../facts.ts";
import { readFacts } from "../read-facts.ts";
import { noteScore } from "./note-model.ts";

const shown = (additionalDetails: string, language: string) =>
  printableFacts(
    readFacts({ companyName: "Nova", productName: "Alpha", keyMessage: "", additionalDetails }, language),
  ).map(({ text }) => text);

// None of these clauses is among those from which the weights are learned.
test.each([
  ["en", "My nephew wants to look at the draft before you publish it"],
  ["en", "I find the pictures of the last campaign awful"],
  ["de", "Meine Schwester möchte die Anzeige vorher lesen"],
  ["fr", "Mon associé veut voir le texte avant la publication"],
  ["es", "Mi hermana quiere ver el anuncio antes de publicarlo"],
  ["it", "Mia moglie vuole leggere il testo prima della pubblicazione"],
  ["pt", "O meu sócio quer ver o anúncio antes de publicar"],
  ["nl", "Mijn zus wil de advertentie eerst lezen"],
])("A note without a known form is not printed (%s): %s", (language, clause) => {
  expect(noteScore(clause)).toBeGreaterThan(0);
  expect(shown(clause, language)).toEqual([]);
});

test.each([
  ["en", "Bring your passport and a recent bank statement"],
  ["en", "We never use frozen fish"],
  ["de", "Bringen Sie festes Schuhwerk mit"],
  ["fr", "Apportez votre carte vitale"],
  ["es", "Trae ropa cómoda y una botella de agua"],
  ["it", "Portate la tessera sanitaria"],
  ["pt", "Traga o cartão de cidadão"],
  ["nl", "Neem oude kleren mee"],
])("A fact without a known form is for customers (%s): %s", (language, clause) => {
  expect(noteScore(clause)).toBeLessThan(0);
  expect(shown(clause, language)).toEqual([clause]);
});
