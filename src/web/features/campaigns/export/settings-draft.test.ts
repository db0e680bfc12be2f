import { expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "#core/exports/settings.ts";
import { changesOf, draftOf } from "./settings-draft.ts";

test("keeps the settings as they were stored", () => {
  const stored = { ...DEFAULT_SETTINGS, countries: ["DE", "AT"], dailyBudget: 10.5, euPolitical: false };
  expect(changesOf(draftOf(stored))).toEqual(stored);
});

test("reads countries and the budget as they are typed", () => {
  const draft = draftOf(DEFAULT_SETTINGS);
  const typed = { ...draft, texts: { ...draft.texts, countries: "de; at,CH", dailyBudget: "10,50" } };
  expect(changesOf(typed)).toMatchObject({ countries: ["de", "at", "CH"], dailyBudget: 10.5 });
  expect(changesOf({ ...draft, texts: { ...draft.texts, dailyBudget: "ten" } })).toBeUndefined();
});
