import { expect, test } from "vitest";
import { dominantScript } from "../../language/script.ts";
import type { Brief } from "../facts/brief.ts";
import { readFacts } from "../facts/read-facts.ts";
import { grammarFor } from "./grammars.ts";
import { linesOf } from "./lines.ts";
import { writeAds } from "./write-ads.ts";

function linesIn(language: string, keyMessage: string, whole = true): string[] {
  const brief: Brief = { companyName: "Rueda", productName: "Servicio", keyMessage };
  const facts = readFacts(brief, language);
  const lines = linesOf({
    brief,
    facts,
    style: {
      grammar: grammarFor(language),
      script: dominantScript(keyMessage),
      address: null,
      isSober: false,
      hasOtherReaders: false,
      correct: (text) => text,
    },
  });
  return lines.filter(({ isFragment }) => !whole || !isFragment).map(({ text }) => text);
}

test("A promise never loses its condition", () => {
  const message =
    "Revisamos tu coche antes de la ITV por 29 euros y, si no pasa, te devolvemos el dinero. Cita el mismo día.";
  expect(linesIn("es", message, false)).toEqual([
    "Revisamos tu coche antes de la ITV por 29 euros y, si no pasa, te devolvemos el dinero.",
    "Cita el mismo día.",
  ]);
});

test("A list of steps keeps its last item", () => {
  expect(linesIn("en", "We sweep it, check it for cracks, and leave no soot. £70 per chimney.")).toEqual([
    "We sweep it, check it for cracks, and leave no soot.",
    "£70 per chimney.",
  ]);
});

test("A sentence too long for a short ad gives its start, up to a clause with its own subject", () => {
  const message =
    "Fill one of our canvas bags with as many books as it will hold for $15, this Saturday only, and the bag is yours to keep.";
  expect(linesIn("en", message)).toEqual([
    message,
    "Fill one of our canvas bags with as many books as it will hold for $15, this Saturday only.",
  ]);
});

test("A long sentence gives its start up to its list", () => {
  const start = "Grupos de cuatro personas y mucha práctica hablada desde el primer día";
  const message = `${start}: reuniones de trabajo, llamadas, presentaciones y correos.`;
  expect(linesIn("es", message)).toEqual([message, `${start}.`]);
});

test("A long sentence gives its longest start", () => {
  const start = "Wir holen dein Rad morgens ab, du bekommst solange ein Leihrad";
  const list = "Trekkingrad, Rennrad, Lastenrad oder ein E-Bike mit vollem Akku und Schloss";
  expect(linesIn("de", `${start}: ${list}.`)).toContain(`${start}.`);
});

test("A long German sentence gives its start before its steps", () => {
  const start = "Jeden Samstag von 8 bis 13 Uhr auf dem Wochenmarkt am Südplatz";
  const lines = linesIn("de", `${start}, abgeben, einkaufen gehen, fertig wieder mitnehmen.`);
  expect(lines).toContain(`${start}.`);
  expect(lines).not.toContain(`${start}, abgeben, einkaufen gehen.`);
});

test("What comes after a free time stays with it", () => {
  expect(linesIn("de", "30 Tage gratis testen. Danach 12 € im Monat. Alles an einem Ort.")).toEqual([
    "30 Tage gratis testen. Danach 12 € im Monat.",
    "Alles an einem Ort.",
  ]);
});

test('English clauses with "also" stand alone', () => {
  const message = "bikes fixed while you wait, also open on Sundays, £45 a service";
  expect(linesIn("en", message)).toContain("Also open on Sundays.");
});

test("The items of hurried notes stand alone", () => {
  const lines = linesIn(
    "en",
    "learn in one week, female and male instructors, £1,190 all in, test booked for you",
  );
  expect(lines).toContain("Learn in one week.");
  expect(lines).toContain("£1,190 all in.");
});

test("A sentence keeps what follows only if it fits, and is never torn", () => {
  const start = "We play four-piece ceilidhs for weddings with our own caller";
  const message = `${start}, so even guests with two left feet are dancing by the second tune, and two hours costs £890.`;
  expect(linesIn("en", message, false)).toEqual([message, `${start}.`]);
});

test("Nothing of a long list of steps is printed without the rest", () => {
  const message =
    "Every watch we service is taken apart to the last screw, cleaned, oiled and then timed for seven days before you get it back.";
  expect(linesIn("en", message, false)).toEqual([message]);
});

