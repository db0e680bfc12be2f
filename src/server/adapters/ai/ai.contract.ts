import { describe, expect, it } from "vitest";
import type { TextInput } from "#core/generations/text/text.ts";
import type { TextEngine, TextEvent, TextRequest } from "./ai.ts";

/**
 * Brief for which every text engine has to write ads: the input of `request` in the contract tests
 * below, and of the tests of the provider's text engine (`openai/ai.openai.test.ts`).
 */
export const BRIEF: TextInput = {
  companyName: "Bäckerei Lind",
  productName: "Sourdough",
  targetAudience: "Busy parents",
  keyMessage: "Baked at five every morning",
  additionalDetails: "",
};

/**
 * A request to a text engine with `BRIEF`, for the contract tests and the tests of the provider's
 * text engine (`openai/ai.openai*.test.ts`); `changes` replace single fields.
 */
export function request(changes: Partial<TextRequest> = {}): TextRequest {
  return { input: BRIEF, seed: "seed", existing: [], signal: new AbortController().signal, ...changes };
}

/**
 * Runs a text engine to its end and returns its events in order, for the contract tests and the
 * tests of both text engines (`openai/ai.openai*.test.ts`, `studio/ai.studio.test.ts`). Rejects
 * with the engine's error.
 */
export async function eventsOf(engine: TextEngine, textRequest = request()): Promise<TextEvent[]> {
  const events: TextEvent[] = [];
  for await (const event of engine.writeTextAds(textRequest)) events.push(event);
  return events;
}

/**
 * The completed ads (events `part`) among the events of a text engine, with their index, for the
 * contract tests and the tests of both text engines.
 */
export function partsOf(events: readonly TextEvent[]): { index: number; text: string }[] {
  return events.filter((event) => event.type === "part").map(({ index, text }) => ({ index, text }));
}

/**
 * Contract of every text engine, which the tests of provider and studio run. `start` creates a new
 * engine; `id` is its expected id.
 */
export function describeTextEngine(name: string, id: string, start: () => TextEngine): void {
  describe(`${name} as a text engine`, () => {
    it("reports its id", () => {
      expect(start().id).toBe(id);
    });

    it("writes three different ads, each on one line", async () => {
      const parts = partsOf(await eventsOf(start()));
      expect(parts.map((part) => part.index)).toEqual([0, 1, 2]);
      expect(new Set(parts.map((part) => part.text)).size).toBe(3);
      for (const { text } of parts) expect(text).toMatch(/^\S.*\S$/u);
    });

    it("yields each ad first as growing previews, then as a part, in order", async () => {
      const events = await eventsOf(start());
      const shown = events.filter((event) => event.type !== "usage");
      expect(shown.map((event) => event.index)).toEqual(
        shown.map((event) => event.index).toSorted((a, b) => a - b),
      );
      for (const { index, text } of partsOf(events)) {
        const ofAd = shown.filter((event) => event.index === index);
        expect(ofAd.length).toBeGreaterThan(2);
        expect(ofAd.at(-1)).toEqual({ type: "part", index, text });
        expect(ofAd.slice(0, -1).every((event) => event.type === "growing")).toBe(true);
        const lengths = ofAd.map((event) => event.text.length);
        expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
        for (const { text: growing } of ofAd) expect(text.startsWith(growing.trim())).toBe(true);
      }
    });

    it("yields one usage event, last", async () => {
      const events = await eventsOf(start());
      expect(events.filter((event) => event.type === "usage")).toHaveLength(1);
      expect(events.at(-1)).toMatchObject({ type: "usage", usage: { images: 0 } });
    });

    it("writes only the ads that are missing", async () => {
      const existing = ["An ad from before", "Another ad from before"];
      const parts = partsOf(await eventsOf(start(), request({ existing })));
      expect(parts.map((part) => part.index)).toEqual([2]);
      expect(existing).not.toContain(parts[0]?.text);
    });

    it("does not repeat an existing ad", async () => {
      const before = partsOf(await eventsOf(start())).map((part) => part.text);
      const parts = partsOf(await eventsOf(start(), request({ existing: before.slice(0, 1) })));
      expect(parts.map((part) => part.index)).toEqual([1, 2]);
      expect(parts.map((part) => part.text)).not.toContain(before[0]);
    });

    it("writes nothing when no ad is missing", async () => {
      expect(partsOf(await eventsOf(start(), request({ existing: ["a", "b", "c"] })))).toEqual([]);
    });

    it("does not start after an abort", async () => {
      const reason = new Error("aborted");
      await expect(eventsOf(start(), request({ signal: AbortSignal.abort(reason) }))).rejects.toBe(reason);
    });

    it("rejects with the reason of an abort while it writes", async () => {
      const controller = new AbortController();
      const reason = new Error("aborted");
      const events: TextEvent[] = [];
      const run = async () => {
        for await (const event of start().writeTextAds(request({ signal: controller.signal }))) {
          events.push(event);
          controller.abort(reason);
        }
      };
      await expect(run()).rejects.toBe(reason);
      expect(partsOf(events)).toEqual([]);
    });
  });
}
