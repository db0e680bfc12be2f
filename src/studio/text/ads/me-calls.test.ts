import { expect, test } from "vitest";
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
