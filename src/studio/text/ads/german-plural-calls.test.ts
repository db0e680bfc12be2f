import { expect, test } from "vitest";
import { CALLS, INFORMAL_CALLS } from "./de.calls.ts";
import { toGroup } from "./german-plural-calls.ts";
import { materialFor } from "./goal-calls.fixture.ts";

test("A brief with ihr gets calls with ihr", () => {
  const { calls } = materialFor(
    "de",
    "Kegelbahn",
    "Bringt eure Freunde mit, ihr könnt bis 23 Uhr.",
    "Buchungen",
  );
  expect(calls).toContain("Bucht direkt bei Alma.");
});

test.each([
  ["Wir zeigen dir alles und euch beiden auch.", /^Buch /u],
  ["Wir zeigen Ihnen alles, gern mit euch allen.", / Sie /u],
  ["Die Kundin bekommt ihr Kleid.", /^(?!Bucht)/u],
])("Other briefs get none: %s", (message, form) => {
  const { calls } = materialFor("de", "Kegelbahn", message, "Buchungen");
  expect(calls.some((call) => form.test(call))).toBe(true);
  expect(calls.join(" ")).not.toMatch(/Bucht|euch|eure/u);
});

test("Every call to du has a form for ihr", () => {
  for (const [goal, calls] of Object.entries(INFORMAL_CALLS))
    for (const call of calls.filter((informal) => !Object.values(CALLS).flat().includes(informal)))
      if (!/^(?:Ein |Angebot |\{)/u.test(call)) expect(toGroup([call]), goal).not.toContain(call);
});
