import { expect, test } from "vitest";
import { clausesOf, sentencesOf } from "./segments.ts";

const textsOf = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

test.each(["8. November, 19 Uhr, Pfarrsaal", "1. Stunde kostenlos", "5. Klasse bis Abitur"])(
  "An ordinal number stays: %s",
  (text) => expect(textsOf(text)).toEqual([text]),
);

test("A letter of a class ends a sentence, an initial does not", () => {
  expect(textsOf("Basta a carta de categoria B. Antes de partir fazemos uma volta.")).toHaveLength(2);
  expect(textsOf("Written by J. Smith for 12 voices.")).toHaveLength(1);
  expect(textsOf("Für Hausverwaltungen: Hr. Brandt 04181 5550137")).toHaveLength(1);
});

test("The numbers of a list are removed", () => {
  expect(textsOf("1. Bremsen geprüft\n2. Licht eingestellt\n3) Kette")).toEqual([
    "Bremsen geprüft",
    "Licht eingestellt",
    "Kette",
  ]);
});

test("A street keeps its number, and a bare number is no statement", () => {
  expect(textsOf("Leipzig, Karl-Liebknecht-Str. 44. Hauptstr. 12")).toEqual([
    "Leipzig, Karl-Liebknecht-Str. 44.",
    "Hauptstr. 12",
  ]);
  expect(textsOf("Tues-sat 10-6, 44 Union St. rosa has sewn for 30 years")).toEqual([
    "Tues-sat 10-6, 44 Union St.",
    "rosa has sewn for 30 years",
  ]);
  expect(textsOf("Soup. 44. 5,90 €. 4.9/5.")).toEqual(["Soup.", "5,90 €.", "4.9/5."]);
});

test.each([
  "Keine Daten, keine Rechnung",
  "No fix, no fee",
  "Pas de résultat, pas de facture",
  "Sin cura, no hay pago",
])("A condition stays whole: %s", (condition) => {
  const text = `${condition}, from our own lab`;
  const clauses = clausesOf(text, { start: 0, end: text.length }, []);
  expect(clauses.map(({ start, end }) => text.slice(start, end))).toEqual([condition, "from our own lab"]);
});

test.each([
  "Von der 5. bis zur 13. Klasse",
  "In der 3. Generation am 12. des Monats",
  "Nächste Termine: 14./15. Juni, 6./7. September",
  "Mittwoch 9–12 Uhr, Hinterhof, 2. Tür links",
])("An ordinal number ends no sentence: %s", (sentence) =>
  expect(textsOf(`${sentence}. Auch online.`)).toEqual([`${sentence}.`, "Auch online."]),
);

test("The days of a date end no sentence before the next date", () => {
  const text = "Sonntags 9 Uhr, 14.9. / 21.9. / 5.10., höchstens 12 Leute.";
  expect(textsOf(`${text} 35 € pro Person.`)).toEqual([text, "35 € pro Person."]);
});

test("A price per person does not end its sentence", () => {
  const text = "2 uur, €18,50 p.p. vanaf 6 kinderen.";
  expect(sentencesOf(text)).toHaveLength(1);
});

test("The English word mind ends a sentence, the German abbreviation does not", () => {
  expect(textsOf("We won't ring to change your mind. Please no pity.")).toHaveLength(2);
  expect(textsOf("Ungeöffnet mind. 18 Monate haltbar.")).toHaveLength(1);
});

test("A street without a number ends a sentence before small letters", () => {
  expect(textsOf("takeaway hatch on Quay St. no exclamation marks.")).toHaveLength(2);
  expect(textsOf("From St. Brannock's hall.")).toHaveLength(1);
});

test.each([
  ["We're there before the third frame... ok, before Saturday. Call us.", 2],
  ["Open 7 days... walk in", 2],
])("Dots end no sentence before a small ok or and: %s", (text, count) => {
  expect(textsOf(text)).toHaveLength(count);
});

test.each([
  "Abholung am 22. oder 23. Dezember auf dem Hof",
  "Versand am 1. Dienstag im Monat",
  "A Dra. Inês Matos vai sozinha",
  "Jederzeit pausieren, z. B. im Urlaub",
  "Con descuento, p. ej. para familias",
  "Ligue 265 555 018, seg. a sáb. 8h-20h",
])("A number or title before its noun ends no sentence: %s", (text) => {
  expect(textsOf(text)).toEqual([text]);
});

test("The numbers of one noun are one clause", () => {
  const text = "painéis solares 4, 6 ou 10 unidades, instalação num dia";
  const clauses = clausesOf(text, { start: 0, end: text.length }, []);
  expect(clauses.map(({ start, end }) => text.slice(start, end))).toEqual([
    "painéis solares 4, 6 ou 10 unidades",
    "instalação num dia",
  ]);
});

test("An abbreviated duration ends an item of hurried notes before the next item", () => {
  expect(textsOf("talons en 20 min. ressemelage complet 4 jours 65€")).toEqual([
    "talons en 20 min.",
    "ressemelage complet 4 jours 65€",
  ]);
  expect(textsOf("lezione 60 min. gruppi di 8 persone")).toHaveLength(2);
  expect(textsOf("reparatur in 2 std. neue sohle am selben tag 65 €")).toHaveLength(2);
});

test.each([
  "massage 30 min. pour 20 €",
  "cours 45 min. individuel 30 €",
  "Talons en 20 min. ressemelage 65€",
])("An abbreviated duration within an item ends no sentence: %s", (text) =>
  expect(textsOf(text)).toEqual([text]),
);

test("Prices of one list stay together behind their label", () => {
  const text = "3, 6 or 12 months: £39 / £75 / £144 inc UK post, adults / children welcome";
  const clauses = clausesOf(text, { start: 0, end: text.length }, []);
  expect(clauses.map(({ start, end }) => text.slice(start, end))[0]).toContain(
    "£39 / £75 / £144 inc UK post",
  );
  const items = "adulto 20€ / niño 12€";
  expect(clausesOf(items, { start: 0, end: items.length }, [])).toHaveLength(2);
});

test("The title of an Italian director ends no sentence, and German 'dir' does", () => {
  expect(textsOf("Dir. san. dott.ssa Ferrari.")).toHaveLength(1);
  expect(textsOf("Am Mittwoch bei dir. Pausieren, wann du willst.")).toHaveLength(2);
});

test("Amounts between slashes are one list", () => {
  const text = "TVA à 5,5 / 10 / 20 gérée toute seule.";
  expect(clausesOf(text, { start: 0, end: text.length }, [])).toHaveLength(1);
});
