import { expect, test } from "vitest";
import { readFacts } from "../facts/read-facts.ts";
import { speaksAlone } from "../facts/speaks-alone.ts";
import { withMe } from "./me-calls.ts";

test.each([
  ["Give us a call.", "Give me a call."],
  ["Call us on 0117 496 0555.", "Call me on 0117 496 0555."],
  ["Senden Sie uns ein Foto.", "Senden Sie mir ein Foto."],
  ["Rufen Sie uns an: 0431 220.", "Rufen Sie mich an: 0431 220."],
  ["Buchen Sie bei uns.", "Buchen Sie bei mir."],
  ["Venez nous voir.", "Venez me voir."],
  ["Appelez-nous.", "Appelez-moi."],
  ["Le esperamos {at}.", "Le espero {at}."],
  ["Ven a vernos.", "Ven a verme."],
  ["Llámenos.", "Llámeme."],
  ["Vieni a trovarci.", "Vieni a trovarmi."],
  ["Ti aspettiamo {at}.", "Ti aspetto {at}."],
  ["Ci chiami.", "Mi chiami."],
  ["Faça-nos uma visita.", "Faça-me uma visita."],
  ["Ligue para nós.", "Ligue para mim."],
  ["Bel ons.", "Bel mij."],
  ["Prenez rendez-vous.", "Prenez rendez-vous."],
])("A call of an owner who works alone says so (%s)", (us, me) => {
  expect(withMe(us)).toBe(me);
});

test.each([
  ["de", "Alma", "Ich polstere Stühle von Hand.", true],
  ["pt", "Alma", "Sou costureira desde 1998.", true],
  ["pt", "Alma", "Sou costureira, o nosso ateliê fica no Porto.", false],
  ["es", "Hermanos Cuenca", "Soy molinero y tengo un molino.", false],
  ["en", "Dale & Sons", "I dig up the tank myself.", false],
  ["en", "Alma", 'Patients say: They fixed "my" tooth in one visit.', false],
  ["en", "Alma", "I started Alma in 1994 and have 3 cleaners.", false],
  ["en", "Alma", "I teach classes for 8 people in my studio.", true],
  ["en", "Dale & Daughter", "I dig up the tank myself.", false],
  ["de", "Alma", "Mein Team repariert alle Marken.", false],
  ["de", "Alma", "Ich und meine Mitarbeiterinnen kommen gern.", false],
  ["fr", "Alma", "Je suis coiffeuse, avec 2 coiffeuses au salon.", false],
  ["fr", "Alma", "Mon équipe intervient en une heure.", false],
  ["es", "Ruiz y hijo", "Soy carpintero y hago puertas.", false],
  ["es", "Alma", "Soy mecánico y mi equipo repara coches.", false],
  ["it", "Rossi e figlio", "Faccio mobili su misura.", false],
  ["it", "Alma", "Faccio pulizie con 4 dipendenti.", false],
  ["pt", "Alma", "Sou pintora e a minha equipe pinta casas.", false],
  ["nl", "Alma", "Mijn klanten geven een 9.", false],
  ["nl", "Alma", "Ik kom langs met mijn medewerkers.", false],
  ["nl", "Alma", "Wij komen en ik meet alles op.", false],
])("An owner speaks alone or not (%s, %s: %s)", (language, companyName, keyMessage, isAlone) => {
  const facts = readFacts({ companyName, productName: "Alpha", keyMessage }, language);
  expect(speaksAlone(facts)).toBe(isAlone);
});
