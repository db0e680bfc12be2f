import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { materialFor } from "./goal-calls.fixture.ts";
import { materialOf } from "./write-ads.ts";

const callsFor = (...typed: Parameters<typeof materialFor>) => materialFor(...typed).calls;

test.each([
  ["en", "Damp survey", "phone calls to book a survey", "Call to book your survey."],
  ["en", "Sash windows", "Calls to arrange a site visit", "Call Alma to book your site visit."],
  ["en", "Piano tuning", "appointments by phone", "Call Alma for an appointment."],
  ["en", "Boiler service", "phone calls for quotes", "Call for a quote."],
  ["en", "Boiler service", "we have too few phone calls for quotes", "Call for a quote."],
  ["it", "Pulizie", "abbiamo bisogno di telefonate per preventivi", "Chiama per un preventivo."],
  ["de", "Paartherapie", "Anrufe für Erstgespräche", "Anrufen und Erstgespräch vereinbaren."],
  ["de", "Fußpflege", "Kunden rufen an: Anrufe für Termine", "Anrufen und Termin vereinbaren."],
  ["fr", "Opticienne", "appels téléphoniques pour prendre rendez-vous", "Appelez pour prendre rendez-vous."],
  ["fr", "Bilan auditif", "qu'ils appellent pour un bilan gratuit", "Appelez Alma pour votre bilan gratuit."],
  ["es", "Almazara", "que llamen para coger turno", "Llama para pedir turno."],
  ["es", "Violín", "que llamen para reservar la primera clase", "Llama para reservar tu primera clase."],
  ["it", "Logopedia", "Ricevere telefonate per un primo colloquio", "Chiama per fissare il primo colloquio."],
  ["it", "Pulizie", "che chiamino per un preventivo", "Chiama Alma per un preventivo."],
  [
    "es",
    "Detective",
    "que pidan la primera consulta por teléfono",
    "Llama para reservar tu primera consulta.",
  ],
  ["fr", "Violon", "appels pour la première séance", "Appelez pour réserver votre première séance."],
  ["it", "Materassi", "telefonate per fissare il ritiro", "Chiama per fissare il ritiro."],
  ["pt", "Osteopatia", "telefonemas para marcar consulta", "Ligue e marque a sua consulta."],
  ["pt", "Tapetes", "pedidos de orçamento por telefone", "Ligue para Alma e peça um orçamento."],
  ["pt", "Fisioterapia", "que liguem para fazer marcações", "Ligue e marque a sua marcação."],
  ["pt", "Osteopatia", "telefonemas para marcar consultas", "Ligue e marque a sua consulta."],
  ["es", "Podología", "llamadas para pedir citas", "Llama para pedir cita."],
  ["pt-BR", "Osteopatia", "ligações para marcar consulta", "Ligue e agende a sua consulta."],
  ["nl", "Pedicure", "telefoontjes voor een eerste afspraak", "Bel voor je eerste afspraak."],
  ["nl", "Schilderwerk", "dat mensen bellen voor een offerte", "Bel Alma voor een offerte."],
])("A call asks to phone for the step of the goals (%s, %s: %s)", (language, product, goal, call) => {
  expect(callsFor(language, product, "Alma since 1994. 240.", goal)).toContain(call);
});

test.each([
  ["de", "Wir kommen zu Ihnen.", "Anrufe für Termine", "Rufen Sie an und vereinbaren Sie Ihren Termin."],
  ["de", "Du siehst den Preis vorab.", "Anrufe für Termine", "Ruf an und vereinbare deinen Termin."],
  ["fr", "Tu vois ton prix.", "appels pour un rdv", "Appelle pour prendre rendez-vous."],
  ["es", "Usted ve su precio.", "llamadas para pedir cita", "Llame para pedir cita."],
  ["pt", "Tu vês o teu preço.", "telefonemas para marcar consulta", "Liga e marca a tua consulta."],
  ["nl", "U ziet uw prijs.", "telefoontjes voor een eerste afspraak", "Bel voor uw eerste afspraak."],
])("A call to phone has the address of the brief (%s: %s)", (language, message, goal, call) => {
  expect(callsFor(language, "Alpha", message, goal)).toContain(call);
});

test("A call to phone has the article of the company", () => {
  const goals = { productName: "Revisão", campaignGoals: "pedidos de orçamento por telefone" };
  const brief = { companyName: "Oficina Norte", keyMessage: "Desde 1994.", ...goals };
  expect(materialOf(brief, readFacts(brief, "pt")).calls).toContain(
    "Ligue para a Oficina Norte e peça um orçamento.",
  );
});

test("Who calls for an appointment gets the first step that the brief offers", () => {
  const calls = callsFor("en", "Piano lessons", "First lesson free. £38.", "phone calls for appointments");
  expect(calls).toContain("Call to book your free first lesson.");
});

test.each([
  ["en", "Roofs", "Write to hello@roofs.example.", "phone calls for quotes"],
  ["en", "Massage", "£40.", "fewer phone calls for appointments"],
  ["en", "Phone agents", "From 8 to 6.", "Sign-ups from firms that get calls for appointments"],
  ["de", "Telefonanlagen", "Für Praxen.", "Termine für eine Demo per Telefon"],
  ["de", "Nachhilfe", "Mathe.", "Anrufe und Probestunden"],
  ["fr", "Coiffure", "Coupe 25 €.", "appels et rendez-vous en ligne"],
  ["es", "Taller", "Pre-ITV.", "que llamen o escriban por whatsapp para pedir cita"],
  ["it", "Riparazioni", "In un'ora.", "clienti con telefoni rotti per riparazioni e preventivi"],
  ["en", "Roofs", "Slate roofs.", "we get calls for quotes all day, want website enquiries"],
  ["de", "Fußpflege", "45 €.", "wir bekommen Anrufe für Termine, lieber über die Website"],
  ["fr", "Coiffure", "Coupe 25 €.", "on reçoit des appels pour un rdv toute la journée, plutôt le site"],
  ["es", "Taller", "Pre-ITV.", "recibimos llamadas para pedir cita, preferimos la web"],
  ["it", "Riparazioni", "In un'ora.", "riceviamo telefonate per appuntamenti, preferiamo il sito"],
  ["pt", "Oficina", "Em 1 hora.", "recebemos chamadas para marcar consulta, preferimos o site"],
  ["nl", "Pedicure", "€ 40.", "we krijgen telefoontjes voor een afspraak, liever via de site"],
  ["nl", "Massage", "€ 60.", "minder telefoontjes voor afspraken, meer online"],
])("A goal that wants no calls, or not calls alone, names no step by phone (%s, %s, %s: %s)", (...typed) => {
  const step =
    /call .*(?:for|to)|anrufen und|rufen sie|appelez.*pour|llam.* para|chiam.* per un|ligue.* marque|bel .*voor/iu;
  expect(callsFor(...typed).join(" ")).not.toMatch(step);
});
