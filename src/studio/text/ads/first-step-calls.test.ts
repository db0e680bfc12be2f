import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { materialFor as aimedMaterialFor } from "./goal-calls.fixture.ts";
import { materialOf, writeAds } from "./write-ads.ts";

const materialFor = (language: string, product: string, message: string, callToAction?: string) => {
  const brief = { companyName: "Alma", productName: product, keyMessage: message, callToAction };
  return { brief, facts: readFacts(brief, language) };
};
const callsOf = (...typed: Parameters<typeof materialFor>) => {
  const { brief, facts } = materialFor(...typed);
  return materialOf(brief, facts).calls;
};

test.each([
  ["en", "Rota software", "Staff swap shifts on their phones. 30-day free trial.", "Start your free trial."],
  ["en", "Rota software", "£2 per employee a month. Free for 30 days.", "Try Alma free for 30 days."],
  ["en", "Cello lessons", "First lesson free. £38 an hour.", "Book your free first lesson."],
  ["en", "Stairlift rental", "Fitted within three days of a home visit.", "Book your home visit."],
  ["de", "Steuererklärung", "Erstgespräch 30 Minuten kostenlos.", "Kostenloses Erstgespräch vereinbaren."],
  [
    "fr",
    "Cuisines sur mesure",
    "Prise de cotes gratuite. Posées en un jour.",
    "Demandez votre prise de cotes gratuite.",
  ],
  ["es", "Reclamación de deudas", "Primera consulta gratuita.", "Reserva tu primera consulta gratuita."],
  ["it", "Separazioni consensuali", "Primo colloquio gratuito.", "Prenota il tuo primo colloquio gratuito."],
  [
    "pt",
    "Aulas de violino",
    "Aula experimental gratuita. 90 €/mês.",
    "Marque a sua aula experimental gratuita.",
  ],
  ["nl", "Loopbaantraject", "€ 890, het kennismakingsgesprek is gratis.", "Plan je kennismakingsgesprek."],
  ["en", "Doggy day care", "First day free. £24 a day.", "Book your free first day."],
  ["de", "Hundetagesstätte", "Erster Tag kostenlos. 24 € pro Tag.", "Kostenlosen ersten Tag buchen."],
  ["fr", "Crèche pour chiens", "Premier jour gratuit. 24 € le jour.", "Réservez votre premier jour gratuit."],
  ["es", "Guardería canina", "Primer día gratis. 24 € al día.", "Reserva tu primer día gratis."],
  ["it", "Asilo per cani", "Primo giorno gratis. 24 € al giorno.", "Prenota il tuo primo giorno gratis."],
  ["pt", "Creche canina", "Primeiro dia grátis. 24 € por dia.", "Marque o seu primeiro dia grátis."],
  ["nl", "Hondenopvang", "Eerste dag gratis. € 24 per dag.", "Boek je gratis eerste dag."],
  ["fr", "Sophrologie", "60 € l'heure, 1re séance 40 €.", "Réservez votre première séance."],
  ["pt", "Aulas de guitarra", "1a aula grátis. 18 € a hora.", "Marque a sua primeira aula grátis."],
  ["es", "Curso de español", "Prueba de nivel sin coste. 640 €.", "Pide tu prueba de nivel sin coste."],
  ["nl", "Zwemles", "Proefles gratis. € 14,75 per les.", "Boek je gratis proefles."],
  ["en", "Scheduling app", "14-day trial, no card. £29 a month.", "Start your 14-day trial."],
  ["en", "Tree removal", "Free estimates in writing. Insured arborists.", "Get your free estimate."],
  ["de", "Dachsanierung", "Kostenlose Angebote. Eigene Gerüste.", "Kostenloses Angebot anfordern."],
  ["de", "Arbeitssicherheit", "Kostenloser Erstcheck vor Ort.", "Kostenlosen Erstcheck vereinbaren."],
  ["fr", "Réparation de toiture", "Devis gratuit sous 48 h.", "Demandez votre devis gratuit."],
  ["es", "Reforma de baños", "Presupuestos gratuitos. En 10 días.", "Pide tu presupuesto gratuito."],
  ["it", "Rifacimento tetti", "Preventivi gratuiti. Squadra nostra.", "Richiedi il tuo preventivo gratuito."],
  ["pt", "Remodelação de cozinhas", "Orçamento gratuito. Em 10 dias.", "Peça o seu orçamento gratuito."],
  ["nl", "Dakrenovatie", "Gratis offerte. Eigen ploeg.", "Vraag je gratis offerte aan."],
])("A call asks for the first step that the brief names (%s, %s)", (language, product, message, call) => {
  expect(callsOf(language, product, message)).toContain(call);
});

