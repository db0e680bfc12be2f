import { expect, test } from "vitest";
import { writeAds } from "../ads/write-ads.ts";
import { readFacts } from "./read-facts.ts";
import { isRestriction } from "./restrictions.ts";

test.each([
  "We can't promise a higher figure",
  "We're not accountants",
  "Not for anyone with a fracture",
  "Progressive no, per quelle servono 5 giorni",
  "No embroidery machines sorry",
  "It is not a medical device",
  "Currently waiting about 3 weeks",
  "We don't allow headstones, only flat slate",
  "Dogs on leads please",
  "Currently about 9 weeks wait - I'd rather people know this",
  "We do not carry out repairs",
  "Nous n'intervenons pas en cas de violences",
  "vlees zit er niet bij",
  "Keramikmesser nehmen wir nicht an",
  "Waiting time at the moment 6 days",
  "Tre settimane di attesa",
  "Con meno di 10 cm di neve si annulla",
  "4 Wochen Wartezeit",
  "Documenti da portare: certificato medico",
  "pianos no",
  "Accu's repareren we niet",
  "Je ne remplace pas le vétérinaire",
  "24h no!!",
  "geen polyester reparaties meer sinds Jelle met pensioen is",
  "Wir liefern nicht nach Österreich",
  "Termine derzeit ab März",
  "Ersetzt keine ärztliche Untersuchung",
  "Bei Dauertrockenheit wird verschoben oder Geld zurück",
  "keine Birnen allein, nur gemischt",
  "Comptez six semaines, je ne prends pas les délais de moins de trois semaines",
  "Ne remplace pas le médecin",
  "No somos ecológicos certificados",
  "Senza glutine non ce l abbiamo",
  "No consegna",
  "Tempi: 4-6 settimane, sotto Natale di più",
  "Não aceitamos cartão",
  "No cards under a fiver",
  "Je prend pas le cuir",
  "No arreglo eléctricas ni amplis",
  "2. Stock ohne Aufzug",
  "O ateliê fica num segundo andar sem elevador",
  "wachttijd nu ong 5 weken",
  "Wij nemen geen grote meubels mee",
])("What restricts an offer without a benefit is a restriction: %s", (clause) => {
  expect(isRestriction(clause)).toBe(true);
});

test.each([
  "Permanencia no, te das de baja cuando quieras",
  "We don't take a deposit",
  "We don't do repairs, so we have nothing to sell you afterwards",
  "Wir machen keine Reparaturen und haben Ihnen danach nichts zu verkaufen",
  "On ne fait pas de travaux, donc rien à vous vendre ensuite",
  "No hacemos reparaciones, así que no tenemos nada que venderte",
  "First appointment is free",
  "We're not a chain: every loaf is baked here",
  "We don't accept payment until the job is done",
  "No waiting list: start within a week",
  "No gimmicks, only good coffee",
  "In case of emergency we are in the van within 30 minutes",
  "Dog grooming at home, £35",
  "Allow us to take care of your garden for 3 months",
  "Keine Wartezeit: Termin in 2 Wochen",
  "Keine Rückenschmerzen mehr",
  "Kein Chichi, nur gutes Essen",
  "Hunde sind bei uns zu Hause willkommen",
  "Wir sind nicht nur Bäcker",
  "Comptez sur nous 12 mois par an",
  "Nous ne vendons pas vos données",
  "Plazo de 12 meses sin intereses",
  "Si llueve, te devolvemos el dinero",
  "No somos una cadena",
  "Non siamo una catena",
  "Tempi brevi: il bagno in 2 settimane",
  "Sem prazo de fidelização de 24 meses",
  "Wij zijn geen keten",
  "Meenemen of hier opeten",
  "We don't sell your data",
  "No call-out fee",
  "No card",
  "No cards needed",
  "No cards, no fees, no contract",
  "On prend pas de commission",
  "Même au 5e étage sans ascenseur",
  "No booking, just walk in",
  "Ready in 2 weeks",
  "No waiting",
  "Keine Wartezeit",
  "If it rains we come back free",
  "Sans engagement",
  "Pas de frais cachés",
  "No hace falta ser socio",
  "Nessun acconto",
  "Geen voorrijkosten",
])("A promise is no restriction: %s", (clause) => {
  expect(isRestriction(clause)).toBe(false);
});

test("A restriction in the details is a caution, the sentences beside it are not", () => {
  const additionalDetails = "Biezen vanaf 110 euro. Wachttijd nu ong 5 weken. 2 jaar garantie.";
  const names = { companyName: "Stoelenmatterij", productName: "biezen zittingen" };
  const { all } = readFacts({ ...names, additionalDetails }, "nl");
  expect(all.map(({ kind }) => kind)).toEqual(["price", "caution", "objection"]);
});

test.each([
  "Wir versprechen keine Heilung",
  "We don't promise results",
  "Nous ne promettons aucune guérison",
  "No prometemos plaza",
  "Wij beloven geen genezing",
])("What the business does not promise is a restriction: %s", (clause) => {
  expect(isRestriction(clause)).toBe(true);
});

test.each([
  ["pt", "Relógios de pulso, não."],
  ["es", "Sorpresas en la factura, no."],
  ["en", "Smell of glue, no."],
])("A sentence that denies the thing it names is printed in no ad (%s): %s", (language, sentence) => {
  const brief = { companyName: "Alma", productName: "Alpha", keyMessage: `${sentence} Open 9 to 5.` };
  const texts = writeAds(brief, readFacts(brief, language), "1").map(({ text }) => text);
  expect(texts.join(" ")).not.toContain(sentence.split(",")[0]);
});
