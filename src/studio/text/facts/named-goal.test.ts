import { expect, test } from "vitest";
import { readFacts } from "./read-facts.ts";

test.each([
  ["fr", "Faire venir aux permanences du mardi, sans rendez-vous", "visit"],
  ["fr", "Faire passer les gens à l'atelier avant l'automne", "visit"],
  ["es", "conseguir 300 visitas en mayo", "visit"],
  ["en", "We get no bookings in January and want to change that", "book"],
  ["pt", "Preencher 2 vagas de pasteleiro", "apply"],
  ["pt", "Fechar contratos anuais com duas visitas", "quote"],
  ["pt", "Preencher as 2 turmas novas de março (10 vagas no total)", "signup"],
  ["pt", "mais gente ligando pra trazer a máquina", "call"],
  ["es", "vender en la tienda online", "buy"],
  ["es", "más gente en la tienda", "visit"],
  ["de", "Terminbuchung online", "book"],
  ["en", "more bookings, no appointment needed for small jobs", "book"],
  ["en", "no phone calls please", null],
  ["de", "Fotos schicken, tagsüber keine Anrufe", null],
  ["de", "die Leute sollen schreiben, nicht anrufen", null],
  ["de", "Anrufe nachts, nicht tagsüber", "call"],
  ["fr", "qu'ils écrivent, pas d'appels en journée", null],
  ["fr", "plus d'appels le matin", "call"],
  ["es", "que escriban, nada de llamadas", null],
  ["it", "scrivetemi, no chiamate", null],
  ["pt", "mandar mensagem, nada de chamadas", null],
  ["nl", "app me, niet bellen", null],
  ["nl", "minder telefoontjes", null],
  ["pt", "encher as 12 vagas do dia 14", null],
  ["nl", "meer proefafspraken", null],
])("The goals name the next step (%s, %s)", (language, campaignGoals, goal) => {
  const brief = { companyName: "Halden", productName: "Reparatur", keyMessage: "24 h.", campaignGoals };
  expect(readFacts(brief, language).goal).toBe(goal);
});
