import { expect, test } from "vitest";
import { readFacts } from "./read-facts.ts";
import { speaksAlone } from "./speaks-alone.ts";

const isAlone = (language: string, companyName: string, keyMessage: string) =>
  speaksAlone(readFacts({ companyName, productName: "Alpha", keyMessage }, language));

test.each([
  ["de", "Alma", "Ich polstere Stühle von Hand."],
  ["pt", "Alma", "Sou costureira desde 1998."],
  ["en", "Alma", "I teach classes for 8 people in my studio."],
  ["en", "Alma", "My workshop has two lathes."],
])("An owner works alone (%s, %s: %s)", (language, company, message) => {
  expect(isAlone(language, company, message)).toBe(true);
});

test.each([
  ["pt", "Alma", "Sou costureira, o nosso ateliê fica no Porto."],
  ["es", "Hermanos Cuenca", "Soy molinero y tengo un molino."],
  ["en", "Dale & Sons", "I dig up the tank myself."],
  ["en", "Alma", 'Patients say: They fixed "my" tooth in one visit.'],
  ["en", "Alma", "I started Alma in 1994 and have 3 cleaners."],
  ["en", "Dale & Daughter", "I dig up the tank myself."],
  ["de", "Alma", "Mein Team repariert alle Marken."],
  ["de", "Alma", "Ich und meine Mitarbeiterinnen kommen gern."],
  ["fr", "Alma", "Je suis coiffeuse, avec 2 coiffeuses au salon."],
  ["fr", "Alma", "Mon équipe intervient en une heure."],
  ["es", "Ruiz y hijo", "Soy carpintero y hago puertas."],
  ["es", "Alma", "Soy mecánico y mi equipo repara coches."],
  ["it", "Rossi e figlio", "Faccio mobili su misura."],
  ["it", "Alma", "Faccio pulizie con 4 dipendenti."],
  ["pt", "Alma", "Sou pintora e a minha equipe pinta casas."],
  ["nl", "Alma", "Mijn klanten geven een 9."],
  ["nl", "Alma", "Ik kom langs met mijn medewerkers."],
  ["nl", "Alma", "Wij komen en ik meet alles op."],
  ["en", "Alma", "I teach classes for 8 people with my staff."],
])("Several people work there (%s, %s: %s)", (language, company, message) => {
  expect(isAlone(language, company, message)).toBe(false);
});
