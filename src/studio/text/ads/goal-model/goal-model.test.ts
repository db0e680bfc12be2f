import { expect, test } from "vitest";
import { readFacts } from "../../facts/read-facts.ts";
import { goalOf } from "../goals.ts";

const goalFor = (language: string, companyName: string, productName: string, keyMessage: string) =>
  goalOf(readFacts({ companyName, productName, keyMessage }, language));

// None of these briefs is among those from which the weights are learned.
test.each([
  [
    "en",
    "Orchard & Sons Clearances",
    "Whole-house clearance sale",
    "We sell what has value and donate the rest. 30% commission.",
    ["ask", "quote", "call"],
  ],
  [
    "en",
    "Slow Reach",
    "Five-night canal cruise",
    "Six guests, three crew. All meals are cooked on board.",
    ["book"],
  ],
  [
    "en",
    "ShiftBoard",
    "Staff rota for hospices",
    "It texts and calls the right people when somebody is ill. £3 per employee per month.",
    ["signup", "learn", "try"],
  ],
  [
    "en",
    "Paper Moon Theatre",
    "The Fox in the Snow",
    "A puppet show for ages 4 and up. Saturdays at 11 and 2, tickets £9.",
    ["book"],
  ],
  [
    "de",
    "Bürgerbus Ahrtal e. V.",
    "Ehrenamtlich fahren",
    "Wir suchen acht neue Fahrerinnen und Fahrer. Ein halber Tag alle zwei Wochen reicht.",
    ["apply"],
  ],
  [
    "fr",
    "Rejoue",
    "Jouets d'occasion",
    "Des jouets triés, lavés et réparés. Ouvert du mardi au samedi.",
    ["visit", "buy"],
  ],
  [
    "es",
    "Tapicería Olmedo",
    "Tapizado de sillones",
    "Desmontamos, cambiamos la espuma y cosemos a mano.",
    ["quote"],
  ],
  [
    "nl",
    "Kraamzorg Lentekind",
    "Kraamzorg thuis",
    "Acht dagen hulp na de bevalling, ook in het weekend.",
    ["signup", "ask", "book"],
  ],
] as const)(
  "The next step of a new brief suits it (%s): %s, %s",
  (language, company, product, message, suits) => {
    expect(suits).toContain(goalFor(language, company, product, message));
  },
);

test("A brief without statements asks for further reading only", () => {
  expect(goalFor("en", "Aria", "Nova", "Fine.")).toBe("learn");
});

test("No trial is asked for where the brief offers none", () => {
  for (const message of ["Test bikes of every brand in our yard.", "Try on whatever you like. Open daily."])
    expect(goalFor("en", "Nordic Ride", "Cargo bikes", message)).not.toBe("try");
});

test("A named next step decides before the model", () => {
  const brief = {
    companyName: "Slow Reach",
    productName: "Five-night canal cruise",
    keyMessage: "Six guests.",
  };
  const facts = readFacts({ ...brief, callToAction: "Call us" }, "en");
  expect(goalOf(facts)).toBe("call");
});

test("Work is not ordered unless it is sent", () => {
  const message = "Hull cleaning in the slip, no haul-out, $3.25 a foot, video of your hull sent same day.";
  expect(goalFor("en", "Barnacle Bill", "Monthly hull cleaning by diver", message)).not.toBe("order");
});

test("Readers ask for the quote that the business writes", () => {
  const message =
    "Conserto e revisão, doméstica e industrial, buscamos e entregamos em Blumenau, orçamento na hora.";
  expect(goalFor("pt", "Ponto Firme", "Conserto de máquinas de costura", message)).toBe("quote");
});