test.each([
  ["fr", "Réparation de toiture", "Devis gratuit sous 48 h.", "Demandez votre devis gratuit à Alma."],
  ["fr", "Cuisines sur mesure", "Prise de cotes gratuite.", "Demandez votre prise de cotes gratuite à Alma."],
  ["es", "Reforma de baños", "Presupuestos gratuitos. En 10 días.", "Pide tu presupuesto gratuito a Alma."],
  [
    "es",
    "Curso de español",
    "Prueba de nivel sin coste. 640 €.",
    "Pide tu prueba de nivel sin coste a Alma.",
  ],
  ["it", "Rifacimento tetti", "Preventivi gratuiti.", "Richiedi il tuo preventivo gratuito ad Alma."],
  ["pt", "Remodelação de cozinhas", "Orçamento gratuito.", "Peça o seu orçamento gratuito a Alma."],
])("A call says whom to ask for the first step (%s, %s)", (language, product, message, call) => {
  expect(callsOf(language, product, message)).toContain(call);
});

test.each([
  ["de", "Einbauschränke nach Maß", "Aufmaß kostenlos im Umkreis von 40 km.", "Aufmaß vereinbaren."],
  [
    "en",
    "Made-to-measure curtains",
    "The home visit is free within 20 miles of Ludlow.",
    "Book your home visit.",
  ],
])(
  "A call does not say that a first step is free on a condition (%s, %s)",
  (language, product, message, call) => {
    const calls = callsOf(language, product, message);
    expect(calls).toContain(call);
    expect(calls.join(" ")).not.toMatch(/free|kostenlos/iu);
  },
);

test.each([
  ["en", "Pest control", "We do not offer home visits. £80."],
  ["en", "Rota software", "Free for 30 days for practices that visit. £2 a month."],
  ["en", "Home visit physiotherapy", "£60 for a home visit."],
  ["en", "Boiler repair", "Emergency plumber, there in 30 minutes. Free survey for new boilers."],
])("A step that is denied, sold or too slow is no first step (%s, %s: %s)", (language, product, message) => {
  expect(callsOf(language, product, message).join(" ")).not.toMatch(/visit(?! physio)|survey|free for/iu);
});

const callsForGoal = (language: string, product: string, campaignGoals: string) => {
  const keyMessage = "Alma since 1994. 240.";
  const brief = { companyName: "Alma", productName: product, keyMessage, campaignGoals };
  return materialOf(brief, readFacts(brief, language)).calls;
};

test.each([
  ["en", "Sash windows", "More survey bookings. The survey is free.", "Book your free survey."],
  ["en", "Sash windows", "Requests for site visits", "Book your site visit."],
  ["de", "Aquarienpflege", "Anfragen für einen Ortstermin", "Ortstermin vereinbaren."],
  ["de", "Zeiterfassung", "Vorführtermine per Video", "Vorführtermin vereinbaren."],
  ["fr", "Trapèze", "Des inscriptions au cours d'essai", "Réservez votre cours d'essai."],
  ["es", "Flamenco", "Que se apunten a clases de prueba", "Reserva tu clase de prueba."],
  [
    "it",
    "Contabilità",
    "Richieste di un primo colloquio gratuito",
    "Prenota il tuo primo colloquio gratuito.",
  ],
  ["pt", "Doula", "Marcar uma primeira conversa, que é gratuita", "Marque a sua primeira conversa gratuita."],
  ["nl", "Koeriersdienst", "Proefweek laten aanvragen, die is gratis", "Vraag een gratis proefweek aan."],
])("A call asks for the first step that the goals name (%s, %s: %s)", (language, product, goal, call) => {
  expect(callsForGoal(language, product, goal)).toContain(call);
});

