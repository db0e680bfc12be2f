import { expect, test } from "vitest";
import { asksForStep, asksToCome, endsWithClearStep, isStepOfDetails } from "./next-step.ts";
import { readFacts } from "./read-facts.ts";

const factOf = (language: string, additionalDetails: string) =>
  readFacts(
    { companyName: "Northside", productName: "Repairs", keyMessage: "", additionalDetails },
    language,
  ).all.find(({ span }) => span.field === "additionalDetails");

test.each([
  ["en", "Email a photo to hello@northside.example"],
  ["en", "To book text SWIM to 07700 900412"],
  ["de", "einfach vorbeikommen"],
  ["fr", "Écrire à bonjour@northside.example"],
  ["it", "Scrivi su WhatsApp al 333 555 0144 con via e piano"],
  ["pt", "é só aparecer até às 13h"],
  ["nl", "kom gewoon langs"],
  ["en", "snap a pic and text it"],
  ["en", "Request a survey through the form on our site"],
  ["fr", "Prendre rendez-vous par téléphone"],
  ["es", "mandame wasap con foto"],
  ["it", "prenotare entro il giorno prima su whatsapp"],
  ["pt", "Inscrição no site"],
  ["nl", "Aanmelden via de site"],
  ["nl", "gewoon binnenlopen"],
  ["en", "Bring it to our bench in the Royal Arcade"],
  ["de", "Bringen Sie Ihre Schuhe in den Laden am Markt"],
  ["de", "Bringen Sie Ihren Hund mit"],
  ["de", "Kommen Sie samstags in die Werkstatt in Sonthofen"],
  ["fr", "Déposez-les au comptoir"],
  ["fr", "Passez à la boutique"],
  ["it", "Portale in bottega"],
  ["pt", "Traga-os à loja"],
  ["nl", "Breng ze naar de winkel"],
])("A next step in the details is for readers (%s): %s", (language, details) => {
  expect(factOf(language, details)?.printable).toBe(true);
  expect(isStepOfDetails(details, language)).toBe(true);
});

test.each(["Call to action: come by", "Next step: fill in the form on our site"])(
  "A next step after a label is for readers: %s",
  (details) => {
    expect(factOf("en", details)?.printable).toBe(true);
  },
);

test.each([
  ["en", "(Note: show real food, no stock handshakes!)"],
  ["de", "Hinweis an den Texter: locker, gerne du"],
  ["fr", "Note pour le graphiste : photo en grand"],
  ["en", "Text should be short"],
  ["en", "No health claims please, we had a letter about it"],
  ["en", "Write about our website"],
  ["de", "Schreiben Sie über unsere Webseite"],
  ["en", "Come up with something fun"],
  ["en", "Send us two options"],
  ["en", "Bring it to life"],
  ["en", "Bring it to the point"],
  ["en", "Turn up the humour"],
  ["en", "Register should be informal"],
  ["de", "Kommen Sie zur Sache"],
  ["de", "Kommen Sie locker rüber"],
  ["de", "Bringen Sie Humor rein"],
  ["de", "Bringen Sie Ihre Ideen ein"],
  ["fr", "Passez au tutoiement"],
  ["it", "Vieni al punto"],
  ["en", "Tell us if you need more photos"],
  ["en", "Send a draft to boss@northside.example first"],
  ["de", "Schreib locker"],
  ["de", "Einfach halten"],
  ["de", "Komm auf den Punkt"],
  ["fr", "Donnez envie"],
  ["fr", "Écrivez court"],
  ["es", "Haz que suene cercano"],
  ["it", "Scrivi per le famiglie"],
  ["pt", "Deixe claro que somos locais"],
  ["pt", "Fale com simplicidade"],
  ["nl", "Kom tot de kern"],
  ["nl", "Schrijf kort"],
])("An order to the writer is not printed (%s): %s", (language, details) => {
  expect(factOf(language, details)?.printable).not.toBe(true);
  expect(isStepOfDetails(details, language)).toBe(false);
});

test.each([
  ["en", "Come in with a joke"],
  ["en", "Drop in a pun"],
  ["fr", "Passez à l'essentiel"],
])("An order about tone is no next step (%s): %s", (language, details) => {
  expect(isStepOfDetails(details, language)).toBe(false);
});

