import { expect, test } from "vitest";
import { PLATFORM_IDS } from "../platforms/platforms.ts";
import { aiLabelOf } from "./ai-label.ts";

const at = "2026-11-23T10:00:00.000Z";
const uses = (engine: string | null) => [{ part: "media", engine, at, changedAt: null }];

test.each([null, "studio"])("a picture of %s needs no label", (engine) => {
  expect(aiLabelOf({ platform: "tiktok", aiUse: uses(engine) })).toBeUndefined();
});

test("a text of a model needs no label", () => {
  const aiUse = [{ part: "headline", engine: "gpt-6-luna", at, changedAt: null }];
  expect(aiLabelOf({ platform: "tiktok", aiUse })).toBeUndefined();
});

test.each(PLATFORM_IDS)("a picture of a model names the switch of %s and the law", (platform) => {
  const label = aiLabelOf({ platform, aiUse: uses("gpt-image-2.5-flare") });
  expect(label?.platform).not.toBe("");
  expect(label?.lawUrl).toContain("eur-lex.europa.eu");
});
