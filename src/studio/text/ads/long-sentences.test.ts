import { expect, test } from "vitest";
import type { AdLanguage } from "#core/generations/language.ts";
import { writeTextAds } from "../write-text-ads.ts";

interface Typed {
  readonly companyName: string;
  readonly productName: string;
  readonly keyMessage: string;
  readonly additionalDetails: string;
}

const adsOf = (brief: Typed, language: AdLanguage) =>
  writeTextAds({ ...brief, targetAudience: "", language }, "1").map(({ text }) => text);

test("The first ad opens with the best part of a long promise", () => {
  const glazier = {
    companyName: "Glaserei Petersen",
    productName: "Glas-Notdienst",
    keyMessage:
      "Scheibe kaputt? Wir sichern Fenster und Schaufenster in Kiel meist innerhalb von zwei Stunden und setzen das neue Glas in der Regel binnen fünf Werktagen ein. Mit Ihrer Versicherung rechnen wir auf Wunsch direkt ab.",
    additionalDetails: "Meisterbetrieb seit 1974. Notdienst auch am Wochenende, Anfahrt 49 €.",
  };
  expect(adsOf(glazier, "de")[0]).toMatch(
    /^Scheibe kaputt\? Wir sichern Fenster und Schaufenster in Kiel meist innerhalb von zwei Stunden\./u,
  );
  const movers = {
    companyName: "Déménagements Roussel",
    productName: "Formule Sérénité",
    keyMessage:
      "Nous emballons, démontons, transportons et remontons tout en une seule journée, pour un prix fixe annoncé après une visite vidéo de quinze minutes. Votre mobilier est assuré jusqu'à 30 000 €.",
    additionalDetails: "À partir de 890 € pour un T2. Cartons fournis et repris. Monte-meuble en option.",
  };
  expect(adsOf(movers, "fr")[0]).toMatch(/^Nous emballons, .* tout en une seule journée\. /u);
});

test("What the business did in the past opens no ad if a later clause says more", () => {
  const school = {
    companyName: "Zwemschool Plons",
    productName: "Turbo zwemles A-diploma",
    keyMessage:
      "Door de lange wachtlijsten bij de gemeente zijn wij in 2021 zelf begonnen, en inmiddels hebben ruim 700 kinderen hier hun A-diploma gehaald, meestal in zes tot acht maanden, omdat ze twee keer per week les krijgen in groepjes van vijf.",
    additionalDetails: "Geen wachtlijst in september. € 14,75 per les. Apeldoorn. Proefles gratis.",
  };
  expect(adsOf(school, "nl")[0]).toMatch(/^Inmiddels hebben ruim 700 kinderen hier hun A-diploma gehaald/u);
});

test("A set states the price that the start of a sentence leaves out", () => {
  const farewells = {
    companyName: "Uitvaartzorg Van der Meulen",
    productName: "Afscheid in eigen kring",
    keyMessage:
      "Wij begeleiden een klein afscheid, thuis of op een plek die bij uw familie past, tegen één vaste prijs van € 2.950. U krijgt één vaste begeleider die dag en nacht bereikbaar is.",
    additionalDetails: "Tot 30 gasten. Inclusief verzorging, vervoer, kist en crematie. Rustige toon.",
  };
  expect(adsOf(farewells, "nl").join(" ")).toContain("€ 2.950");
});

test("A promise before a colon is printed without the first words behind it", () => {
  const school = {
    companyName: "Habla Más",
    productName: "Curso intensivo de español",
    keyMessage:
      "Cuatro semanas, veinte horas semanales y un máximo de ocho alumnos por clase: al terminar, la mayoría ha subido un nivel completo. Cada tarde hay una actividad gratuita.",
    additionalDetails: "640 €, libro incluido. Prueba de nivel online sin coste.",
  };
  const ads = adsOf(school, "es").join(" ");
  expect(ads).toContain("un máximo de ocho alumnos por clase. ");
  expect(ads).not.toContain("al terminar.");
});

test("What replaces a plant is not promised without the plant", () => {
  const gardener = {
    companyName: "Groenendaal",
    productName: "Onderhoudsarme tuin",
    keyMessage:
      "Wij leggen een tuin aan die u hooguit een uur per maand werk kost. U krijgt vooraf een 3D-ontwerp en een vaste prijs; wat binnen twee jaar niet aanslaat, vervangen we gratis.",
    additionalDetails: "Ontwerp € 350, wordt verrekend bij aanleg. Inplannen vanaf oktober.",
  };
  const ads = adsOf(gardener, "nl").join(" ");
  expect(ads).toContain("Wat binnen twee jaar niet aanslaat, vervangen we gratis.");
  expect(ads).not.toContain("Vervangen we");
});

test("An Italian sentence with an article opens an ad", () => {
  const tailor = {
    companyName: "Sartoria Conti",
    productName: "Abito da sposa su misura",
    keyMessage:
      "Disegniamo l'abito insieme a te e lo cuciamo nel nostro laboratorio di Bologna in cinque prove, partendo da 1.900 €. Il prezzo si concorda al primo incontro e non cambia più, nemmeno se cambiano le misure.",
    additionalDetails: "Servono almeno 6 mesi. Primo incontro gratuito su appuntamento.",
  };
  const ads = adsOf(tailor, "it");
  expect(ads.some((ad) => ad.startsWith("Il prezzo si concorda"))).toBe(true);
  expect(ads.join(" ")).not.toContain("Partendo");
});
