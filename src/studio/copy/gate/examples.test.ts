import { expect, test } from "vitest";
import { copyExamples } from "#core/generations/copy/examples.ts";
import { AD_LANGUAGE_CODES, WRITTEN_LANGUAGES } from "#core/generations/language.ts";
import { readFacts } from "../../text/facts/read-facts.ts";
import { gateText } from "./gate.ts";
import { groundOf } from "./ground.ts";

test("The examples that models get pass the gate themselves", () => {
  const refused = AD_LANGUAGE_CODES.slice(0, WRITTEN_LANGUAGES).flatMap((language) =>
    copyExamples(language).flatMap(({ company, product, facts, primaryText, headline }) => {
      const brief = {
        companyName: company,
        productName: product,
        targetAudience: "",
        keyMessage: facts,
        additionalDetails: "",
      };
      const ground = groundOf({ facts: readFacts(brief, language) });
      return [
        { text: primaryText, field: "primaryText" },
        { text: headline, field: "headline" },
      ].flatMap(({ text, field }) =>
        gateText({ text, place: { platforms: ["facebook"], field } }, ground).reasons.map(
          ({ kind, found }) => `${text}: ${kind} ${found}`,
        ),
      );
    }),
  );
  expect(refused).toEqual([]);
});
