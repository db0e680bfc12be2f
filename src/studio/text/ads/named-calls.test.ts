import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { callsFor } from "./call-to-action.ts";
import { grammarFor } from "./grammars.ts";
import { rephrase } from "./rephrase.ts";
import { materialOf } from "./write-ads.ts";

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

test.each([
  [
    "it",
    "Puliamo Noi",
    "Pulizia condomini",
    "Preventivo gratuito entro domani.",
    "Chiedi a Puliamo Noi un preventivo per la pulizia condomini.",
  ],
  [
    "it",
    "Autospurghi Neri",
    "Spurgo fosse",
    "Preventivo gratuito entro domani.",
    "Per lo spurgo fosse chiedi un preventivo ad Autospurghi Neri.",
  ],
  [
    "it",
    "Idraulica Conti",
    "Riparazione caldaie",
    "Arriviamo entro 4 ore, chiamaci.",
    "Per la riparazione caldaie chiama Idraulica Conti.",
  ],
  [
    "it",
    "Gelateria Brina",
    "Gelato artigianale",
    "Aperti fino a mezzanotte. Cono da 2,50 euro.",
    "Vieni a provare il gelato artigianale alla Gelateria Brina.",
  ],
  [
    "it",
    "Osteria Rossi",
    "Pranzo della domenica",
    "Tre portate a 28 euro. Prenota.",
    "Per il pranzo della domenica prenota all’Osteria Rossi.",
  ],
  [
    "pt",
    "Casa Limpa",
    "Limpeza de escritórios",
    "Orçamento grátis em 24 horas.",
    "Peça à Casa Limpa um orçamento para a limpeza de escritórios.",
  ],
  [
    "pt",
    "Padaria da Ribeira",
    "Pastéis de nata",
    "Aberto todos os dias a partir das 7h30.",
    "Venha provar os pastéis de nata na Padaria da Ribeira.",
  ],
  [
    "pt",
    "Escola Dó Maior",
    "Aulas de piano",
    "Terças às 18h. Inscrições abertas.",
    "Inscreva-se nas aulas de piano com a Escola Dó Maior.",
  ],
])("A call in %s names %s and its %s in one sentence", (language, company, product, message, call) => {
  expect(callsOf(language, company, product, message)).toContain(call);
});

test.each([
  ["it", "Il Falegname di Via Roma", "dal Falegname di Via Roma", "al Falegname di Via Roma"],
  ["it", "La Perla Nera", "dalla Perla Nera", "alla Perla Nera"],
  ["it", "Lo Gnomo", "dallo Gnomo", "allo Gnomo"],
  ["it", "I Tigli", "dai Tigli", "ai Tigli"],
  ["it", "Gli Amici", "dagli Amici", "agli Amici"],
  ["it", "Le Mani", "dalle Mani", "alle Mani"],
  ["it", "L'Arcolaio", "dall’Arcolaio", "all’Arcolaio"],
  ["it", "La Cantina di Anna", "alla Cantina di Anna", "alla Cantina di Anna"],
  ["it", "Le Creuset", "da Le Creuset", "a Le Creuset"],
  ["it", "Ilaria Conti", "da Ilaria Conti", "a Ilaria Conti"],
  ["pt", "A Cantina", "na Cantina", "à Cantina"],
  ["pt", "Cantina da Graça", "na Cantina da Graça", "à Cantina da Graça"],
  ["pt", "O Carpinteiro", "no Carpinteiro", "ao Carpinteiro"],
  ["pt", "Os Vizinhos", "nos Vizinhos", "aos Vizinhos"],
  ["pt", "As Marias", "nas Marias", "às Marias"],
  ["pt", "Ana Reis", "com Ana Reis", "a Ana Reis"],
  ["fr", "Le Fil Bleu", "chez Le Fil Bleu", "au Fil Bleu"],
  ["fr", "Le Café des Halles", "au Café des Halles", "au Café des Halles"],
  ["fr", "L'Atelier du Brin", "à l’Atelier du Brin", "à l’Atelier du Brin"],
  ["es", "El Rincón", "en El Rincón", "a El Rincón"],
])(
  "A preposition in %s is joined with the article of %s where the language does",
  (language, company, at, to) => {
    const grammar = grammarFor(language);
    expect(grammar.at(company, true)).toBe(at);
    expect(grammar.to?.(company)).toBe(to);
  },
);

