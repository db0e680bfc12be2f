import { expect, test } from "vitest";
import { isInverted } from "./inverted-clauses.ts";
import { readFacts } from "./read-facts.ts";

const factsIn = (language: string, keyMessage: string) =>
  readFacts({ companyName: "Groen", productName: "Garten", keyMessage }, language).all.map(
    ({ text }) => text,
  );

test.each([
  ["es", "Se entrega en un mes y el primer reajuste, durante el primer año, no se cobra"],
  ["it", "Compenso unico senza extra per assemblee straordinarie, fotocopie o telefonate"],
  ["nl", "Wat binnen twee jaar niet aanslaat, vervangen we gratis"],
  ["nl", "Planten die niet aanslaan, vervangt u gratis"],
  ["nl", "De planten, die we zelf kweken, leveren wij aan huis"],
  ["de", "Was in zwei Jahren nicht anwächst, ersetzen wir kostenlos"],
  ["de", "Was in zwei Jahren nicht anwächst, bekommen Sie ersetzt"],
  ["de", "Pflanzen, die nicht anwachsen, ersetzen wir kostenlos"],
])("A clause that starts with its verb stays with the clause before it (%s): %s", (language, clause) => {
  expect(factsIn(language, `${clause}.`)).toEqual([clause]);
});

test.each([
  ["de", "Neue Hecke in zwei Tagen gepflanzt", "rufen Sie uns an"],
  ["de", "Sie bekommen die Hecke", "den wir selbst ziehen"],
  ["nl", "Een nieuwe haag in twee dagen", "omdat we met vier mensen komen"],
  ["nl", "Een nieuwe haag in twee dagen", "en je krijgt advies"],
])("An order or a clause with another start is not inverted (%s): %s, %s", (language, before, clause) => {
  expect(isInverted(before, clause, language)).toBe(false);
});

test("A promise stays with the condition that is put in before it", () => {
  const keyMessage =
    "Le devis se fait sur photo et, à partir de quatre chaises, nous venons les chercher gratuitement.";
  const facts = readFacts({ companyName: "Du Jonc", productName: "Cannage de chaises", keyMessage }, "fr");
  for (const { text } of facts.all)
    if (text.includes("gratuitement")) expect(text).toContain("quatre chaises");
});
