import { expect, test } from "vitest";
import { lexiconFor } from "./lexicons.ts";
import { EN } from "./lexicons/en.ts";
import { mainClauses } from "./main-clauses.ts";

function clausesIn(language: string, sentence: string): string[] {
  const lexicon = lexiconFor(language) ?? EN;
  const ranges = mainClauses(sentence, { start: 0, end: sentence.length }, lexicon);
  return ranges.map(({ start, end }) => sentence.slice(start, end));
}

test.each([
  [
    "en",
    "We're usually at your door within 40 minutes, day or night",
    ", and ",
    "the price we quote on the phone is the price you pay.",
  ],
  [
    "de",
    "Sie laden Ihre Belege per App hoch",
    ", ",
    "wir erledigen Buchhaltung, Umsatzsteuervoranmeldung und Steuererklärung.",
  ],
  [
    "fr",
    "Nous ramonons votre conduit en une heure avec une protection du salon",
    ", et ",
    "le rendez-vous est confirmé par SMS la veille.",
  ],
  [
    "es",
    "Este año trabajamos con un método nuevo porque mucha gente no puede venir cada día",
    ", así que ",
    "ahora las clases son dos tardes por semana.",
  ],
  [
    "it",
    "Il preventivo arriva in due ore",
    " e ",
    "i documenti di una pagina sono pronti in tre giorni lavorativi, spedizione compresa.",
  ],
  [
    "pt",
    "Limpamos a sua casa em três horas com uma equipa de duas pessoas",
    ", e ",
    "você recebe sempre a mesma equipa às quintas.",
  ],
  [
    "nl",
    "Door de lange wachtlijsten bij de gemeente zijn wij in 2021 zelf begonnen",
    ", en ",
    "inmiddels hebben ruim 700 kinderen hier hun A-diploma gehaald.",
  ],
  [
    "nl",
    "U krijgt vooraf een 3D-ontwerp en een vaste prijs",
    "; ",
    "wat binnen twee jaar niet aanslaat, vervangen we gratis.",
  ],
  [
    "de",
    "Sie erhalten vor dem Start einen 3D-Entwurf und einen Festpreis",
    "; ",
    "was in zwei Jahren nicht anwächst, ersetzen wir kostenlos.",
  ],
])("A long sentence gives its main clauses without the word between them (%s)", (language, one, and, two) => {
  expect(clausesIn(language, one + and + two)).toEqual([one, two]);
});

test("The space before a French semicolon belongs to no clause", () => {
  const [one, two] = [
    "Nous ramonons votre conduit en une heure avec une protection complète du salon",
    "le rendez-vous est confirmé par SMS la veille.",
  ];
  expect(clausesIn("fr", `${one} ; ${two}`)).toEqual([one, two]);
});

test("A clause with a condition within a relative clause is cut off", () => {
  const [one, two] = [
    "Las clases son dos tardes por semana con un simulacro cada mes y un tutor que te llama si ve que faltas",
    "el temario actualizado va incluido.",
  ];
  expect(clausesIn("es", `${one}, y ${two}`)).toEqual([one, two]);
});

test.each([
  [
    "a condition at its start",
    "en",
    "If your boiler fails within a year of our service we come back for free, and you get a written report.",
  ],
  [
    "a condition of one clause",
    "pt",
    "O fato e a prancha estão incluídos em todas as aulas de grupo e, se o mar não estiver bom, remarcamos.",
  ],
  [
    "a limit at its start",
    "en",
    "Until Friday you pay half of the price for all our two-hour lessons, and you get a bag that is yours to keep.",
  ],
  [
    "an order to the customer",
    "en",
    "Bring your puppy to our field in Marlow on any Saturday morning before ten, and we show you how puppies learn.",
  ],
  [
    "an order after a colon",
    "en",
    "Our socks are knitted in Leicester and guaranteed for three years: wear a hole in them and we send you a new pair.",
  ],
  [
    "a pronoun for its first part",
    "fr",
    "Les plants sont élevés en pleine terre chez nous, et nous remplaçons gratuitement ceux qui ne reprennent pas.",
  ],
  [
    "a cost beside its price",
    "fr",
    "Le forfait est à 379 €, livre et accès aux tests en ligne compris ; les timbres fiscaux restent à votre charge.",
  ],
  [
    "a cost after its price",
    "en",
    "Your boiler service costs £80 with a written report the same day, and the parts are charged at cost price later.",
  ],
  [
    "a result that only denies something",
    "en",
    "One price covers two live sets, a DJ until midnight and travel within 60 miles, so there's nothing to add up later.",
  ],
  [
    "two clauses after one pronoun",
    "es",
    "Trabajamos con un equipo de cuatro personas que conoce cada casa del barrio y los vecinos tienen en gran estima.",
  ],
])("A sentence with %s stays whole", (_reason, language, sentence) => {
  expect(clausesIn(language, sentence)).toEqual([sentence]);
});

test("A sentence with room for a call beside it stays whole", () => {
  const sentence = "We collect your rug on Monday, and the clean rug is back on Friday.";
  expect(clausesIn("en", sentence)).toEqual([sentence]);
});
