import { expect, test } from "vitest";
import { materialFor } from "./goal-calls.fixture.ts";

test.each([
  ["es", "Guitarras", "Que traigan la guitarra al taller", "Trae tu guitarra al taller."],
  [
    "es",
    "Guitarras",
    "que traigan la guitarra al taller para la revisión sin cargo",
    "Trae tu guitarra al taller para la revisión sin cargo.",
  ],
  [
    "es",
    "Guitarras",
    "que traiga la guitarra antes de que empiece el curso",
    "Trae tu guitarra antes de que empiece el curso.",
  ],
  ["es", "Máquinas", "que traigan su máquina de coser en enero", "Trae tu máquina de coser en enero."],
  [
    "pt",
    "Pranchas",
    "mais gente trazendo a prancha logo, antes de encharcar",
    "Traga a sua prancha antes de encharcar.",
  ],
  ["pt", "Relógios", "que tragam o relógio à loja", "Traga o seu relógio à loja."],
  ["it", "Bici", "far portare la bici in officina in inverno", "Porta la bici in officina in inverno."],
  ["it", "Orologi", "che portino l'orologio in negozio", "Porta l’orologio in negozio."],
  ["it", "Bici", "che portino la bici prima dell'estate", "Porta la bici prima dell’estate."],
  ["it", "Abiti", "che portino l'abito il martedì, il sabato è pieno", "Porta l’abito di martedì."],
  [
    "fr",
    "Machines",
    "que les gens apportent leur machine à l'atelier",
    "Apportez votre machine à l’atelier.",
  ],
])("A call asks readers to bring what the goals name (%s, %s: %s)", (language, product, goal, call) => {
  expect(materialFor(language, product, "Desde 1994. 240.", goal).aimedCalls).toContain(call);
});

test.each([
  ["es", "que traigan a sus amigos"],
  ["es", "traer gente al local"],
  ["es", "que los clientes traigan la familia los domingos"],
  ["es", "que no traigan el perro"],
  ["pt", "trazer mais gente no box de terça a quinta"],
  ["pt", "trazer o público jovem"],
  ["it", "portare la clientela in negozio"],
  ["it", "portare il nome di Alma in città"],
  ["it", "portare il brand in tutta Italia"],
  ["pt", "trazer o futuro antes do Natal"],
  ["fr", "apporter la preuve de notre sérieux"],
  ["fr", "amener la clientèle du midi"],
])("A goal that brings people or success asks for no thing (%s: %s)", (language, goal) => {
  const { calls } = materialFor(language, "Torta", "Alma, 24 €.", goal);
  expect(calls.join(" ")).not.toMatch(/(?:Trae|Traga|Porta|Apportez) /u);
});

test.each([
  ["es", "Que nos envíen el PDF por la web", "Envíanos el PDF por la web."],
  ["fr", "qu'ils nous envoient leur PDF par mail", "Envoyez-nous votre PDF par mail."],
  ["it", "che ci mandino la planimetria via email", "Inviaci la planimetria via email."],
  ["it", "che ci mandino il file via mail", "Inviaci il file via mail."],
  ["pt", "que enviem o ficheiro pelo site", "Envie o ficheiro pelo site."],
])("A call asks readers to send what the goals name (%s: %s)", (language, goal, call) => {
  expect(materialFor(language, "Alma", "Desde 1994. 240.", goal).calls).toContain(call);
});

test.each([
  ["pt", "30 novos assinantes", "Assine."],
  ["pt", "mais assinaturas mensais", "Peça a sua assinatura mensal."],
  ["it", "50 nuovi abbonati entro settembre", "Abbonati entro settembre."],
  ["fr", "20 nouveaux abonnés avant la rentrée", "Abonnez-vous avant la rentrée."],
  ["es", "nuevos suscriptores en Valencia", "Suscríbete."],
])("A call asks readers to subscribe (%s: %s)", (language, goal, call) => {
  expect(materialFor(language, "Fruta", "20 €.", goal).calls).toContain(call);
});

test.each([
  ["pt", "mais assinantes na newsletter"],
  ["es", "suscriptores del boletín"],
  ["fr", "plus d'abonnés Instagram"],
  ["it", "abbonati al canale YouTube"],
])("Subscribers of letters and pages change no call (%s: %s)", (language, goal) => {
  const { calls } = materialFor(language, "Fruta", "20 €.", goal);
  expect(calls.join(" ")).not.toMatch(/Assine|assinatura|Suscr|Abonne|Abbona/u);
});
