import { expect, test } from "vitest";
import { materialFor } from "./goal-calls.fixture.ts";

test.each([
  ["es", "Piñatas", "más pedidos por WhatsApp", "Haz tu pedido por WhatsApp."],
  ["es", "Piñatas", "Pedidos por WhatsApp para diciembre", "Haz tu pedido por WhatsApp para diciembre."],
  ["es", "Mudanzas", "mas whatsapps pidiendo precio", "Pide precio por WhatsApp."],
  ["es", "Renta de brincolines", "que manden WhatsApp para apartar fecha", "Aparta tu fecha por WhatsApp."],
  ["es", "Masajes", "que nos escriban por whatsapp", "Escríbenos por WhatsApp."],
  ["es", "Corte de pelo", "turnos por WhatsApp", "Pide turno por WhatsApp."],
  ["it", "Torte", "ordini su whatsapp per Natale", "Ordina su WhatsApp per Natale."],
  ["it", "Lavaggio", "più messaggi su WhatsApp", "Scrivi ad Alma su WhatsApp."],
  ["fr", "Tresses", "rdv par whatsapp", "Prenez rendez-vous par WhatsApp."],
  ["fr", "Nettoyage", "devis whatsapp", "Demandez votre devis par WhatsApp."],
  ["pt", "Limpeza", "mais mensagens no WhatsApp", "Envie uma mensagem pelo WhatsApp."],
  ["pt", "Limpeza", "Pedidos de orçamento pelo WhatsApp", "Peça o seu orçamento pelo WhatsApp."],
  ["pt-BR", "Conserto", "Chamados pelo WhatsApp", "Chame a gente no WhatsApp."],
  ["pt-BR", "Conserto", "chamar no whats", "Chame no WhatsApp."],
])("A call goes by WhatsApp if the goals want it (%s, %s: %s)", (language, product, goal, call) => {
  const { calls, aimedCalls } = materialFor(language, product, "Desde 1994. 240.", goal);
  expect(aimedCalls).toContain(call);
  expect(calls.every((one) => one.includes("WhatsApp"))).toBe(true);
});

test("A message on WhatsApp is asked for instead of a first visit of the statements", () => {
  const message = "8 em cada 10 consertos são resolvidos na primeira visita. R$ 70.";
  expect(materialFor("pt", "Conserto", message, "Chamados pelo WhatsApp").calls).toContain(
    "Chame no WhatsApp.",
  );
});

test("The first step of the goals goes by WhatsApp, too", () => {
  const { calls } = materialFor("es", "Violín", "35 €.", "clases de prueba gratuitas por WhatsApp");
  expect(calls).toContain("Reserva tu clase de prueba gratuita por WhatsApp.");
});

test.each([
  ["pt", "mais gente no grupo do WhatsApp"],
  ["pt", "menos mensagens no whatsapp e mais marcações online"],
  ["pt", "já recebemos muitos pedidos pelo whatsapp, queremos visitas à loja"],
  ["es", "llamadas o whatsapp"],
  ["es", "que dejen de mandar whatsapps, mejor la web"],
  ["es", "suscriptores del canal de whatsapp"],
  ["es", "contestar antes los whatsapps"],
  ["es", "no queremos whatsapps a deshora"],
  ["it", "riempire la lista whatsapp"],
  ["it", "telefonate, non whatsapp"],
  ["fr", "plus de membres du groupe WhatsApp"],
  ["fr", "moins de messages WhatsApp"],
  ["fr", "on a trop de messages WhatsApp"],
])("A goal about another use of WhatsApp changes no call (%s: %s)", (language, goal) => {
  const { calls } = materialFor(language, "Torta", "Alma, 24 €.", goal);
  expect(calls.join(" ")).not.toContain("WhatsApp");
});
