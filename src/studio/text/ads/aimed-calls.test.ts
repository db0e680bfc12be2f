import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { withCalls } from "./closings.ts";
import { draftsOf } from "./compose.ts";
import { materialOf } from "./write-ads.ts";

const materialFor = (language: string, productName: string, keyMessage: string, campaignGoals: string) => {
  const brief = { companyName: "Halden", productName, keyMessage, campaignGoals };
  return materialOf(brief, readFacts(brief, language));
};

test.each([
  ["en", "Goat rental", "30 goats for $900.", "book out May and June", "Book with Halden for May or June."],
  ["en", "Boiler service", "£85 fixed price.", "get more bookings online", "Book online with Halden."],
  ["en", "Boiler service", "£85 fixed price.", "book up before October", "Book before October."],
  ["en", "Septic pumping", "£85.", "calls before the first frost", "Call Halden before the first frost."],
  ["en", "Boat hire", "£85 a day.", "online bookings for May", "Book online for May."],
  [
    "de",
    "Schwimmkurs",
    "Wir bieten Ihnen 12 Stunden für 115 €.",
    "Die 16 Plätze bis Mitte Mai füllen, Anmeldungen",
    "Melden Sie sich bei Halden bis Mitte Mai an.",
  ],
  [
    "de",
    "Lohnmosterei",
    "Sie bekommen Ihren eigenen Saft.",
    "Terminbuchung online",
    "Buchen Sie online bei Halden.",
  ],
  ["fr", "Contrôle technique", "68 € du mardi au jeudi.", "rdv en ligne", "Réservez en ligne chez Halden."],
  [
    "fr",
    "Miel de lavande",
    "Le pot à 9,50 €.",
    "plus de monde à la boutique le samedi",
    "Passez chez Halden le samedi.",
  ],
  ["it", "Gommone", "Max 6 persone.", "si prenota dal sito", "Prenota online da Halden."],
  ["it", "Sidecar", "180 €.", "prenotazioni dal sito e non dai portali", "Prenota online da Halden."],
  [
    "es",
    "Poda",
    "110 €.",
    "presupuestos para la campaña de otoño",
    "Pide presupuesto para la campaña de otoño.",
  ],
  [
    "es",
    "Tapizado",
    "110 €.",
    "citas antes de la temporada de Semana Santa",
    "Pide cita antes de la temporada de Semana Santa.",
  ],
  [
    "fr",
    "Vaisselle",
    "2 €.",
    "demandes de devis pour la saison prochaine",
    "Demandez un devis pour la saison prochaine.",
  ],
  [
    "fr",
    "Nettoyage de gouttières",
    "245 €.",
    "remplir le planning avant les pluies d'automne",
    "Réservez avant les pluies d’automne.",
  ],
  [
    "it",
    "Ombrelli",
    "5 €.",
    "più gente in negozio prima delle piogge di ottobre",
    "Vieni a trovarci prima delle piogge di ottobre.",
  ],
  [
    "pt",
    "Telhados",
    "22 €.",
    "mais pedidos de orçamento antes das chuvas de outubro",
    "Peça um orçamento antes das chuvas de outubro.",
  ],
  ["pt", "Panelas", "22 €.", "movimento na loja de terça a quinta", "Faça-nos uma visita de terça a quinta."],
  [
    "es",
    "Fisioterapia",
    "Primera consulta de 60 minutos: 55 €.",
    "Reservas de primera consulta por la web",
    "Reserva online tu primera consulta.",
  ],
  ["pt", "Workshop de azulejos", "Custa 42 €.", "Inscrições no site", "Inscreva-se online com Halden."],
  ["nl", "Pluktuin", "Kom langs.", "meer bezoekers op donderdag", "Kom op donderdag langs bij Halden."],
  [
    "nl",
    "Sloep huren",
    "135 euro per dagdeel.",
    "reserveringen mei en juni",
    "Boek bij Halden voor mei of juni.",
  ],
])("A call names the time or way of the goals (%s, %s)", (language, ...typed) => {
  const [product, message, goals, call] = typed;
  expect(materialFor(language, product, message, goals).aimedCalls).toContain(call);
});

test.each([
  ["en", "Boiler service", "£85 fixed price.", "fewer online bookings, more phone calls"],
  ["en", "Boiler service", "£85 fixed price.", "book online classes"],
  ["fr", "Contrôle technique", "68 €.", "moins de réservations en ligne"],
  ["es", "Revisión", "35 €.", "más citas por teléfono"],
])("A goal without a wanted time or way changes no call (%s, %s, %s, %s)", (language, ...typed) => {
  const [product, message, goals] = typed;
  expect(materialFor(language, product, message, goals).aimedCalls).toEqual([]);
});

test.each([
  ["en", "more volunteers for Saturdays", "Volunteer with Halden."],
  ["fr", "Recruter 15 bénévoles avant avril", "Devenez bénévole chez Halden."],
  ["nl", "8 nieuwe vrijwilligers", "Word vrijwilliger bij Halden."],
  ["pt", "encontrar voluntários", "Faça voluntariado com Halden."],
])("Goals that seek volunteers ask for them (%s)", (language, goals, call) => {
  expect(materialFor(language, "Petting farm", "Open 9-12.", goals).calls).toContain(call);
});

