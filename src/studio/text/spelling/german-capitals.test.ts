import { expect, test } from "vitest";
import { spellingFor } from "./spelling.ts";

test.each([
  ["schnell mit dem lastenbrett.", "schnell mit dem Lastenbrett."],
  ["direkt im zwinglitreff", "direkt im Zwinglitreff"],
  ["wir messen mit einem zirkel!", "wir messen mit einem Zirkel!"],
  ["im freien, bei jedem wetter", "im Freien, bei jedem Wetter"],
])("The last word of a sentence after an article gets a capital: %s", (typed, right) => {
  expect(spellingFor("de")(typed)).toBe(right);
});

test.each([
  "eine Küche, in der gekocht, gebacken, probiert wird",
  "ein Ort, in dem gelebt.",
  "ein Hof auf dem gelebt und mit dem gefahren.",
  "jemand, mit der man, egal wann, reden kann",
  "ein Ort in das ich.",
  "auf dem alten, in der neuen Werkstatt",
  "bei den kleinen, nicht nur in der großen",
  "in den letzten, in den vergangenen Jahren",
  "in der gleichen",
  "immer in der zweiten.",
  "ein Umbau für die große.",
  "ein Tausch in ein neues.",
  "ein Kurs mit dem hier.",
])("Other words after an article stay as typed: %s", (typed) => {
  expect(spellingFor("de")(typed)).toBe(typed);
});
