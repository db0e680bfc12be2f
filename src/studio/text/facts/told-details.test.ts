import { expect, test } from "vitest";
import { isToldToReader } from "./told-details.ts";

test.each([
  ["en", "we pour you a coffee"],
  ["en", "Harness and shoes included"],
  ["en", "I tell you a price that night"],
  ["en", "We accept hospital vouchers"],
  ["en", "We are a father, a daughter and one van"],
  ["en", "You can call us any hour"],
  ["en", "Your quarterly tax numbers are ready a week before they're due"],
  ["en", "Everything is confidential"],
  ["de", "Wir stehen unter Schweigepflicht"],
  ["de", "Parken direkt vor der Tür"],
  ["de", "Leere Gläser nehmen wir zurück"],
  ["de", "Die Rede bekommen Sie danach auch gedruckt"],
  ["de", "Kochanleitung liegt bei"],
  ["fr", "Animé par une psychologue"],
  ["fr", "vous pouvez venir accompagnée"],
  ["fr", "On bâche tout"],
  ["fr", "Rien à réserver, vous passez"],
  ["fr", "Devis écrit avant toute signature"],
  ["es", "Te enseñamos la producción antes y después en tu app"],
  ["es", "Transcribimos audios"],
  ["es", "te lo damos por escrito"],
  ["es", "Siempre la misma persona"],
  ["it", "Giubbotto e sacca stagna inclusi"],
  ["it", "Allarghiamo e stringiamo giacche"],
  ["it", "Cani benvenuti"],
  ["pt", "Tiramos também nódoas de café"],
  ["pt", "Se desistires na primeira noite devolvemos tudo"],
  ["pt", "lavagem por nossa conta"],
  ["nl", "Egels laten we slapen"],
  ["nl", "alles vooraf op papier"],
])("Customers are told in the details (%s): %s", (language, clause) => {
  expect(isToldToReader(clause, language)).toBe(true);
});

test.each([
  ["en", "we like the carrier bag thing"],
  ["en", "we need to fill Tuesdays"],
  ["en", "we sold that side"],
  ["en", "we had a letter about it"],
  ["en", "you can be funny"],
  ["en", "you could mention the dog"],
  ["en", "we never show prices in an ad"],
  ["de", "wir nehmen keine Privatkunden"],
  ["de", "wir hätten gern mehr Paare"],
  ["en", "we leave the price out"],
  ["de", "Sie-Form"],
  ["de", "den Preis lassen wir weg"],
  ["fr", "on parle du ton plus tard"],
  ["fr", "on aimerait des familles"],
  ["es", "queremos más reservas"],
  ["es", "pedimos dni"],
  ["es", "no ponemos precios"],
  ["it", "I tempi dipendono dal tribunale"],
  ["it", "cerchiamo famiglie"],
  ["pt", "fechamos ao sábado"],
  ["nl", "we laten de prijs weg"],
  ["nl", "we hopen op gezinnen"],
])("A remark to the writer is not for customers (%s): %s", (language, clause) => {
  expect(isToldToReader(clause, language)).toBe(false);
});
