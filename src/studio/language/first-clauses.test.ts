import { expect, test } from "vitest";
import { firstClauses } from "./first-clauses.ts";

test("A start does not end within what follows the colon of a statement", () => {
  const statement = "Cuatro semanas y un máximo de ocho alumnos por clase";
  const text = `${statement}: al terminar, la mayoría ha subido un nivel.`;
  expect(firstClauses(text, () => true)).toBe(statement);
});

test("A start with a label may end within its list", () => {
  expect(firstClauses("Open: Monday to Friday, Saturday until 2.", () => true)).toBe(
    "Open: Monday to Friday",
  );
});

test("The words before a colon are counted without the question before them", () => {
  const text = "Il tuo gatto odia il trasportino? Veniamo noi: visita a casa tua, anche a Bergamo.";
  expect(firstClauses(text, () => true)).toBe(
    "Il tuo gatto odia il trasportino? Veniamo noi: visita a casa tua",
  );
});