test.each([
  "You get the whole price of your mattress back, if you are not happy within the first hundred nights at home and send it back clean.",
  "We collect your old furniture at your door and sort it for charity, even on Sundays, if you live within five miles of our depot in Leeds.",
])("A condition at the end belongs to the whole sentence: %s", (message) => {
  expect(linesIn("en", message, false)).toEqual([message]);
});

test("The first item of a list is no sentence", () => {
  const message =
    "Wir prüfen Ofen, Rohr und Abzug in 40 Minuten und zeigen Ihnen mit der Kamera, wie es im Schornstein aussieht.";
  expect(linesIn("de", message, false)).not.toContain("Wir prüfen Ofen.");
});

test.each([
  ["es", "Dejas la bici por la mañana en la tienda y la recoges a las 19:00, por 39 €"],
  ["it", "Piumone matrimoniale lavato ad acqua e asciutto in 24 ore, 19 €"],
  ["pt", "Quatro quilos de peixe comprado na lota às 6 da manhã e arranjado, 38 €"],
  ["fr", "Une couette deux places lavée à l'eau et rendue sèche le lendemain, pour 19 €"],
  ["de", "Eine Bettdecke für zwei mit Wasser gewaschen und am nächsten Tag trocken, für 19 €"],
  ["nl", "Een tweepersoons dekbed met water gewassen en de volgende dag droog, voor 19 €"],
  ["en", "A double duvet washed with water and dry again by the next morning, for only £19"],
])("A price at the end of a sentence is no line without its thing (%s): %s", (language, message) => {
  const lines = linesIn(language, `${message}.`, false);
  expect(lines).toContain(`${message}.`);
  expect(lines.filter((line) => line.length < 20 && /[€£]/u.test(line))).toEqual([]);
});

test("A long sentence is not cut between its price and what restricts it", () => {
  const start = "La coupe et la couleur végétale avec un soin des pointes à 68 €";
  expect(linesIn("fr", `${start}, cheveux courts.`, false)).toEqual([`${start}, cheveux courts.`]);
});

test("A long sentence with an apposition is not cut", () => {
  const message = "La cocinera de la casa es nuestra Amparo, 71 años, lleva ella sola el fogón desde 1983.";
  expect(linesIn("es", message, false)).toEqual([message]);
});

test("A long sentence with a question gives its start before a second verb", () => {
  const start =
    "Scheibe kaputt? Wir sichern Fenster und Schaufenster in Kiel meist innerhalb von zwei Stunden";
  const lines = linesIn("de", `${start} und setzen das neue Glas binnen fünf Werktagen ein.`);
  expect(lines).toContain(`${start} und setzen das neue Glas binnen fünf Werktagen ein.`);
  expect(lines).toContain(`${start}.`);
});

test("A list of steps is not cut before its last verb", () => {
  const message =
    "I come to your home with over 400 fabric samples, measure up, sew everything by hand in my workroom and hang it for you.";
  expect(linesIn("en", message)).not.toContain(`${message.slice(0, message.indexOf(" and hang"))}.`);
});

test("A start leaves out the price after it, which limits nothing in it", () => {
  const start = "Nous emballons, démontons, transportons et remontons tout en une seule journée";
  const message = `${start}, pour un prix fixe annoncé après une visite vidéo de quinze minutes.`;
  expect(linesIn("fr", message)).toContain(`${start}.`);
});

test("A long sentence gives its start before a reason", () => {
  const start = "Inmiddels hebben ruim 700 kinderen hier hun A-diploma gehaald, meestal in acht maanden";
  const message = `${start}, omdat ze twee keer per week les krijgen in groepjes van vijf.`;
  expect(linesIn("nl", message)).toContain(`${start}.`);
});

test("A start does not leave out a cost beside its price", () => {
  const message =
    "Your boiler service costs £80 with a written report the same day, and the parts are charged at cost price later.";
  expect(linesIn("en", message, false)).toEqual([message]);
});

test("No line starts within brackets", () => {
  const message =
    "le coffret découverte (5 savons, 29 €) et le shampoing solide (11 €, environ 60 lavages) ; le baume à barbe on le laisse de côté pour cette fois. Tout est saponifié à froid dans notre atelier près d'Uzès, cure de 4 semaines. Expédition sous 48 h en Mondial Relay, offerte dès 45 €.";
  const lines = linesIn("fr", message, false);
  expect(lines.join(" ")).toContain("saponifié");
  for (const line of lines) expect(line).not.toMatch(/^(?:5 savons|29 €|11 €|environ)/u);
});

