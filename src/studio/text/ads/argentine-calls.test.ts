import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { GOALS } from "../facts/facts.ts";
import { inArgentina } from "./argentine-calls.ts";
import { callsFor } from "./call-to-action.ts";
import { ES } from "./es.grammar.ts";
import { materialFor } from "./goal-calls.fixture.ts";

test.each([
  ["La tenés lista en 4 días.", "Que traigan la guitarra al taller", "Traé tu guitarra al taller."],
  ["La tenés lista en 4 días.", "pedidos por WhatsApp", "Hacé tu pedido por WhatsApp."],
  ["Si podés, traela.", "más citas", "Pedí turno."],
  ["Vení sin turno.", "llamadas", "Llamanos."],
])("A brief with vos gets calls with vos (%s, %s)", (message, goal, call) => {
  expect(materialFor("es", "Calibración de guitarras", `${message} 240.`, goal).calls).toContain(call);
});

test.each(["La tienes lista en 4 días.", "La tiene usted lista en 4 días.", "Con voz o con guitarra."])(
  "A brief without vos gets no calls with it (%s)",
  (message) => {
    const { calls } = materialFor("es", "Calibración de guitarras", message, "que pidan cita");
    expect(calls.join(" ")).not.toMatch(/Pedí|Reservá|turno/u);
  },
);

test("The calls of each goal have a form with vos", () => {
  const brief = { companyName: "Alma", productName: "Tortas", keyMessage: "Alma, 24 €." };
  const facts = readFacts(brief, "es");
  const unchanged = GOALS.flatMap((goal) => {
    const calls = callsFor({ ...facts, goal }, ES, null);
    return inArgentina(calls).filter((call, index) => call === calls[index]);
  });
  expect(unchanged.filter((call) => !/^(?:Te |Basta )/u.test(call))).toEqual([]);
});
