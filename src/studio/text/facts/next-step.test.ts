import { expect, test } from "vitest";
import { readFacts } from "./read-facts.ts";

const factOf = (language: string, additionalDetails: string) =>
  readFacts(
    { companyName: "Northside", productName: "Repairs", keyMessage: "", additionalDetails },
    language,
  ).all.find(({ span }) => span.field === "additionalDetails");

test.each([
  ["en", "Email a photo to hello@northside.example"],
  ["en", "Call to action: come by"],
  ["en", "Next step: fill in the form on our site"],
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
  ["fr", "Déposez-les au comptoir"],
  ["it", "Portale in bottega"],
  ["pt", "Traga-os à loja"],
  ["nl", "Breng ze naar de winkel"],
])("A next step in the details is for readers (%s): %s", (language, details) => {
  expect(factOf(language, details)?.printable).toBe(true);
});

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
  ["de", "Kommen Sie zur Sache"],
  ["de", "Bringen Sie Humor rein"],
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
});
