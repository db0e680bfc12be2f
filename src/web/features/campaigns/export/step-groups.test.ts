import { expect, test } from "vitest";
import type { ExportStep } from "#core/exports/api.ts";
import { groupSteps } from "./step-groups.ts";

const step = (platform: ExportStep["platform"], change: Partial<ExportStep> = {}): ExportStep => ({
  platform,
  format: "meta_sheet_beta",
  what: "Import it",
  files: ["facebook-instagram/meta-ads.csv"],
  ads: 3,
  pictures: 3,
  done: true,
  ...change,
});

test("platforms with one file have one step, which is done when all are", () => {
  const [shared, ...others] = groupSteps([step("facebook"), step("instagram", { done: false })]);
  expect(others).toEqual([]);
  expect(shared).toMatchObject({
    name: "Facebook and Instagram",
    platforms: ["facebook", "instagram"],
    done: false,
  });
  expect(groupSteps([step("facebook"), step("instagram")])[0]!.done).toBe(true);
});

test("a file of its own is a step of its own", () => {
  const deck: Partial<ExportStep> = { format: "copy_deck", files: ["instagram/copy-deck.xlsx"] };
  const names = groupSteps([step("facebook"), step("instagram", deck)]).map(({ name }) => name);
  expect(names).toEqual(["Facebook", "Instagram"]);
});
