import { expect, test } from "vitest";
import { materialFor } from "./goal-calls.fixture.ts";

const aimedOf = (...typed: Parameters<typeof materialFor>) => materialFor(...typed).aimedCalls;

test.each([
  ["en", "Notary visits", "I come to you.", "more texts and calls", "Text or call Alma."],
  [
    "en",
    "Headstone cleaning",
    "I clean stones.",
    "Enquiries by email or phone",
    "Email or call for a quote.",
  ],
  ["en", "Roof cleaning", "We clean roofs.", "phone calls and bookings", "Call to book."],
  [
    "de",
    "Ankauf von Modelleisenbahnen",
    "Wir kaufen Ihre Sammlung.",
    "Leute sollen anrufen oder ein paar Handyfotos schicken",
    "Rufen Sie an oder schicken Sie Fotos.",
  ],
  [
    "de",
    "Grabpflege",
    "Wir pflegen Ihr Grab.",
    "Anfragen per Telefon oder E-Mail",
    "Rufen Sie an oder schreiben Sie eine E-Mail.",
  ],
  ["de", "Grabpflege", "Wir pflegen dein Grab.", "Anfragen über das Formular", "Frag über das Formular an."],
  ["nl", "Dakreiniging", "Wij reinigen uw dak.", "meer appjes en telefoontjes", "Bel of app Alma."],
  ["nl", "Massage", "Een uur rust.", "bellen of appen voor een afspraak", "Bel of app voor een afspraak."],
  [
    "nl",
    "Onderhoud van graven",
    "Wij verzorgen het graf.",
    "Aanvragen via het formulier of telefonisch",
    "Bel of vul het formulier in.",
  ],
])("A call names the ways of the goals (%s, %s: %s %s)", (language, product, message, goals, call) => {
  expect(aimedOf(language, product, message, goals)).toContain(call);
});

test.each([
  ["en", "Roof cleaning", "We clean roofs.", "fewer texts and calls, more bookings"],
  ["en", "Roof cleaning", "We clean roofs. Call 07700 900123.", "texts or calls"],
  ["en", "Text editing", "We edit books.", "more text and call-back services sold"],
  ["en", "Roof cleaning", "We clean roofs.", "emails and phone numbers for our list"],
  ["de", "Grabpflege", "Wir pflegen Ihr Grab.", "weniger Anrufe und Mails, mehr Termine"],
  ["nl", "Dakreiniging", "Wij reinigen uw dak.", "minder telefoontjes en appjes"],
])("A call names no way that the goals do not want (%s, %s: %s %s)", (language, product, message, goals) => {
  expect(aimedOf(language, product, message, goals)).toEqual([]);
});
