import { expect, test } from "vitest";
import type { Ad } from "#core/campaigns/ad.ts";
import { columnAngle } from "./board-cells.ts";

const campaign = (...ads: [variant: string, angle: Ad["angle"]][]) => ({
  ads: ads.map(([variant, angle]) => ({ variant, angle }) as Ad),
});

test("the head of a column names the angle that all its ads have", () => {
  const board = campaign(["A", "proof"], ["B", "offer"], ["A", "proof"]);
  expect(columnAngle(board, "A")).toBe("proof");
  expect(columnAngle(board, "B")).toBe("offer");
});

test.each<[string, Ad["angle"][]]>([
  ["ads with different angles", ["own_words", "proof", "proof"]],
  ["an ad without an angle", ["proof", null]],
  ["ads without angles", [null, null]],
  ["no ads", []],
])("the head of a column with %s names none", (_, angles) => {
  const board = campaign(["B", "place"], ...angles.map((angle): ["A", Ad["angle"]] => ["A", angle]));
  expect(columnAngle(board, "A")).toBeNull();
});
