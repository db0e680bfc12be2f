import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { materialFor } from "./goal-calls.fixture.ts";
import { writeAds } from "./write-ads.ts";

const callsOf = (...typed: Parameters<typeof materialFor>) => materialFor(...typed).calls;

test.each([
  ["fr", "Écopâturage", "demandes de visite gratuite avant avril", "Demandez votre visite gratuite."],
  ["fr", "Isolation", "bilans gratuits avant l'hiver", "Demandez votre bilan gratuit."],
  ["it", "Laser", "far prenotare la consulenza gratis su whatsapp", "Prenota la tua consulenza gratis."],
  ["it", "Pannelli", "valutazioni gratuite", "Richiedi la tua valutazione gratuita."],
  ["es", "Seguros", "estudios gratuitos", "Pide tu estudio gratuito."],
  ["es", "Osteopatía", "reservas de valoración gratuita", "Reserva tu valoración gratuita."],
  ["pt", "Estores", "marcar a avaliação gratuita em casa", "Marque a sua avaliação gratuita."],
  ["nl", "Levensverhaal", "Gratis kennismakingsgesprekken aan huis", "Plan je gratis kennismakingsgesprek."],
  [
    "nl",
    "Hondenuitlaat",
    "Aanmeldingen voor een gratis kennismakingswandeling, er is plek op maandag",
    "Boek je gratis kennismakingswandeling.",
  ],
  ["en", "Rota app", "free trial sign-ups (30 days, no credit card)", "Start your free 30-day trial."],
  ["en", "Windows", "Requests for free home surveys before winter", "Book your free home survey."],
  ["de", "Entrümpelung", "kostenlose Besichtigung anfragen", "Kostenlose Besichtigung vereinbaren."],
  [
    "de",
    "Brunnenbau",
    "anrufe für kostenlosen vor ort termin",
    "Anrufen und kostenlosen Vor-Ort-Termin vereinbaren.",
  ],
  [
    "de",
    "Brief in Leichter Sprache",
    "Anfragen für eine kostenlose Probeübersetzung (eine halbe Seite)",
    "Kostenlose Probeübersetzung anfordern.",
  ],
  ["nl", "Rietdekker", "aanvragen voor een gratis dakinspectie in mei", "Plan je gratis dakinspectie."],
  [
    "de",
    "Hundeschule",
    "Anmeldungen zum kostenlosen Kennenlernspaziergang, wir haben Plätze",
    "Kostenlosen Kennenlernspaziergang vereinbaren.",
  ],
])("A call keeps the goal's word for free (%s, %s: %s)", (language, product, goal, call) => {
  expect(callsOf(language, product, "Alma since 1994. 240.", goal)).toContain(call);
});

test.each([
  ["en", "Windows", "Free home surveys before 1 March"],
  ["en", "Solar panels", "Free roof surveys, then a £200 design fee"],
  ["en", "Interiors", "free consultations with every order"],
  ["de", "Zeiterfassung", "kostenlose Erstberatung, danach 90 Euro"],
  ["es", "Pilates", "clases de prueba gratis, luego 40 € al mes"],
  ["nl", "Keukens", "gratis adviesgesprekken voor beginners"],
  ["de", "Entrümpelung", "kostenlose Besichtigung (nur Neukunden)"],
  ["nl", "Rietdekker", "gratis inspectie in het voorjaar, anders 50 euro"],
])("A call does not say free beside a condition of the goal (%s, %s: %s)", (language, product, goal) => {
  expect(callsOf(language, product, "Alma since 1994. 240.", goal).join(" ")).not.toMatch(
    /free|kostenl|gratis/iu,
  );
});

test.each([
  ["fr", "Élagage", "Visite et devis gratuits.", "Demandez votre visite gratuite."],
  ["it", "Tende", "Sopralluogo e preventivo gratuiti.", "Fissa il tuo sopralluogo gratuito."],
  ["es", "Toldos", "Visita y presupuesto gratuitos.", "Pide tu visita gratuita."],
  ["en", "Tree work", "Home visit and quote free.", "Book your free home visit."],
])("A visit is free if it and its quote are (%s, %s: %s)", (language, product, message, call) => {
  expect(callsOf(language, product, message, "more quotes, devis, presupuesto, preventivo")).toContain(call);
});

test("A visit beside a free quote is not free", () => {
  const calls = callsOf("en", "Tree work", "Home visit and free quote.", "more quotes");
  expect(calls).toContain("Book your home visit.");
  expect(calls.join(" ")).not.toContain("free");
});

test("A word like the word for free says nothing of the price", () => {
  const message = "Reserva de primera visita sin compromiso.";
  const calls = callsOf("es", "Ortodoncia", message, "primeras visitas sin coste");
  expect(calls.some((call) => call.includes("sin coste"))).toBe(true);
});

test("A call does not repeat that the step of the goals is free", () => {
  const keyMessage = "Forfait annuel établi après une visite gratuite. Pas de bruit, pas d'essence.";
  const brief = {
    companyName: "Alma",
    productName: "Écopâturage",
    keyMessage,
    campaignGoals: "Obtenir des demandes de visite gratuite",
  };
  const ads = writeAds(brief, readFacts(brief, "fr"), "1").map(({ text }) => text);
  expect(ads).not.toEqual([]);
  expect(ads.filter((text) => /gratuit.*gratuit/u.test(text))).toEqual([]);
});

test.each([
  [
    "fr",
    "Un premier rendez-vous gratuit de 30 minutes, au téléphone ou à Tours",
    "Réservez votre premier rendez-vous gratuit.",
  ],
  ["es", "primera consulta gratuita por videollamada", "Reserva tu primera consulta gratuita."],
  ["it", "sopralluoghi gratuiti per l'autunno", "Fissa il tuo sopralluogo gratuito."],
  ["pt", "visitas técnicas gratuitas", "Marque a sua visita técnica gratuita."],
])(
  "A call says that the step of the goals is free, however and whenever it is (%s: %s)",
  (language, goal, call) => {
    expect(materialFor(language, "Alma", "Desde 1994. 240.", goal).firstStep?.free).toContain(call);
  },
);

test.each([
  ["fr", "Un premier rendez-vous gratuit pour les étudiants"],
  ["es", "presupuestos gratis para comunidades"],
  ["it", "sopralluogo gratuito per i soci"],
])("A step that is free for some people only is not called free (%s: %s)", (language, goal) => {
  expect(materialFor(language, "Alma", "Desde 1994. 240.", goal).firstStep?.free ?? []).toEqual([]);
});

test.each([
  ["es", "Lavado de alfombras con recogida", "llenar las recogidas de abril", "Pide tu recogida para abril."],
  ["es", "Control de palomas", "Conseguir visitas de estudio previo", "Reserva tu visita de estudio previo."],
  ["pt", "Restauro de azulejos", "Marcação de visitas técnicas", "Marque a sua visita técnica."],
])("The step of the goals is the object of the call (%s, %s: %s)", (language, product, goal, call) => {
  expect(materialFor(language, product, "Desde 1994. 240.", goal).calls).toContain(call);
});