test.each([
  ["Sunday lunch", "more diners, our volunteers cook"],
  ["Sunday lunch", "more bookings from volunteer groups"],
  ["Software for volunteers", "more trials"],
])("Volunteers that %s or %s only mention change no call", (product, goals) => {
  const { calls } = materialFor("en", product, "£9.", goals);
  expect(calls.join(" ")).not.toMatch(/(?:Volunteer with|a volunteer)/u);
});

test("A call says no preposition twice", () => {
  const { aimedCalls } = materialFor("es", "Estudio de la pisada", "45 €.", "citas los viernes");
  expect(aimedCalls).toContain("Reserva en Halden para un viernes.");
  expect(aimedCalls.filter((call) => /para .* para /u.test(call))).toEqual([]);
});

test("Volunteers are not asked for a time", () => {
  const { aimedCalls } = materialFor("nl", "Kinderboerderij", "9-12 uur.", "vrijwilligers voor de zomer");
  expect(aimedCalls).toEqual([]);
});

test("Clubs ask readers to come along, courses do not", () => {
  const message = "Thursdays 7-10pm, the first evening is free.";
  expect(materialFor("en", "Chess club nights", message, "8 new members").calls).toContain("Come along.");
  expect(materialFor("en", "Pottery course", message, "8 sign-ups").calls).not.toContain("Come along.");
});

test("An ad with the company's name does not ask readers to book with us", () => {
  const message = "68 € du mardi au jeudi. Résultat en 45 min.";
  const material = materialFor("fr", "Contrôle technique", message, "plus de rdv");
  expect(material.calls).toContain("Réservez chez nous.");
  const named = draftsOf(material, 200).filter(({ text }) => text.includes("Halden"));
  expect(named).not.toEqual([]);
  const ads = named.flatMap((draft) => withCalls(draft, material, 200)).map(({ text }) => text);
  expect(ads.filter((text) => text.includes("chez nous"))).toEqual([]);
});

test.each([
  ["en", "Goat hire", "free site visits booked for May", "Book your free site visit for May."],
  [
    "nl",
    "Rietdekker",
    "aanvragen voor een gratis dakinspectie in mei",
    "Plan je gratis dakinspectie voor mei.",
  ],
])("A call to a free step has its time, too (%s, %s)", (language, product, goals, call) => {
  expect(materialFor(language, product, "30 goats.", goals).firstStep?.free).toContain(call);
});

test("A call to a free step has no time of something else", () => {
  const goals = "free first lesson sign-ups, 2 places left for August";
  const { firstStep } = materialFor("en", "Piano lessons", "30 minutes.", goals);
  expect(firstStep?.free).not.toContain("Book your free first lesson for August.");
  expect(firstStep?.free).toContain("Book your free first lesson.");
});

test("The months alone stand in ads without room for the days in them", () => {
  const material = materialFor("nl", "Sloep huren", "135 euro per dag.", "de zaterdagen in mei vullen");
  expect(material.widerCalls).toContain("Boek voor mei.");
  const [draft] = draftsOf(material, 60);
  if (draft === undefined) throw new Error("No draft.");
  const { length } = draft.text;
  const callsFor = (room: number) => withCalls(draft, material, length + room).map(({ text }) => text);
  expect(callsFor(60).some((text) => text.endsWith("voor een zaterdag in mei."))).toBe(true);
  expect(callsFor(60).some((text) => text.endsWith("Boek voor mei."))).toBe(false);
  expect(callsFor(20).some((text) => text.endsWith("Boek voor mei."))).toBe(true);
});

test("A free first step of the goals is asked for with its time", () => {
  const goals = "presupuestos gratis para la campaña de otoño";
  const { firstStep } = materialFor("es", "Poda de palmeras", "Desde 110 €.", goals);
  expect(firstStep?.free).toContain("Pide tu presupuesto gratis para la campaña de otoño.");
});

test("A first talk is not booked for the time of the places that are left", () => {
  const goals = "agendar a conversa inicial gratuita, ainda tenho 2 vagas para agosto";
  expect(materialFor("pt", "Doula", "Três famílias por mês.", goals).aimedCalls).toEqual([]);
});

test.each([
  ["en", "Tea subscription", "100 subscribers by the end of March"],
  ["es", "Suscripción de té", "100 suscriptores para finales de marzo"],
  ["pt", "Reforma de banheiro", "visitas técnicas para obras em setembro"],
  ["de", "Fassade streichen", "Besichtigungstermine, noch 3 Termine im August"],
])("The owner's targets and later work set no time for the step (%s, %s)", (language, product, goals) => {
  const { aimedCalls } = materialFor(language, product, "240.", goals);
  expect(aimedCalls.join(" ")).not.toMatch(/March|marzo|setembro|August/u);
});

test.each([
  ["en", "orders by Wednesday for Friday collection"],
  ["de", "Bestellungen für die Abholung am Freitag"],
  ["it", "ordini per ritiro venerdì"],
])("Orders to collect are ordered (%s: %s)", (language, goals) => {
  expect(materialFor(language, "Box", "48 €.", goals).firstStep).toBeNull();
});

test.each([
  ["it", "meno prenotazioni dal sito e non dai portali"],
  ["es", "Reservas por teléfono y no por la web"],
  ["fr", "réserver au téléphone et pas en ligne"],
])("Bookings that are not wanted online get no call online (%s: %s)", (language, goals) => {
  expect(materialFor(language, "Sidecar", "180 €.", goals).calls.join(" ")).not.toMatch(/online|en ligne/u);
});
