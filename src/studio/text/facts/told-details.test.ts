import { expect, test } from "vitest";
import { isToldToReader } from "./told-details.ts";

test.each([
  "we pour you a coffee",
  "Harness and shoes included",
  "Wir stehen unter Schweigepflicht",
  "Parken direkt vor der Tür",
  "Animé par une psychologue",
  "vous pouvez venir accompagnée",
  "Te enseñamos la producción antes y después en tu app",
  "Giubbotto e sacca stagna inclusi",
  "Tiramos também nódoas de café",
  "Egels laten we slapen",
])("Customers are told in the details: %s", (clause) => {
  expect(isToldToReader(clause)).toBe(true);
});

test.each([
  "we like the carrier bag thing",
  "we need to fill Tuesdays",
  "you can be funny",
  "we never show prices in an ad",
  "wir nehmen keine Privatkunden",
  "on parle du ton plus tard",
  "queremos más reservas",
  "no ponemos precios",
  "we laten de prijs weg",
])("A remark to the writer is not for customers: %s", (clause) => {
  expect(isToldToReader(clause)).toBe(false);
});
