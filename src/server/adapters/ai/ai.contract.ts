import { describe, expect, it } from "vitest";
import type { TextInput } from "#core/generations/text/text.ts";
import type { TextEngine, TextEvent, TextRequest } from "./ai.ts";

export const BRIEF: TextInput = {
  companyName: "Bäckerei Lind",
  productName: "Sourdough",
  targetAudience: "Busy parents",
  keyMessage: "Baked at five every morning",
  additionalDetails: "",
};

export function request(changes: Partial<TextRequest> = {}): TextRequest {
  return { input: BRIEF, seed: "seed", have: [], signal: new AbortController().signal, ...changes };
}

export async function eventsOf(engine: TextEngine, asked = request()): Promise<TextEvent[]> {
  const events: TextEvent[] = [];
  for await (const event of engine.writeTextAds(asked)) events.push(event);
  return events;
}

export function partsOf(events: readonly TextEvent[]): { index: number; text: string }[] {
  return events.filter((event) => event.type === "part").map(({ index, text }) => ({ index, text }));
}

/** What every text engine promises. `start` gives a fresh engine; `id` is what it calls itself. */
export function describeTextEngine(name: string, id: string, start: () => TextEngine): void {
  describe(`${name} as a text engine`, () => {
    it("names itself", () => {
      expect(start().id).toBe(id);
    });

    it("writes three different ads, each on one line", async () => {
      const parts = partsOf(await eventsOf(start()));
      expect(parts.map((part) => part.index)).toEqual([0, 1, 2]);
      expect(new Set(parts.map((part) => part.text)).size).toBe(3);
      for (const { text } of parts) expect(text).toMatch(/^\S.*\S$/u);
    });

    it("shows each ad growing, then gives it whole, one after the other", async () => {
      const events = await eventsOf(start());
      const shown = events.filter((event) => event.type !== "usage");
      expect(shown.map((event) => event.index)).toEqual(
        shown.map((event) => event.index).toSorted((a, b) => a - b),
      );
      for (const { index, text } of partsOf(events)) {
        const own = shown.filter((event) => event.index === index);
        expect(own.length).toBeGreaterThan(2);
        expect(own.at(-1)).toEqual({ type: "part", index, text });
        expect(own.slice(0, -1).every((event) => event.type === "growing")).toBe(true);
        const lengths = own.map((event) => event.text.length);
        expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
        for (const { text: growing } of own) expect(text.startsWith(growing.trim())).toBe(true);
      }
    });

    it("ends with what it cost, once", async () => {
      const events = await eventsOf(start());
      expect(events.filter((event) => event.type === "usage")).toHaveLength(1);
      expect(events.at(-1)).toMatchObject({ type: "usage", usage: { pictures: 0 } });
    });

    it("keeps the ads that exist and writes only the rest", async () => {
      const have = ["An ad from before", "Another ad from before"];
      const parts = partsOf(await eventsOf(start(), request({ have })));
      expect(parts.map((part) => part.index)).toEqual([2]);
      expect(have).not.toContain(parts[0]?.text);
    });

    it("does not write again what it wrote before", async () => {
      const before = partsOf(await eventsOf(start())).map((part) => part.text);
      const parts = partsOf(await eventsOf(start(), request({ have: before.slice(0, 1) })));
      expect(parts.map((part) => part.index)).toEqual([1, 2]);
      expect(parts.map((part) => part.text)).not.toContain(before[0]);
    });

    it("writes nothing when nothing is missing", async () => {
      expect(partsOf(await eventsOf(start(), request({ have: ["a", "b", "c"] })))).toEqual([]);
    });

    it("does not start once it is called off", async () => {
      const reason = new Error("called off");
      await expect(eventsOf(start(), request({ signal: AbortSignal.abort(reason) }))).rejects.toBe(reason);
    });

    it("stops with the caller's reason when it is called off in the middle", async () => {
      const controller = new AbortController();
      const reason = new Error("called off");
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
