import { expect, test } from "vitest";
import { bestMatches, matchRank } from "./match.ts";

const find = (items: string[], query: string) => bestMatches(items, query, (item) => [item]);

test("Exact matches rank before fuzzy matches", () => {
  const items = ["New text ads", "Dusk Lamp context", "Text Ads", "Texture paint", "Full Package"];
  expect(find(items, "text ads")).toEqual(["Text Ads", "New text ads"]);
  expect(find(items, "text")).toEqual(["Text Ads", "Texture paint", "New text ads", "Dusk Lamp context"]);
  expect(find(items, "tads")).toEqual(["Text Ads", "New text ads"].toSorted());
});

test("Items of equal rank keep their order", () => {
  expect(find(["Dusk Lamp 2", "Dusk Lamp 1"], "dusk")).toEqual(["Dusk Lamp 2", "Dusk Lamp 1"]);
});

test("Matching ignores accents, case and surrounding spaces; an empty query matches everything", () => {
  expect(matchRank("Café Noir", "cafe n")).toBe(1);
  expect(matchRank("Billing & Usage", "usage")).toBe(2);
  expect(matchRank("Billing & Usage", "bu")).toBe(4);
  expect(matchRank("Billing & Usage", "bgu")).toBeUndefined();
  expect(matchRank("Überzug", " ")).toBe(0);
});