test.each([
  [
    "en",
    "Fostering",
    "We'd like people to come to the information evening on Thursday 6 March at 7pm, which lasts an hour",
    "Come to the information evening: Thursday 6 March at 7pm.",
  ],
  [
    "de",
    "Chor",
    "Viele sollen zur offenen Probe am 9. September kommen",
    "Zur offenen Probe am 9. September kommen.",
  ],
  ["fr", "Bénévolat", "Venir à la réunion d'information", "Venez à la réunion d'information."],
  [
    "es",
    "Voluntariado",
    "La charla informativa es el 12 de abril",
    "Ven a la charla informativa: 12 de abril.",
  ],
  ["it", "Corso serale", "Serata di prova del 18 settembre", "Vieni alla serata di prova: 18 settembre."],
  [
    "pt",
    "Adoção",
    "Pessoas no dia aberto de domingo, 23 de março",
    "Venha ao dia aberto: domingo, 23 de março.",
  ],
  ["nl", "Pleegzorg", "Mensen naar de infoavond krijgen", "Kom naar de infoavond."],
])("A call invites to the day that the goals name (%s, %s: %s)", (language, product, goal, call) => {
  expect(callsForGoal(language, product, goal)).toContain(call);
});

test.each([
  ["en", "More people at the open evening than the 40 we had on 3 March", "Come to the open evening."],
  ["en", "Open day - send draft to Owen by Friday", "Come to the open day."],
  ["de", "Infoabend mit mindestens 40 Eltern", "Zum Infoabend kommen."],
  ["de", "Infoabend, Anmeldeschluss 1. März", "Zum Infoabend kommen."],
  ["nl", "Open repetitie op 9 september vol krijgen", "Kom naar de open repetitie: 9 september."],
  ["fr", "Portes ouvertes le samedi 14 juin", "Venez aux portes ouvertes : samedi 14 juin."],
  ["pt", "Marcações de primeiras aulas gratuitas", "Marque a sua primeira aula gratuita."],
])("A call has the day of its own event and no rest of the goal (%s): %s", (language, goal, call) => {
  const calls = callsForGoal(language, "Alpha", goal);
  expect(calls).toContain(call);
  expect(calls.join(" ")).not.toMatch(/Owen|40|1\. März|krijgen|gratuitas/u);
});

test.each([
  ["en", "Quotes, they send photos", "Send Alma a photo for your quote."],
  ["de", "Angebotsanfragen mit Foto", "Foto senden und Angebot erhalten."],
  ["fr", "Demandes de devis avec photos", "Envoyez une photo à Alma pour votre devis."],
  ["es", "Que pidan presupuesto con fotos", "Envía una foto a Alma para tu presupuesto."],
  ["it", "Preventivi, mandano due foto", "Invia una foto ad Alma per il preventivo."],
  ["pt", "Pedidos de orçamento com fotografia", "Envie uma foto a Alma e peça o orçamento."],
  ["nl", "Offertes met foto's", "Stuur Alma een foto voor je offerte."],
  ["it", "Ritiri da aprile a giugno", "Prenota il tuo ritiro da Alma."],
  ["de", "Mehr Abholungen im Frühjahr", "Abholung bei Alma vereinbaren."],
])("A call asks for the photo or the pick-up of the goals (%s): %s", (language, goal, call) => {
  expect(callsForGoal(language, "Alpha", goal)).toContain(call);
});

test("Statements about pick-ups and photos name no first step", () => {
  const calls = callsOf("en", "Party photos", "Pick-up by 5. Forty photos within a week.");
  expect(calls.join(" ")).not.toMatch(/pick-up|your quote: photo|a photo/iu);
});

test("An invitation may leave out the day to leave room for the message", () => {
  const calls = callsForGoal("es", "Voluntariado", "La charla informativa es el 12 de abril");
  expect(calls).toContain("Ven a la charla informativa.");
});