test("What comes from a company with an article has one preposition", () => {
  expect(grammarFor("pt").from("O Forno da Vila", false)).toBe("do Forno da Vila");
  expect(grammarFor("pt").withCompany?.("O Forno da Vila")).toBe("com o Forno da Vila");
  expect(grammarFor("it").from("Il Falegname", false)).toBe("dal Falegname");
});

test.each([
  ["it", "Parliamo", "Wellness", "Preventivo gratuito."],
  ["it", "Studio Gori", "Separazione consensuale", "Chiamaci. Tariffa fissa di 900 euro."],
])(
  "No article is guessed, and grave subjects get none, in %s: %s, %s",
  (language, company, product, message) => {
    expect(callsOf(language, company, product, message).join("\n")).not.toMatch(
      /^per |per (?:il|la|lo|l’)/imu,
    );
  },
);

test.each([
  ["nl", "Smeets", "Belastingaangifte voor particulieren", "Vaste prijs van € 195.", "je belastingaangifte"],
  ["fr", "Do Majeur", "Cours de piano pour adultes débutants", "32 € la séance.", "votre cours"],
  ["es", "Cuentas Claras", "Contabilidad para autónomos", "35 € al mes. Pide cita.", "tu contabilidad"],
  ["pt", "Contas à Mesa", "Contabilidade para recibos verdes", "35 € por mês.", "a sua contabilidade"],
  ["it", "Studio Ferri", "Lezioni per principianti", "30 euro a lezione.", "le tue lezioni"],
])(
  "What is for others is not the reader's own in %s: %s, %s",
  (language, company, product, message, your) => {
    const calls = callsOf(language, company, product, message);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.join(" ").toLowerCase()).not.toContain(your);
  },
);

test.each([
  ["de", "Pfandglas 50 Cent"],
  ["en", "Last year the shop raised £184,000"],
  ["fr", "Caution vaisselle 20 euros"],
  ["nl", "Statiegeld fles 20 cent"],
  ["pt", "Mensalidade 340 €"],
  ["de", "Grundbetrag 390 €"],
  ["de", "Anfahrt 49 €"],
  ["es", "Desplazamiento 25 €"],
  ["pt", "Entrega grátis em Setúbal fora 5€"],
  ["fr", "Colis de 5 kg à 75 €, soit 15 € le kilo"],
])("A deposit, a fee, what is free and an equal price get no preposition (%s): %s", (language, text) => {
  const [fact] = readFacts({ companyName: "A", productName: "B", keyMessage: text }, language).all;
  expect(rephrase(text, fact === undefined ? [] : [fact], grammarFor(language))).toBe(text);
});

test.each([
  ["it", "Lavanderia Bianca", "Lavaggio piumoni"],
  ["it", "Studio Gori", "Contabilità per medici"],
  ["pt", "Contas à Mesa", "Contabilidade para recibos verdes"],
  ["fr", "Cabinet Morel", "Comptabilité pour artisans"],
  ["fr", "Les Suies", "Ramonage cheminées"],
])("A service for people or things in general is nobody's own (%s): %s, %s", (language, company, product) => {
  const calls = callsOf(language, company, product, "35 €. Rapidi.");
  expect(calls.join("\n")).not.toMatch(new RegExp(`(?:tu[oa]|su[oa]|sua|seu|votre|vos) ${product}`, "iu"));
  expect(calls.length).toBeGreaterThan(1);
});

test.each([
  ["en", "Strand", "Hair extensions", "your hair extensions"],
  ["en", "Strand", "Clip-in hair extensions", "your clip-in hair extensions"],
  ["fr", "Les Mains d’Or", "Massage suédois", "votre massage suédois"],
  ["fr", "Les Mains d’Or", "Massage pour deux", "votre massage pour deux"],
  ["it", "Terme Alma", "Massaggio per due", "il tuo massaggio per due"],
  ["it", "Studio Gori", "Depilazione dolce", "la tua depilazione dolce"],
  ["pt", "Termas Alma", "Massagem para dois", "a sua massagem para dois"],
])("What the reader gets keeps its possessive (%s): %s, %s", (language, company, product, named) => {
  expect(callsOf(language, company, product, "35 €.").join("\n")).toContain(named);
});

