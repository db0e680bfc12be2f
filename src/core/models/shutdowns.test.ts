import { describe, expect, it } from "vitest";
import { DEFAULT_IMAGE_MODEL, DEFAULT_TEXT_MODEL } from "./families.ts";
import { modelListSchema, modelWarnings, modelWarningText } from "./shutdowns.ts";

const NOW = new Date("2026-11-20T15:00:00Z");
const LIST = modelListSchema.parse({
  object: "list",
  data: [
    { id: DEFAULT_TEXT_MODEL, object: "model", created: 1, owned_by: "openai", shutdown_date: null },
    { id: DEFAULT_IMAGE_MODEL, object: "model" },
    { id: "gpt-4o", object: "model", shutdown_date: "2027-01-14" },
    { id: "gpt-4", object: "model", shutdown_date: "2026-10-23" },
    { id: "llama", object: "model" },
    { id: "odd", object: "model", shutdown_date: "soon" },
  ],
});

describe("modelWarnings", () => {
  it("returns nothing for models without a valid shutdown date", () => {
    expect(modelWarnings(LIST, [DEFAULT_TEXT_MODEL, DEFAULT_IMAGE_MODEL, "llama", "odd"], NOW)).toEqual([]);
  });

  it("counts the days until the shutdown date", () => {
    expect(modelWarnings(LIST, ["gpt-4o"], NOW)).toEqual([
      { model: "gpt-4o", problem: "shutdown announced", shutdownDate: "2027-01-14", daysLeft: 55 },
    ]);
  });

  it("normalizes the date and drops text that the provider added", () => {
    const data = [{ id: "gpt-4o", shutdown_date: "14 Jan 2027 12:00 UTC (\u001B[31mnow\u202E)" }];
    expect(modelWarnings({ data }, ["gpt-4o"], NOW)).toMatchObject([{ shutdownDate: "2027-01-14" }]);
  });

  it("reports a past shutdown", () => {
    const [warning] = modelWarnings(LIST, ["gpt-4"], NOW);
    expect(warning).toMatchObject({ daysLeft: -28 });
    expect(warning && modelWarningText(warning)).toBe(
      "Model gpt-4 was shut down by the provider on 2026-10-23.",
    );
  });

  it("reports a model that is not listed once", () => {
    const warnings = modelWarnings(LIST, ["dall-e-3", "dall-e-3"], NOW);
    expect(warnings).toEqual([{ model: "dall-e-3", problem: "unknown model" }]);
    expect(warnings.map(modelWarningText)).toEqual(["Model dall-e-3 is not in the provider's model list."]);
  });

  it("returns nothing for an empty list", () => {
    expect(modelWarnings({ data: [] }, ["gpt-6-luna"], NOW)).toEqual([]);
  });

  it("uses the singular for one day", () => {
    const [warning] = modelWarnings(LIST, ["gpt-4o"], new Date("2027-01-13T10:00:00Z"));
    expect(warning && modelWarningText(warning)).toContain("(in 1 day)");
  });
});
