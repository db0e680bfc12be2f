import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { callsFor } from "./call-to-action.ts";
import { goalOf, isThing } from "./goals.ts";
import { grammarFor } from "./grammars.ts";

const factsOf = (language: string, companyName: string, productName: string, keyMessage: string) =>
  readFacts({ companyName, productName, keyMessage }, language);

test.each([
  [
    "en",
    "Dave Pickering",
    "Blocked gutters and fascias",
    "I come out the same week, £65 for a normal terrace, before and after pictures sent to your phone.",
    "book",
  ],
  [
    "en",
    "Northside Men's Shed",
    "Open morning",
    "Every Thursday 9.30 to 12. Tea is free. No woodwork experience needed.",
    "visit",
  ],
  [
    "en",
    "Marley Events",
    "Bouncy castle and soft play",
    "Delivered, set up and taken away, from £80 a day. PAT tested and insured.",
    "book",
  ],
  [
    "en",
    "St Anne's Food Pantry",
    "Christmas parcels",
    "£15 feeds a family of four. 312 families last December.",
    "donate",
  ],
  [
    "en",
    "City of Ashby",
    "Free electric blanket testing",
    "Fire service checks your blanket free on 3 November, 10 to 3, Town Hall car park.",
    "visit",
  ],
  [
    "en",
    "Loop Laundry",
    "Pick up, wash and fold",
    "$1.90 a pound, back in 24 hours. We text before we arrive.",
    "book",
  ],
  [
    "en",
    "Quillbook",
    "Invoices for freelancers",
    "Send an invoice in 30 seconds. Free for 3 clients.",
    "signup",
  ],
  [
    "de",
    "Polsterei Wenzel",
    "Sofa neu beziehen",
    "Über 300 Stoffe. Wir holen ab und bringen zurück. Kostenvoranschlag gratis.",
    "quote",
  ],
  [
    "de",
    "Kreativscheune Uhlig",
    "Töpfern am Wochenende",
    "Samstag 14 bis 17 Uhr, 65 Euro mit Ton und Brand. Keine Vorkenntnisse.",
    "book",
  ],
  [
    "de",
    "Bauer Mietpark",
    "Minibagger 1,8 t",
    "Ab 119 Euro am Tag. Anhänger inklusive. Einweisung vor Ort.",
    "book",
  ],
  [
    "de",
    "Seifenküche Marlene",
    "Haarseife ohne Palmöl",
    "Stück 8,50 Euro. Handgerührt in Freiburg. Versand 3,90 Euro.",
    "buy",
  ],
  [
    "de",
    "Glasbruch Notdienst Reimann",
    "Scheibe kaputt",
    "24 Stunden erreichbar. Notverglasung in 60 Minuten.",
    "call",
  ],
  [
    "de",
    "VHS Grünwald",
    "Smartphone für Senioren",
    "4 Vormittage, 48 Euro, kleine Gruppe mit 6 Leuten.",
    "signup",
  ],
  [
    "de",
    "Bürgerbus Elztal",
    "Fahrer gesucht",
    "Ehrenamtlich, ein halber Tag im Monat. Führerschein Klasse B reicht.",
    "apply",
  ],
  [
    "en",
    "Anna the Gardener",
    "veg seedlings",
    "Hardened off outside, £1.80 each. Saturdays from 9.",
    "visit",
  ],
  [
    "en",
    "Still Waters",
    "Tuesday evening group",
    "You can just come and sit with people who know. No sign-up.",
    "visit",
  ],
  [
    "es",
    "Luthería Baeza",
    "Alquiler de violines para niños",
    "Cambias de talla y no pagas más. Desde 16 € al mes.",
    "book",
  ],
  ["nl", "Speelgoedbieb Rataplan", "lidmaatschap", "Elke drie weken ander speelgoed.", "signup"],
  ["es", "Óptica Río Claro", "revisión visual infantil", "Dura 25 minutos. Pide hora por WhatsApp.", "book"],
  [
    "fr",
    "Isabelle Maurin",
    "Hypnose pour arrêter de fumer",
    "Une seule séance d'1h30, 90 euros. Cabinet à Annecy.",
    "book",
  ],
  [
    "fr",
    "Comité des fêtes de Brassac",
    "Vide-grenier",
    "Dimanche 8 juin de 7h à 18h. Emplacement 3 € le mètre.",
    "visit",
  ],
  [
    "fr",
    "Ludo Bricole",
    "Petits travaux à la maison",
    "Montage de meubles, fixation de télé, 35 € de l'heure. Crédit d'impôt 50 %.",
    "book",
  ],
  [
    "fr",
    "Secours Alimentaire 42",
    "Colis de rentrée",
    "20 € offrent un colis à une famille. Reçu fiscal.",
    "donate",
  ],
  ["fr", "Vélo Cargo 33", "Vélos cargo à la journée", "35 € la journée, casques enfants fournis.", "book"],
  [
    "es",
    "Tapizados Herrera",
    "Tapizado de sofás",
    "Recogemos y entregamos en casa. Presupuesto gratis por WhatsApp.",
    "quote",
  ],
  [
    "es",
    "GestPeluquería",
    "Agenda para peluquerías",
    "Recordatorios por WhatsApp. 19 € al mes, 30 días gratis.",
    "try",
  ],
  ["es", "Limpiaduna", "Fin de obra", "Dejamos el piso listo para entrar. Desde 4 € el metro.", "quote"],
  [
    "es",
    "Biblioteca de Getxo",
    "Cuentacuentos",
    "Los viernes a las 18 h, de 3 a 7 años, entrada libre.",
    "visit",
  ],
  [
    "es",
    "Toner24",
    "Cartuchos compatibles",
    "Hasta un 60 % menos que el original. Entrega en 24 h.",
    "order",
  ],
  ["it", "Sartoria Lucia", "Orli e cerniere", "Pronti in due giorni. Orlo pantaloni 8 euro.", "book"],
  [
    "it",
    "Maneggio Le Querce",
    "Passeggiate a cavallo",
    "Un'ora nel bosco, 30 euro, anche per principianti.",
    "book",
  ],
  [
    "it",
    "NoleggioSposi",
    "Auto d'epoca per matrimoni",
    "Fiat 500 del 1968 con autista, 350 euro mezza giornata.",
    "book",
  ],
  ["it", "Ginger & Co", "Kombucha fatta a mano", "4 bottiglie 18 euro. Senza zuccheri aggiunti.", "order"],
  ["pt", "Chaves 24", "Porta fechada", "Chegamos em 30 minutos em Lisboa. 45 euros de dia.", "call"],
  [
    "pt",
    "Surf da Maré",
    "Surf para crianças",
    "Aulas ao sábado, 25 euros, prancha e fato incluídos.",
    "signup",
  ],
  [
    "pt",
    "ObraFácil",
    "Orçamentos para empreiteiros",
    "Faça um orçamento em 5 minutos. 12 euros por mês.",
    "signup",
  ],
  ["pt", "Festas Balão", "Insufláveis para festas", "Desde 70 euros por dia, montagem incluída.", "book"],
  [
    "nl",
    "Slotenwacht Visser",
    "Buitengesloten",
    "Binnen 25 minuten in Utrecht. 89 euro, geen schade.",
    "call",
  ],
  ["nl", "Partyloods", "Springkussen", "Vanaf 75 euro per dag, bezorgd en opgezet.", "book"],
  [
    "nl",
    "RoosterRust",
    "Roosters voor horeca",
    "Rooster klaar in een kwartier. 2 euro per medewerker per maand.",
    "signup",
  ],
  [
    "nl",
    "Vrijwilligers Zonnebloem",
    "Chauffeur voor een middag",
    "Eén middag per maand rijden met gasten. Kilometers vergoed.",
    "apply",
  ],
])("%s: %s, %s", (language, company, product, message, goal) => {
  expect(goalOf(factsOf(language, company, product, message))).toBe(goal);
});

