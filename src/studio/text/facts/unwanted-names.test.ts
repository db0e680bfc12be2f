import { expect, test } from "vitest";
import { unwantedNames } from "./unwanted-names.ts";

test.each([
  ["Gerda haar naam liever niet in de advertentie", ["Gerda"]],
  ["De naam van Gerda graag weglaten", ["Gerda"]],
  ["Please leave Joan's name out", ["Joan"]],
  ["Joan's name must not appear", ["Joan"]],
  ["Den Namen von Frau Weber bitte nicht nennen", ["Frau Weber"]],
  ["Ne pas citer le nom de Mme Robin, sa famille préfère", ["Mme Robin"]],
  ["No poner el nombre de Carmen", ["Carmen"]],
  ["Non scrivere il nome di Lucia", ["Lucia"]],
  ["Não usar o nome da Dona Rosa", ["Dona Rosa"]],
])("The note %j names whom the ads leave out", (note, names) => {
  expect(unwantedNames(note)).toEqual(names);
});

test.each(["Use Joan's name", "The name of the shop is Gerda", "Gerda runs it, no fuss", "Niet te lang"])(
  "The note %j leaves out nobody",
  (note) => {
    expect(unwantedNames(note)).toEqual([]);
  },
);
