import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { callsFor } from "./call-to-action.ts";
import { grammarFor } from "./grammars.ts";

const callsOf = (language: string, company: string, product: string, message: string) =>
  callsFor(
    readFacts({ companyName: company, productName: product, keyMessage: message }, language),
    grammarFor(language),
    null,
  );

test.each([
  [
    "fr",
    "Atelier Garance",
    "Cours de poterie",
    "45 € la séance.",
    "Inscrivez-vous au cours de poterie à l’Atelier Garance.",
  ],
  [
    "es",
    "Hablemos",
    "Clases de inglés",
    "Máximo ocho personas. Martes y jueves de 18:30 a 20 h. Primera clase gratis. 180 € por diez semanas.",
    "Apúntate a las clases de inglés en Hablemos.",
  ],
  [
    "es",
    "Fontanería Ruiz",
    "Reparación de calderas",
    "Llegamos en 4 horas, urgencias.",
    "Llama a la Fontanería Ruiz para tu reparación de calderas.",
  ],
])("A call in %s names what it is for: %s, %s", (language, company, product, message, call) => {
  expect(callsOf(language, company, product, message)).toContain(call);
});

test("A verb takes no possessive in Spanish", () => {
  expect(callsOf("es", "Pintores Vega", "pintar piso", "Presupuesto en 24 h.").join(" ")).not.toContain(
    "tu pintar",
  );
});