test.each([
  ["en", "Boiler service", "Free surveys for new customers only", /free/u],
  ["en", "Yoga", "The trial class isn't free, make that clear", /free/u],
  ["fr", "Yoga", "Le cours d'essai n'est plus gratuit", /gratuit/u],
  ["de", "Yoga", "Probestunden und kostenloser Parkplatz", /[Kk]ostenlos/u],
  ["en", "Music lessons", "Trial lessons for kids free, adults pay £12", /free/u],
  ["it", "Serramenti", "Sopralluoghi gratuiti entro 30 km", /gratuit/u],
  ["es", "Ventanas", "Visita a domicilio gratis en Madrid capital", /gratis/u],
  ["en", "Vet", "Clinic visits rather than home visits", /home visit/u],
  ["fr", "Simulateur", "Rendez-vous pour la première séance, à 20 euros au lieu de 35", /séance/u],
  ["de", "Beratung", "Weniger Erstgespräche, mehr Mandate", /Erstgespräch/u],
  ["es", "Guitarras", "Más visitas al taller entre semana", /tu visita/u],
  ["en", "Bike repair", "More phone calls", /your phone call/u],
  ["de", "Friseur", "Mehr Bewertungen im Netz", /Bewertung/u],
])(
  "A goal with a condition or another meaning names no free step (%s, %s: %s)",
  (language, product, goal, step) => {
    expect(callsForGoal(language, product, goal).join(" ")).not.toMatch(step);
  },
);

test("A trial with a length stands instead of the trial of the goals", () => {
  const keyMessage = "Plan the rota in ten minutes. 30 day trial.";
  const brief = {
    companyName: "Alma",
    productName: "Rota app",
    keyMessage,
    campaignGoals: "Free trial sign-ups",
  };
  expect(materialOf(brief, readFacts(brief, "en")).calls).toContain("Start your 30 day trial.");
});

test("The owner's call stands instead of a first step", () => {
  expect(callsOf("en", "Cello lessons", "First lesson free.", "Call us").join(" ")).not.toContain(
    "first lesson",
  );
});

test("A call beside a free first step does not repeat that it is free", () => {
  const message = "First meeting free. Single will £195, couple £295. Signed and stored within two weeks.";
  const { brief, facts } = materialFor("en", "Wills", message);
  for (const { text } of writeAds(brief, facts, "1")) expect(text).not.toMatch(/free.*free/iu);
});

test("An open day is named with its day", () => {
  const calls = callsOf("it", "Nido d'infanzia", "Open day sabato 9 maggio. Posti da settembre.");
  expect(calls).toContain("Vieni all’open day: sabato 9 maggio.");
});

test.each([
  [
    "en",
    "Monthly bookkeeping",
    "£145 a month fixed.",
    "book a free 30 min call",
    "Book your free 30 min call.",
  ],
  [
    "nl",
    "Traprenovatie in één dag",
    "Eiken treden op maat.",
    "gratis inmeetafspraak laten plannen",
    "Plan je gratis inmeetafspraak.",
  ],
  ["it", "Tessera 10 film", "50 euro, senza scadenza.", "vendere 200 tessere entro Natale", "Acquista ora."],
  [
    "nl",
    "Herstel van oude boeken",
    "Met de hand in Zutphen.",
    "dat mensen met hun boek langskomen",
    "Kom langs.",
  ],
  [
    "nl",
    "Herstel van oude boeken",
    "Met de hand in Zutphen.",
    "dat mensen langskomen op het inloopspreekuur",
    "Kom naar het inloopspreekuur.",
  ],
])("A call asks for what the goals name (%s, %s)", (language, ...typed) => {
  const [product, message, goals, call] = typed;
  expect(aimedMaterialFor(language, product, message, goals).calls).toContain(call);
});

test.each([
  ["pt", "Banho e tosa", "Banho a partir de 70 reais.", "agendar pelo zap", "pelo WhatsApp"],
  ["es", "Baño y corte", "Baño desde 30 euros.", "que reserven por whatsapp", "por WhatsApp"],
  ["it", "Carretto gelato", "Sei gusti, 480 euro.", "farmi scrivere su whatsapp", "via WhatsApp"],
])("WhatsApp of the goals is the channel (%s, %s)", (language, ...typed) => {
  const [product, message, goals, channel] = typed;
  expect(aimedMaterialFor(language, product, message, goals).channel?.text).toBe(channel);
});
