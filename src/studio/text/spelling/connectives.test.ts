import { expect, test } from "vitest";
import { withoutConnectives } from "./connectives.ts";

test.each([
  ["en", "Suits cost a lot. That's why we rent out suits.", "Suits cost a lot. We rent out suits."],
  ["en", "So we bring the bench to you.", "We bring the bench to you."],
  [
    "de",
    "Kostüme sind teuer. Deshalb vermieten wir sie für Tage.",
    "Kostüme sind teuer. Wir vermieten sie für Tage.",
  ],
  ["fr", "C'est pourquoi nous louons des costumes complets.", "Nous louons des costumes complets."],
  [
    "es",
    "Por eso alquilamos trajes completos desde 180 euros.",
    "Alquilamos trajes completos desde 180 euros.",
  ],
  ["it", "Per questo noleggiamo abiti completi per bambini.", "Noleggiamo abiti completi per bambini."],
  ["pt", "Por isso alugamos fatos completos para crianças.", "Alugamos fatos completos para crianças."],
  ["es", "Además, se puede cambiar cuantas veces haga falta.", "Se puede cambiar cuantas veces haga falta."],
  ["de", "Außerdem liefern wir auch am Samstag.", "Wir liefern auch am Samstag."],
  ["nl", "Daarom verhuren wij kostuums voor kinderen.", "Wij verhuren kostuums voor kinderen."],
])("A sentence loses the words that point to the one before it (%s): %s", (language, typed, text) => {
  expect(withoutConnectives(typed, language)).toBe(text);
});

test.each([
  ["en", "So much for slow post."],
  ["en", "Soup we make ourselves."],
  ["de", "Darum geht es: Ruhe."],
  ["es", "Por eso."],
  ["en", "Main dealers replace the whole unit. So you pay £900 for a £40 part."],
  ["de", "Neue Kostüme sind teuer. Deshalb kaufen wir keine neuen."],
  ["nl", "In januari is er inventaris. Daarom zijn wij dicht."],
  ["fr", "Dites pourquoi nous louons."],
])("Other sentences stay as typed (%s): %s", (language, typed) => {
  expect(withoutConnectives(typed, language)).toBe(typed);
});
