import { expect, test } from "vitest";
import { printableFacts } from "./facts.ts";
import { readFacts } from "./read-facts.ts";

const kindsOf = (keyMessage: string) => {
  const facts = readFacts({ companyName: "Oak Barn", productName: "Gin school", keyMessage }, "en");
  return printableFacts(facts).map(({ kind }) => kind);
};

test.each([
  "Fire labels must be attached.",
  "over 18 only",
  "Must be over 21.",
  "Weight limit 90kg.",
  "Christmas is full.",
  "Min order 25 plants.",
])("A requirement is a caution: %s", (requirement) => {
  expect(kindsOf(`Take 70cl home. ${requirement}`).at(-1)).toBe("caution");
});

test.each(["A garden that must be seen.", "No pressure washers.", "Every window is closed again by 5."])(
  "No requirement: %s",
  (statement) => {
    expect(kindsOf(`Take 70cl home. ${statement}`).at(-1)).not.toBe("caution");
  },
);

test.each(["No minimum order.", "No waiting list.", "No cancellation fee."])(
  "What nobody has to accept is no caution: %s",
  (statement) => {
    expect(kindsOf(`Take 70cl home. ${statement}`).at(-1)).toBe("objection");
  },
);

test("A restriction that starts with 'no' stays one", () => {
  expect(kindsOf("Take 70cl home. No cancellation within 24 hours, non-refundable.").at(-1)).toBe("caution");
});

test.each([
  ["en", "The mill is not wheelchair accessible."],
  ["pt", "O acesso não é fácil para carrinhos de bebé."],
  ["de", "Leider nicht barrierefrei."],
])("A place that is hard to reach is a caution (%s): %s", (language, additionalDetails) => {
  const brief = { companyName: "Nova", productName: "Alpha", keyMessage: "24 / 7", additionalDetails };
  const [last] = printableFacts(readFacts(brief, language)).slice(-1);
  expect(last?.kind).toBe("caution");
});

test("A refusal of pressure washers is for readers", () => {
  const facts = readFacts(
    {
      companyName: "Hartley Memorials",
      productName: "Headstone cleaning",
      keyMessage: "By hand.",
      additionalDetails: "No pressure washers.",
    },
    "en",
  );
  expect(printableFacts(facts).map(({ text }) => text)).toContain("No pressure washers");
});

test.each([
  ["es", "¡no hago vestidos nuevos, solo arreglos!"],
  ["es", "No trabajamos piscinas de comunidad."],
  ["it", "Non faccio traslochi."],
  ["de", "Ich mache keine Neubauten."],
])("What the business does not offer is a caution (%s): %s", (language, additionalDetails) => {
  const brief = { companyName: "Nova", productName: "Alpha", keyMessage: "24 / 7", additionalDetails };
  const [last] = printableFacts(readFacts(brief, language)).slice(-1);
  expect(last?.kind).toBe("caution");
});
