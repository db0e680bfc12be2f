import { expect, test } from "vitest";
import { withoutConnectives } from "./connectives.ts";

test.each([
  ["en", "Suits cost a lot. That's why we rent them.", "Suits cost a lot. We rent them."],
  ["en", "So we bring the bench to you.", "We bring the bench to you."],
  ["de", "Kostüme sind teuer. Deshalb vermieten wir sie.", "Kostüme sind teuer. Wir vermieten sie."],
  ["fr", "C'est pourquoi nous louons des costumes.", "Nous louons des costumes."],
  ["es", "Por eso alquilamos trajes completos.", "Alquilamos trajes completos."],
  ["it", "Per questo noleggiamo abiti completi.", "Noleggiamo abiti completi."],
  ["pt", "Por isso alugamos fatos completos.", "Alugamos fatos completos."],
  ["es", "Además, se puede cambiar.", "Se puede cambiar."],
  ["de", "Außerdem liefern wir am Samstag.", "Wir liefern am Samstag."],
  ["nl", "Daarom verhuren wij kostuums.", "Wij verhuren kostuums."],
])("A sentence loses the words that point to the one before it (%s): %s", (language, typed, text) => {
  expect(withoutConnectives(typed, language)).toBe(text);
});

test.each([
  ["en", "So much for slow post."],
  ["en", "Soup we make ourselves."],
  ["de", "Darum geht es: Ruhe."],
  ["es", "Por eso."],
  ["fr", "Dites pourquoi nous louons."],
])("Other sentences stay as typed (%s): %s", (language, typed) => {
  expect(withoutConnectives(typed, language)).toBe(typed);
});