test.each([
  ["en", "Stop by on Saturday"],
  ["en", "Come to the open day"],
  ["en", "Drop your keys off before nine"],
  ["de", "Kommt einfach vorbei"],
  ["de", "Bringen Sie Ihre Schuhe vorbei"],
  ["fr", "Apportez vos couteaux au marché"],
  ["fr", "Passez à notre boutique : dégustation gratuite le samedi"],
  ["en", "Visit our farm shop"],
  ["de", "Besuchen Sie unseren Laden"],
  ["fr", "Visitez notre atelier"],
  ["es", "Visita nuestra tienda"],
  ["it", "Visitate il nostro laboratorio"],
  ["pt", "Visite a nossa loja"],
  ["nl", "Bezoek onze showroom"],
  ["es", "Ven a vernos"],
  ["it", "Passa a trovarci"],
  ["pt", "Venha ao ateliê"],
  ["nl", "Kom zaterdag langs"],
])("A step that brings readers to the business (%s): %s", (language, step) => {
  expect(asksToCome(step, language)).toBe(true);
});

test.each([
  ["en", "Stop smoking in two sessions"],
  ["en", "Drop two dress sizes"],
  ["en", "Pop art prints"],
  ["en", "Swing dance classes"],
  ["en", "Visit times are short"],
  ["de", "Kommt pünktlich"],
  ["de", "Kommt zu Ihnen nach Hause"],
  ["fr", "Passez commande en ligne"],
  ["es", "Ventanas de aluminio"],
  ["it", "Porta blindata in un giorno"],
  ["pt", "Vem com garantia"],
  ["nl", "Loop geen risico"],
])("A statement without a visit (%s): %s", (language, statement) => {
  expect(asksToCome(statement, language)).toBe(false);
});

test.each([
  ["en", "First call is free - pick a slot on our calendar", true],
  ["en", "One app for the team, call recording included", false],
  ["fr", "Vin bio, commande dès une bouteille", false],
  ["fr", "Premier appel gratuit, à réserver en ligne", true],
  ["it", "Prima lezione gratis, da prenotare online", true],
  ["nl", "Gratis proefles, aanmelden via de website", true],
  ["en", "Upload a photo, pick a frame", false],
  ["en", "A same-day book-binding service", false],
  ["en", "Book ahead", false],
  ["de", "Fertig in fünf Minuten, einfach und schnell", false],
  ["de", "Montiert am selben Tag, den Müll lassen wir abholen", false],
  ["nl", "Gratis proefles, je hoeft niets mee te nemen", false],
] as const)("Whether a sentence ends with a clear step (%s): %s", (language, sentence, ends) => {
  expect(endsWithClearStep(sentence, language)).toBe(ends);
});

test.each([
  ["en", "Full day hire, drop off before 10 pick up after 6"],
  ["de", "Große Inspektion für 79 Euro, morgens bringen, abends abholen"],
  ["nl", "Voor 10 uur brengen, na 17 uur ophalen"],
] as const)("When things are handed over is no next step (%s): %s", (language, sentence) => {
  expect(asksForStep(sentence, language)).toBe(false);
});

test.each([
  "Email list of 6,400 local buyers",
  "We find your mileage, phone and car deductions",
  "Shop's on North Street next to the launderette",
  "Call’s free from any mobile",
])("A noun is no next step: %s", (sentence) => {
  expect(asksForStep(sentence, "en")).toBe(false);
});

test.each(["Send an invoice from your phone before you leave the job.", "Text when we're on the way."])(
  "What the product or the business does is no next step: %s",
  (sentence) => {
    expect(asksForStep(sentence, "en")).toBe(false);
  },
);

test.each([
  ["es", "Manda un recordatorio 4 horas antes."],
  ["es", "Enviamos martes y miércoles en caja isotérmica."],
  ["it", "Invia un promemoria il giorno prima."],
] as const)("What an app or a business sends is no next step (%s): %s", (language, sentence) => {
  expect(asksForStep(sentence, language)).toBe(false);
});

test("A spare part is no request in Portuguese", () => {
  expect(asksForStep("Peça original", "pt")).toBe(false);
  expect(asksForStep("Peça o seu orçamento", "pt")).toBe(true);
});