test.each([
  [
    "en",
    "That sofa your gran left you probably has a better frame than anything in the shops",
    "and for less than the price of a decent new one we can strip it back, mend the springs, and have it back in your living room in four weeks",
  ],
  [
    "de",
    "Das Sofa Ihrer Großmutter hat vermutlich einen besseren Rahmen als alles aus dem Laden",
    "und für weniger als den Preis eines neuen polstern wir es in vier Wochen ganz neu",
  ],
  [
    "it",
    "Il divano della nonna ha di sicuro una struttura migliore di quelli in vendita oggi",
    "e per meno del prezzo di uno nuovo lo rifacciamo in quattro settimane, molle comprese",
  ],
])("A long sentence gives its start before a phrase with its own subject (%s)", (language, start, rest) => {
  expect(linesIn(language, `${start}, ${rest}.`)).toContain(`${start}.`);
});

test("A question that opens a long message leaves its answer to short ads", () => {
  const brief = {
    companyName: "Moreno Tax",
    productName: "Returns for drivers",
    keyMessage:
      "Drive for Uber, Lyft or DoorDash? We find your mileage, phone and car deductions and file federal and state for $149 flat.",
  };
  const ads = writeAds(brief, readFacts(brief, "en"), "1").map(({ text }) => text);
  expect(ads.find((text) => text.length <= 125)).toMatch(/^We find your mileage.*for \$149 flat/u);
});

test("A question that is a condition keeps its answer", () => {
  const brief = {
    companyName: "Ringlet Room",
    productName: "Curly cut",
    keyMessage:
      "Not happy with your cut after a week at home? We cut it again for free within the first fourteen days after your visit.",
  };
  for (const { text } of writeAds(brief, readFacts(brief, "en"), "1"))
    expect(text).not.toMatch(/^We cut it again/u);
});

test("A reply that needs its question does not stand alone", () => {
  const brief = {
    companyName: "Left Bank",
    productName: "Piano tune-up",
    keyMessage:
      "Piano out of tune for years? That's fine, we bring your old piano back to pitch in one visit for $210 all in, and say honestly if it is not worth it.",
  };
  for (const { text } of writeAds(brief, readFacts(brief, "en"), "1")) expect(text).not.toMatch(/^That/u);
});

test("What only announces a list is no line, and names before an answer are none", () => {
  const steps = linesIn(
    "en",
    "Rent our goats. Here's how it goes: we walk the land with you, put up electric fence, unload the goats and a herder checks in every day.",
  );
  expect(steps).not.toContain("Here's how it goes.");
  const panes = linesIn(
    "fr",
    "Vitre cassée, double vitrage embué : on remplace le verre sans changer la fenêtre, donc deux à trois fois moins cher.",
  );
  expect(panes).toContain("On remplace le verre sans changer la fenêtre, donc deux à trois fois moins cher.");
  expect(panes).not.toContain("Vitre cassée, double vitrage embué.");
});

test("A long sentence may end before the next of its steps", () => {
  const lines = linesIn(
    "en",
    "Have a free 40-minute hearing check with a registered audiologist, then try a pair of aids at home for 30 days. Aids from £1,195 a pair.",
  );
  expect(lines).toContain("Have a free 40-minute hearing check with a registered audiologist.");
});

test("A sentence keeps those for whom its offer is, and the cost after its offer", () => {
  const students = linesIn(
    "en",
    "Students, apprentices, carers and anyone looking for work right now: you pay half price for every cut in our salon on Mill Road. Cuts by Ana.",
  );
  for (const line of students) expect(line).not.toMatch(/^You pay half price/u);
  const club = linesIn(
    "en",
    "Wash your car as often as you like for half price all summer, and vacuum it free, then the club renews by itself at the full monthly rate. Open daily.",
  );
  for (const line of club) expect(line).not.toMatch(/vacuum it free\.$/u);
});

test("A price by period gets no preposition, the price of a thing does", () => {
  expect(linesIn("de", "Strandkorb in der ersten Reihe, Tag 14 €, Woche 75 €.")).toContain(
    "Strandkorb in der ersten Reihe, Tag 14 €, Woche 75 €.",
  );
  expect(linesIn("de", "Haarschnitt 14 €.")).toContain("Haarschnitt für 14 €.");
});
