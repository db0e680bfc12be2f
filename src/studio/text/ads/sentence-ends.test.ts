import { expect, test } from "vitest";
import { writeTextAds } from "../write-text-ads.ts";

/** The ads of a brief with one key message. */
const adsOf = (language: "de" | "en" | "es" | "fr" | "pt", productName: string, keyMessage: string) =>
  writeTextAds(
    { companyName: "Alma", targetAudience: "", additionalDetails: "", productName, keyMessage, language },
    "1",
  ).map(({ text }) => text);

test("A long sentence may end before the reason for what follows", () => {
  const ads = adsOf(
    "en",
    "Half plots for beginners",
    "We have eleven half plots coming free in March, and because many beginners give up in their first summer we now pair each new plot holder with someone who has been digging here for years.",
  ).join("\n");
  expect(ads).toContain("We have eleven half plots coming free in March.");
});

test("A long sentence may end before what readers do meanwhile", () => {
  const ads = adsOf(
    "fr",
    "Halte-répit",
    "Nous accueillons votre proche le mardi et le jeudi après-midi, de 14 h à 17 h 30, avec une aide-soignante et quatre bénévoles formés, pendant que vous faites ce que vous voulez. La participation est de 8 €, et la première est offerte.",
  ).join("\n");
  expect(ads).toContain("le mardi et le jeudi après-midi, de 14 h à 17 h 30.");
  expect(ads).not.toMatch(/(?:^|\. )La première est offerte/mu);
});

test("No sentence ends after the first item behind a colon", () => {
  const ads = adsOf(
    "pt",
    "Réplica de azulejos",
    "Nós fazemos: tiramos o molde, acertamos a cor com três provas e pintamos à mão, e não há encomenda mínima para ninguém, seja qual for a cor.",
  ).join("\n");
  expect(ads).not.toContain("molde.");
});

test("What more of the same costs opens no ad if there is another statement", () => {
  const ads = adsOf(
    "de",
    "Gerüste für Einfamilienhäuser",
    "Angebot in 24 Stunden, Gerüst in sechs Tagen. Festpreis mit vier Wochen Standzeit. Jede weitere Woche kostet 4 Prozent. Den Antrag für den Gehweg stellen wir.",
  );
  for (const ad of ads) expect(ad).not.toMatch(/^Jede weitere/u);
});

test("A long sentence may end before a further clause that starts with a time", () => {
  const ads = adsOf(
    "fr",
    "Collecte pour l'épicerie solidaire",
    "Chaque semaine, 180 familles viennent faire leurs courses chez nous en payant environ 10 % du prix, et depuis la hausse de l'hiver dernier nos étagères sont vides dès le jeudi.",
  ).join("\n");
  expect(ads).toContain("10 % du prix.");
});

test("An opinion is not cut off before the words that correct it", () => {
  const ads = adsOf(
    "es",
    "Testamento notarial",
    "Mucha gente cree que hacer testamento es caro, y la verdad es que cuesta entre 45 y 60 euros y se firma en una sola visita de media hora. Se puede cambiar cuantas veces haga falta.",
  ).join("\n");
  expect(ads).not.toContain("es caro.");
});

test.each([
  [
    "Wir sind 34 Leute, die jeden Dienstag von 19.30 bis 21.30 Uhr in der alten Schulaula singen, und uns fehlen vor allem Tenöre und Bässe. Ein Vorsingen gibt es nicht.",
    "34 Leute.",
  ],
  [
    "Zu uns kommen vor allem Frauen, die vor einer Chemotherapie stehen, und viele wissen nicht, dass man am besten schon vor dem ersten Zyklus kommt. Das Rezept vom Arzt genügt.",
    "Frauen.",
  ],
])("No sentence ends before the relative clause that says who is meant: %s", (message, end) => {
  expect(adsOf("de", "Kammerchor", message).join("\n")).not.toContain(end);
});

test.each([
  "You can return anything within 30 days, and since hygiene rules apply underwear and earrings are excluded from that.",
  "We look after children from one year on, and since the law changed in May we can only take those who are walking.",
  "We wash, dry and iron ten shirts for £20 in our shop on the High Street, while you wait in our café, provided that you book the slot a day before.",
])("No sentence ends before what limits it: %s", (message) => {
  const [start = ""] = message.split(/, and since|, while/u);
  expect(adsOf("en", "Laundry", message).join("\n")).not.toContain(`${start}.`);
});