test.each([
  ["en", "Beam", "House extensions"],
  ["en", "Beam", "Loft conversions"],
  ["fr", "Les Suies", "Ponçage bois"],
  ["fr", "Net", "Nettoyage bureaux"],
  ["it", "Net", "Riparazione porte"],
])("Work on things in general takes no possessive (%s): %s, %s", (language, company, product) => {
  expect(callsOf(language, company, product, "35 €.").join("\n")).not.toMatch(
    new RegExp(`(?:your|votre|tua|tuo|tuoi) ${product}`, "iu"),
  );
});

const NAILS = { companyName: "Ateliê Rosa", productName: "Alongamento em gel" };
const callsIn = (keyMessage: string) => {
  const { calls, contactCalls } = materialOf(
    { ...NAILS, keyMessage },
    readFacts({ ...NAILS, keyMessage }, "pt"),
  );
  return [...calls, ...contactCalls].join("\n");
};

test.each([
  "Unhas que duram 25 dias, R$ 140. WhatsApp 41 99812 3070.",
  "Unhas que duram 25 dias. Estamos atendendo aos sábados.",
  "Unhas que duram 25 dias, a gente vai até você.",
  "Unhas que duram 25 dias. Mande mensagem pelo celular 41 99812 3070.",
  "Unhas que duram 25 dias, por 140 reais.",
  "Unhas que duram 25 dias, por 1.400 reais o grupo.",
  "Unhas que duram 25 dias. Você escolhe a cor.",
  "Unhas que duram 25 dias. Tá bombando aos sábados.",
])("Brazilians make appointments with 'Agende': %s", (message) => {
  expect(callsIn(message)).toContain("Agende");
  expect(callsIn(message)).not.toMatch(/(?<!\p{L})(?:marque|reserve)(?!\p{L})/iu);
});

test.each([
  "Unhas que duram 25 dias: veja casos reais.",
  "Unhas que duram 25 dias. Vocês escolhem a cor.",
  "Unhas que duram 25 dias. Toda a gente nota a diferença.",
  "Unhas que duram 25 dias, e o preço vai descendo.",
  "Unhas que duram 25 dias, e o gel fica brilhando.",
  "Unhas que duram 25 dias. O salão está lindo.",
])("Words of both countries are not Brazilian: %s", (message) => {
  expect(callsIn(message)).not.toContain("Agende");
});

test("Portuguese calls say 'Marque', and Brazilian hotels 'Reserve'", () => {
  expect(callsIn("Unhas que duram 25 dias, 35 €. Tel. 914 220 867.")).toMatch(/^Marque com o /mu);
  const brief = { companyName: "Pousada Sol", productName: "Quartos", keyMessage: "R$ 240 por noite." };
  expect(materialOf(brief, readFacts(brief, "pt")).calls.join(" ")).toContain("Reserve");
  expect(materialOf(brief, readFacts(brief, "pt")).calls.join(" ")).not.toMatch(/agende|marque/iu);
});

test.each([
  ["en", "A year of books", "One paperback a month. £144 inc UK post."],
  ["de", "Das große Nähpaket", "Stoff, Garn und Schnitt. 49 € inkl. Versand."],
  ["fr", "La box du jardinier", "Six sachets par mois. 19 €, livraison offerte."],
  ["es", "Una caja de verduras", "Diez kilos de la huerta. 25 €, envío incluido."],
  ["it", "La cassetta di verdura", "Dieci chili dall'orto. 25 €, spedizione inclusa."],
  ["pt", "Um cabaz de legumes", "Dez quilos da horta. 25 €, portes incluídos."],
  ["nl", "Een jaar lang boeken", "Elke maand een boek. € 144 inclusief verzending."],
])("A product that starts with an article takes no possessive (%s): %s", (language, product, message) => {
  const calls = callsOf(language, "Nova", product, message);
  expect(calls.length).toBeGreaterThan(1);
  expect(calls.filter((call) => call.toLowerCase().includes(product.toLowerCase()))).toEqual([]);
});

test.each([
  ["nl", "Klikgebit en kunstgebit", "Wij repareren het terwijl u wacht.", "Maak een afspraak."],
  ["de", "Hörgeräte Probetragen", "Testen Sie drei Hörgeräte kostenlos.", "Termin vereinbaren."],
  ["en", "New dentures", "Made in our own lab in five visits. £600.", "Book your slot."],
])(
  "What is fitted to one person is neither booked nor tried (%s): %s",
  (language, product, message, call) => {
    const calls = callsOf(language, "Nova", product, message);
    expect(calls).toContain(call);
    expect(calls.join(" ")).not.toMatch(/gebit|Hörgerät|dentures|ausprobieren|testen/iu);
  },
);