test("A company whose name is a common noun gets the article of its language", () => {
  const service = (language: string, company: string, product: string) =>
    callsFor({ ...factsOf(language, company, product, ""), goal: "ask" }, grammarFor(language), null);
  expect(service("it", "Sartoria Lucia", "Riparazioni")).toContain("Scrivi alla Sartoria Lucia.");
  expect(service("fr", "Le Coup de Fil", "Retouches")).toContain("Parlez-en au Coup de Fil.");
  expect(service("es", "Taller Ruiz", "Reparaciones")).toContain("Escribe al Taller Ruiz.");
  expect(service("pt", "Oficina Pinto", "Reparações")).toContain("Fale com a Oficina Pinto.");
});

test("A name that would have to be declined follows no preposition", () => {
  const facts = factsOf("de", "Freiwillige Feuerwehr Altenhain", "Tag der offenen Tür", "Eintritt frei.");
  expect(callsFor(facts, grammarFor("de"), null)).not.toContain(
    "Bei Freiwillige Feuerwehr Altenhain vorbeikommen.",
  );
});

test("What is paid by the month is tried if the first period is free", () => {
  const facts = factsOf(
    "it",
    "ContoChiaro",
    "Fatturazione per artigiani",
    "8 euro al mese, primo mese gratis.",
  );
  expect(goalOf(facts)).toBe("try");
});

test("No call says twice for whom something is", () => {
  const facts = factsOf("de", "Steuerring", "Steuererklärung für Rentner", "Ab 59 Euro.");
  const calls = callsFor({ ...facts, goal: "quote" }, grammarFor("de"), null);
  expect(calls.filter((call) => / für .* für /u.test(call))).toEqual([]);
  expect(calls).toContain("Angebot anfordern.");
});

test.each([
  ["en", "Nib", "Sewing patterns", "12 sizes, £9 each.", true],
  ["en", "Harbor Granola", "Maple pecan granola", "£6.50 a bag. Ships on Tuesdays.", true],
  ["en", "Core Yard", "Pilates studio", "Small classes of ten. First class free.", false],
  ["de", "Blitzblank", "Fensterreinigung", "Ab 49 Euro pro Wohnung.", false],
] as const)("Directions show things themselves (%s): %s", (language, company, product, message, expected) => {
  expect(isThing(factsOf(language, company, product, message))).toBe(expected);
});

test.each([
  ["fr", "Marbrerie Delcourt", "Entretien de tombe", "120 € par an, une photo à la Toussaint.", "book"],
  ["es", "Refugio Huellas", "Acogida de perros mayores", "14 perros esperan en Cartagena.", "apply"],
])(
  "Work that is paid by the year is booked, and foster homes apply (%s: %s)",
  (language, company, product, message, goal) => {
    expect(goalOf(factsOf(language, company, product, message))).toBe(goal);
  },
);
