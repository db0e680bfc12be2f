import { describe, expect, test } from "vitest";
import { readFacts } from "../../text/facts/read-facts.ts";
import { BIKES, brief, judge, kindsOf, POST, SEARCH_HEADLINE, type Business } from "./gate.fixture.ts";
import { gateText, textToDetect } from "./gate.ts";
import { groundOf } from "./ground.ts";

describe("Shape", () => {
  test("Emoji beyond the limit of the place are removed", () => {
    expect(judge(BIKES, "Back by 5 🚲🚲 Book today 🎉").text).toBe("Back by 5 🚲 Book today");
    expect(judge(BIKES, "Back by 5 🚲", SEARCH_HEADLINE)).toEqual({ text: "Back by 5", reasons: [] });
    const source = { ...BIKES, brief: { ...BIKES.brief, additionalDetails: "No emojis." } };
    expect(judge(source, "Back by 5 🚲").text).toBe("Back by 5");
  });

  test.each([
    ["", "empty"],
    ["🚲", "empty"],
    ["**Back by 5**", "characters"],
    ["Back by 5, {name}", "characters"],
    ["[Company] is back by 5", "characters"],
    ["Back by 5 with a free loan bike today", "length"],
    ["Back by 5!!", "policy"],
    ["BRAKES that bite", "policy"],
  ])("In a search headline, “%s” is refused (%s)", (text, kind) => {
    expect(judge(BIKES, text, SEARCH_HEADLINE).reasons.map((reason) => reason.kind)).toContain(kind);
  });

  test("A text with the same meaning as an accepted one is refused", () => {
    const others = ["Loan bike free, back by 5"];
    expect(judge(BIKES, "Loan bike free - back by 5", SEARCH_HEADLINE, others).reasons).toMatchObject([
      { kind: "duplicate" },
    ]);
    expect(judge(BIKES, "59 dollars, parts extra", SEARCH_HEADLINE, others).reasons).toEqual([]);
  });

  test("Another language is refused if the detector is sure of it or the script differs", () => {
    const ground = groundOf({ ...BIKES, facts: readFacts(BIKES.brief, "en") });
    const text = "Reserva tu revisión hoy mismo";
    const check = (detected?: string) =>
      gateText({ text, place: POST, ...(detected && { detected }) }, ground).reasons.map(({ kind }) => kind);
    expect(check("es")).toContain("language");
    expect(check("en-GB")).not.toContain("language");
    expect(kindsOf(BIKES, "Запишитесь на сервис сегодня")).toContain("language");
    expect(textToDetect(text, ground)).toBe("reserva tu revisión hoy mismo");
    expect(textToDetect("Harbor Lane Bikes, e-bike servicing", ground)).toBeUndefined();
  });
});

describe("Policies", () => {
  const CLINIC: Business = {
    language: "en",
    brief: brief(
      "Vale Clinic",
      "Therapy",
      "Cures cancer. Sessions at home. Sweepstake entry with each session.",
    ),
  };

  test("What platforms reject is refused even if the brief says it", () => {
    expect(judge(CLINIC, "Cures cancer. Sessions at home.").reasons).toMatchObject([
      { kind: "policy", ruleId: "cure", found: "Cures cancer" },
    ]);
    expect(kindsOf(CLINIC, "Sessions at home.")).toEqual([]);
  });

  test("The subject of a business is not refused in its own words", () => {
    expect(kindsOf(CLINIC, "Sweepstake entry with each session.")).toEqual([]);
    expect(kindsOf(BIKES, "Sweepstake entry with each service.")).toContain("policy");
  });

  test("Reasons are instructions that name the words", () => {
    for (const { says, found } of judge(BIKES, "Only $49 in Brighton, award-winning!").reasons) {
      expect(says).toContain(found);
      expect(says).toMatch(/\.$/u);
    }
  });
});
