import { expect, test } from "vitest";
import { printableFacts } from "./facts.ts";
import { writeTextAds } from "../write-text-ads.ts";
import { readFacts } from "./read-facts.ts";

const shown = (keyMessage: string, language: string) =>
  printableFacts(readFacts({ companyName: "Nova", productName: "Alpha", keyMessage }, language)).map(
    ({ text }) => text,
  );

test.each([
  [
    "en",
    "We restore pianos in our own workshop. Collection is included within 30 miles. I really hate it when ads sound pushy, my wife agrees. No doves, no harps. Say grand.",
    ["We restore pianos in our own workshop", "Collection is included within 30 miles"],
  ],
  [
    "de",
    "Wir reinigen Teppiche von Hand. Abholung kostenlos. Mein Bruder meint, wir sollten billiger klingen, ich will das aber nicht im Text haben.",
    ["Wir reinigen Teppiche von Hand", "Abholung kostenlos"],
  ],
  [
    "fr",
    "Je répare les accordéons de toutes marques. Devis en 48 h. Mon associé voudrait qu'on parle du concours mais je préfère pas, on a perdu.",
    ["Je répare les accordéons de toutes marques", "Devis en 48 h"],
  ],
  [
    "nl",
    "Wij stofferen stoelen in eigen atelier. Klaar binnen 3 weken. Mijn dochter vindt dat er meer grapjes in moeten, ik twijfel daarover.",
    ["Wij stofferen stoelen in eigen atelier", "Klaar binnen 3 weken"],
  ],
])("Notes between the facts of a message are not printed (%s)", (language, message, facts) => {
  expect(shown(message, language)).toEqual(facts);
});

test("A list of facts and notes in a message is divided at its semicolons", () => {
  const message =
    "hand-sewn leather bags. tote 64; small one 39; my cousin keeps asking for a discount, never write about that; free engraving";
  const facts = shown(message, "en");
  expect(facts.join(" ")).toContain("free engraving");
  expect(facts.join(" ")).not.toContain("cousin");
});

test("A short clause of a clear fact is printed although the message has a note", () => {
  const message =
    "Vestirse de fallera cuesta mucho dinero. Alquilamos trajes completos, con aderezo y zapatos, desde 180 euros por toda la semana de Fallas. Las pruebas se hacen con cita, de noviembre a enero, y a partir de febrero ya nos queda muy poco.";
  expect(shown(message, "es").join(", ")).toContain("Alquilamos trajes completos");
});

test.each([
  ["en", "Sash windows repaired in a day. No mess. If it rains, we come the next morning."],
  ["de", "Sie sehen auf Fotos, dass alles in Ordnung ist. Kein Vertrag. Mitmachen darf jeder."],
])("A message for customers alone keeps all its sentences (%s): %s", (language, message) => {
  expect(shown(message, language).join(". ").length).toBeGreaterThan(message.length - 8);
});

test("The first sentence of a message is a fact even beside notes", () => {
  const message = "Loud socks for quiet people. Please don't make it too wild though, my boss is strict.";
  expect(shown(message, "en")).toEqual(["Loud socks for quiet people"]);
});

test("A clear note is hidden in the first sentence, too", () => {
  const message =
    "Saffron picked by hand in October, but we are not certified yet so please do not write organic or we get a fine. 1 gram 28 euros.";
  expect(shown(message, "en")).toEqual(["Saffron picked by hand in October", "1 gram 28 euros"]);
});

test("A few words in brackets can be a note", () => {
  const message =
    "Violins to rent from 14 euros a month. Strings included (please do not say that the violins come from a factory, people run away). Exchange is free.";
  expect(shown(message, "en").join(" ")).not.toContain("factory");
});

test("A greeting with a note to the writer is no fact", () => {
  const message = "Hallo, bitte nicht so reißerisch. 3 Brote pro Woche für 12,90 €. Kündbar jederzeit.";
  expect(shown(message, "de")).toEqual(["3 Brote pro Woche für 12,90 €", "Kündbar jederzeit"]);
  expect(shown("Hello from the only cat hotel in town. From 14 euros a night.", "en")).toHaveLength(2);
});

test("Words for the writer in square brackets are no fact", () => {
  const keyMessage =
    "Deux savons par coffret, 29 €. [à l'attention du rédacteur : nous ne sommes pas certifiés bio, donc ne pas l'écrire] Retour possible 30 jours.";
  const ads = writeTextAds(
    {
      companyName: "Nova",
      productName: "Savons",
      keyMessage,
      targetAudience: "",
      additionalDetails: "",
      language: "fr",
    },
    "1",
  );
  expect(ads.map(({ text }) => text).join("\n")).not.toMatch(/bio|rédacteur/u);
});

test.each([
  ["en", "Fresh cakes baked daily in Leeds. I'd like you to focus on families."],
  ["de", "Frische Kuchen jeden Tag. Vielleicht fällt Ihnen noch ein guter Spruch ein."],
  ["it", "Torte fresche ogni giorno. Se vi viene una battuta, mettetela."],
  ["nl", "Elke dag verse taart. Ik wil graag dat je de gezinnen aanspreekt."],
])("What a message asks of the writer is a note (%s): %s", (language, keyMessage) => {
  const { all } = readFacts({ companyName: "Alma", productName: "Kuchen", keyMessage }, language);
  expect(all.filter(({ printable }) => printable)).toHaveLength(1);
});

test.each([
  ["it", "Controllo annuale a 95 euro. Fissiamo noi l'appuntamento, così non ci dovete pensare più."],
  ["en", "A first visit costs £48. I bring everything, you only need to put the kettle on (optional)."],
  ["pt", "Lavagem de sofá 189,00. Tira cheiro de xixi de cachorro ou devolvo o dinheiro."],
])("What takes work from customers makes no message a note (%s): %s", (language, keyMessage) => {
  const { all } = readFacts({ companyName: "Alma", productName: "Alma", keyMessage }, language);
  expect(all.every(({ printable }) => printable)).toBe(true);
});
