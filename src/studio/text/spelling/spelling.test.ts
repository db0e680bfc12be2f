import { expect, test } from "vitest";
import { spellingFor } from "./spelling.ts";

test.each([
  [
    "de",
    "tische nach maß aus eiche, lieferung um leipzig",
    "Tische nach Maß aus Eiche, Lieferung um Leipzig",
  ],
  ["de", "wir kommen zu ihnen nach hause", "wir kommen zu Ihnen nach Hause"],
  ["de", "laufende beratung, berechnet und gelungen", "laufende Beratung, berechnet und gelungen"],
  [
    "es",
    "financiacion a medida, portatil incluido los sabados",
    "financiación a medida, portátil incluido los sábados",
  ],
  ["pt", "limpeza com agua pura sem quimicos, manutencao", "limpeza com água pura sem químicos, manutenção"],
  ["fr", "deplacement offert à lyon", "déplacement offert à Lyon"],
  [
    "en",
    "you dont wait, message us on whatsapp in reading",
    "you don’t wait, message us on WhatsApp in reading",
  ],
  ["fr", "sans abonnement: vous commandez, dès 18:30", "sans abonnement\u00A0: vous commandez, dès 18:30"],
  ["en", "price incl. cable, incl post", "price incl. cable, incl. post"],
  ["it", "mail@paris.example e www.roma.example", "mail@paris.example e www.roma.example"],
])("Hurried typing in %s is corrected: %s", (language, typed, right) => {
  expect(spellingFor(language)(typed)).toBe(right);
});

test.each([
  [
    "Wir hören zu und regeln alles Weitere. Beratung auch bei Ihnen zu Hause.",
    "wir regeln alles",
    "wir regeln alles",
  ],
  ["wir hören zu, beratung auch zu hause", "wir kommen nach hause", "wir kommen nach Hause"],
])("Small letters of a German brief are meant if its nouns have capitals: %s", (brief, typed, right) => {
  expect(spellingFor("de", brief)(typed)).toBe(right);
});

test.each(["automatisch", "praktische", "plastisch"])("A German adjective stays small: %s", (word) => {
  expect(spellingFor("de")(`kommt ${word}`)).toBe(`kommt ${word}`);
});
