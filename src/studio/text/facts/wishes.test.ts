import { expect, test } from "vitest";
import { writeTextAds } from "../write-text-ads.ts";
import { printableFacts } from "./facts.ts";
import { readFacts } from "./read-facts.ts";

const shown = (language: string, keyMessage: string) =>
  printableFacts(readFacts({ companyName: "Nova", productName: "Alpha", keyMessage }, language)).map(
    ({ text }) => text,
  );

test.each([
  ["en", "We'd like people to know about our pottery evenings"],
  ["en", "We want more bookings on weekdays"],
  ["en", "I'm looking for parents who want help with bedtime."],
  ["en", "Trying to get more people to try our saunas"],
  ["en", "It would be lovely if more people knew about the repair café."],
  ["de", "Wir möchten mehr Leute für unseren Chor gewinnen"],
  ["de", "Wir wollen, dass die Leute wissen, dass wir auch Uhren reparieren."],
  ["de", "Ich möchte gerne Familien aus der Gegend erreichen."],
  ["fr", "Je voudrais donner envie de venir essayer une séance, sans faire trop bien-être ni promesses"],
  ["fr", "On aimerait que les gens sachent pour nos paniers du samedi."],
  ["fr", "Nous souhaitons faire connaître notre atelier vélo"],
  ["es", "Queremos que la gente sepa de nuestras catas"],
  ["es", "Nos gustaría dar a conocer el taller de cerámica"],
  ["it", "Vorremmo far conoscere il nostro corso di ceramica"],
  ["it", "Vorrei che la gente venisse a provare. Vorrei che le persone sappiano del corso."],
  ["pt", "Queremos que as pessoas saibam da nossa oficina"],
  ["pt", "Gostava de dar a conhecer as minhas aulas de ioga"],
  ["pt", "Gostávamos que as pessoas soubessem do nosso curso"],
  ["es", "Nos gustaría que la gente supiera de nuestras catas"],
  ["nl", "We zoeken ouders die samen met hun kind willen zwemmen"],
  ["nl", "Wij willen graag dat mensen weten van onze cadeaubonnen"],
])("A message that is only a wish about the ad states nothing (%s): %s", (language, message) => {
  expect(shown(language, message)).toEqual([]);
});

test.each([
  [
    "en",
    "We'd like people to know about our book subscription, it makes a really nice present",
    "it makes a really nice present",
  ],
  ["en", "We want people to know that we repair watches on Sundays.", "we repair watches on Sundays"],
  ["en", "I'd love people to know that I alter dresses.", "I alter dresses"],
  ["fr", "On aimerait que les gens sachent que nous livrons le dimanche.", "nous livrons le dimanche"],
  ["es", "Queremos que la gente sepa que abrimos los domingos.", "abrimos los domingos"],
  ["it", "Vorremmo che la gente sappia che apriamo la domenica.", "apriamo la domenica"],
  ["pt", "Queremos que as pessoas saibam que abrimos ao domingo.", "abrimos ao domingo"],
  ["de", "Wir möchten mehr Leute erreichen, unser Brot ist 24 Stunden gereift.", "unser Brot ist"],
])("What a wish says about the product is stated without it (%s): %s", (language, message, fact) => {
  const facts = shown(language, message);
  expect(facts.join(" ")).toContain(fact);
  expect(facts.join(" ").length).toBeLessThan(message.length - 10);
});

test.each([
  ["en", "We want you to sleep well."],
  ["en", "We want everyone to eat good bread, whatever they earn."],
  ["en", "We're looking for families who can foster a greyhound."],
  ["de", "Wir möchten, dass Sie gut schlafen."],
  ["fr", "Nous voulons que vos enfants s'amusent."],
  ["es", "Queremos que duermas bien."],
  ["it", "Vogliamo che tu dorma bene."],
  ["pt", "Queremos que durma bem."],
  ["nl", "We willen dat u goed slaapt."],
  ["nl", "We zoeken gezinnen die een hond willen opvangen."],
])("A promise or a search for helpers stays a fact (%s): %s", (language, message) => {
  expect(shown(language, message)).not.toEqual([]);
});

test("The ads take the next step from the wish and print none of it", () => {
  const ads = writeTextAds(
    {
      companyName: "Claire Delmas Sophrologie",
      productName: "",
      keyMessage: "Je voudrais donner envie de venir essayer une séance, sans promesses",
      targetAudience: "",
      additionalDetails: "60 € l'heure, 1re séance 40 €. Cabinet à Annecy ou en visio.",
      language: "fr",
    },
    "1",
  ).map(({ text }) => text);
  expect(ads.join(" ")).not.toMatch(/voudrais|envie|promesses|don\./u);
  expect(ads.join(" ")).toMatch(/Réservez|rendez-vous/u);
});
