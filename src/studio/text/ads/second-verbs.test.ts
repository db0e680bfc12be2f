import { expect, test } from "vitest";
import { startsBeforeSecondVerb } from "./second-verbs.ts";

test.each([
  ["de", "Sie erhalten sechs Gläser Honig", " und dürfen an zwei Samstagen mit an den Stock."],
  ["de", "Bei uns schläft Ihr Hund im Haus statt im Zwinger", " und läuft dreimal am Tag mit dem Rudel."],
  ["de", "Ihr Hund schläft im Haus statt im Zwinger", " und läuft jeden Tag mit dem Rudel."],
  ["en", "Your dog sleeps in the house with us", " and joins the pack for three walks."],
  ["nl", "Bij ons slaapt uw hond gewoon in huis", " en loopt drie keer per dag met de groep."],
  ["fr", "Votre chien dort dans la maison avec nous", " et se promène dans les prés."],
])("A sentence gives its start before a second verb (%s): %s", (language, start, rest) => {
  expect(startsBeforeSecondVerb(start + rest, language)).toEqual([start]);
});

test.each([
  ["fr", "Un acte d'une page coûte 45 €", " et vous le recevez sous trois jours ouvrés."],
  ["es", "En ocho tardes aprendes a levantar un cuenco", " y te llevas cuatro piezas."],
  ["en", "There is something to sow every month from February", " and something to eat from May."],
])("A sentence gives its start before its second part (%s): %s", (language, start, rest) => {
  expect(startsBeforeSecondVerb(start + rest, language)).toEqual([start]);
});

test.each([
  ["en", "Pay is £13 an hour, training is paid and you need no experience."],
  ["en", "A visit costs £45 and you pay £5 for parking."],
  ["en", "The first month is free and you sign up for a full year after that."],
  ["en", "Entry to the garden is free with a library card and with a booking."],
  ["en", "The tour is free and it needs at least six people."],
  ["de", "Ihre Jacke wird von Hand gereinigt und verpackt in einer Hülle."],
  ["de", "Ihre Jacke kommt sauber und gebügelt in einer Hülle."],
  ["de", "Ihr Hund kommt zufrieden und erholt bei Ihnen zu Hause an."],
  ["de", "Wir reinigen Ihre Fenster außen und innen mit klarem Wasser."],
  ["de", "Unsere große Karte kostet an jedem Tag 24 Euro und gilt an vier Stunden."],
  ["fr", "Votre pain lève pendant la visite et se cuit dans notre four."],
  ["en", "Your dog gets walks and treats in the park."],
  ["en", "Your kitchen keeps its doors and handles the way they are, and runs for £3 a day."],
])("A sentence without a second verb is not cut (%s): %s", (language, sentence) => {
  expect(startsBeforeSecondVerb(sentence, language)).toEqual([]);
});
