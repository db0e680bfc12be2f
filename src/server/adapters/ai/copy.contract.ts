import { describe, expect, it } from "vitest";
import type { CopyBrief } from "#core/generations/copy/copy.ts";
import type { CampaignCopy, CopyUse } from "#core/generations/copy/platform-copy.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { PLATFORM_IDS, PLATFORMS } from "#core/platforms/platforms.ts";
import { fitsField } from "#core/platforms/text-fields.ts";
import type { AiUsage, CopyEngine, CopyRequest } from "./ai.ts";

/**
 * The brief of the contract tests for copy and of `openai/ai.openai-copy.slow.test.ts`, which
 * `PROVIDER_COPY` of the stand-in (`tests/support/stand-ins/campaign-provider.ts`) answers.
 */
export const LAMP_BRIEF: CopyBrief = {
  companyName: "Halden",
  productName: "Dusk Lamp",
  targetAudience: "Renters who work from home",
  keyMessage: "",
  keyFeatures: "Dims to warm light as the sun sets. Cordless, 20 hours per charge.",
  campaignGoals: "Launch online with a 20% launch offer",
  additionalDetails: "Never mention candles.",
  brandVoice: "casual",
  wordsToUse: [],
  wordsToAvoid: [],
  language: "en",
  platforms: [...PLATFORM_IDS],
  angles: [],
};

interface WrittenCopy {
  readonly copy: CampaignCopy;
  readonly use: CopyUse;
  readonly usage: readonly AiUsage[];
}

/**
 * Runs a copy engine to its end with `LAMP_BRIEF` and returns what it wrote, for the contract tests
 * and `openai/ai.openai-copy.slow.test.ts`; `changes` replace fields of the brief, `request` those
 * of the request. Throws the engine's error.
 */
export async function writeCopyWith(
  engine: CopyEngine,
  changes: Partial<CopyBrief> = {},
  request: Partial<CopyRequest> = {},
): Promise<WrittenCopy> {
  const { signal } = new AbortController();
  const brief = { ...LAMP_BRIEF, ...changes };
  const usage: AiUsage[] = [];
  const written: Omit<WrittenCopy, "usage">[] = [];
  for await (const event of engine.writeCopy({ brief, seed: "seed", signal, ...request })) {
    if (event.type === "usage") usage.push(event.usage);
    else written.push({ copy: event.copy, use: event.use });
  }
  const [only] = written;
  if (!only || written.length > 1) throw new Error(`The copy was written ${written.length} times.`);
  return { ...only, usage };
}

/**
 * All texts of a campaign's copy in the order of its fields, in which the contract tests and
 * `openai/ai.openai-copy.slow.test.ts` look for words.
 */
export const textsIn = (copy: CampaignCopy): string[] =>
  copy.flatMap(({ fields }) => Object.values(fields).flatMap((texts) => texts.map(({ text }) => text)));

/**
 * Contract of every copy engine, which the tests of provider and studio run. `start` creates a new
 * engine; `id` is its expected id.
 */
export function describeCopyEngine(name: string, id: string, start: () => CopyEngine): void {
  describe(`${name} as a copy engine`, () => {
    it("reports its id", () => {
      expect(start().id).toBe(id);
    });

    it("writes each platform of the brief once, within the limits of its fields", async () => {
      const { copy, usage } = await writeCopyWith(start());
      expect(copy.map(({ platform }) => platform)).toEqual(PLATFORM_IDS);
      expect(usage.length).toBeGreaterThan(0);
      for (const { platform, fields } of copy) {
        const { fields: specs, mainField }: PlatformSpec = PLATFORMS[platform];
        expect(fields[mainField]?.length, platform).toBeGreaterThan(0);
        for (const [field, texts] of Object.entries(fields)) {
          for (const { text, engine } of texts) {
            expect(fitsField(specs[field]!, text), `${platform} ${field}: ${text}`).toBe(true);
            expect([id, "studio"]).toContain(engine);
          }
        }
      }
    });

    it("names itself as the engine of at least one text", async () => {
      const { copy, use } = await writeCopyWith(start());
      const engines = copy.flatMap(({ fields }) =>
        Object.values(fields)
          .flat()
          .map(({ engine }) => engine),
      );
      expect(engines).toContain(id);
      expect(use.engine).toBe(id);
    });

    it("writes the platforms and the number of texts that are asked for", async () => {
      const { copy } = await writeCopyWith(start(), { platforms: ["x"], variants: 1 });
      expect(copy.map(({ platform }) => platform)).toEqual(["x"]);
      for (const texts of Object.values(copy[0]!.fields)) expect(texts.length).toBeLessThanOrEqual(1);
    });

    it("prints no notes and no audience", async () => {
      const { copy } = await writeCopyWith(start());
      expect(textsIn(copy).join("\n")).not.toMatch(/never|mention|candles|renters/i);
    });

    it("rewrites the fields of an ad alone", async () => {
      const rewrite = {
        fields: { text: ["Dusk Lamp by Halden."], headline: ["Lamp"] },
        wish: "",
        field: "text",
      };
      const { copy } = await writeCopyWith(start(), { platforms: ["x"], variants: 1, rewrite });
      expect(Object.keys(copy[0]!.fields)).toEqual(["text"]);
    });

    it("does not start after an abort", async () => {
      const reason = new Error("aborted");
      const signal = AbortSignal.abort(reason);
      await expect(writeCopyWith(start(), {}, { signal })).rejects.toBe(reason);
    });
  });
}
