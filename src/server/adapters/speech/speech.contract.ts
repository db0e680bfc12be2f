import { describe, expect, it } from "vitest";
import type { Speech, SpeechRequest } from "./speech.ts";
import { readWav } from "./wav.ts";

/**
 * A request to a speech adapter, for the contract tests and `speech.openai.test.ts`; `changes`
 * replace single fields.
 */
export function speechRequest(changes: Partial<SpeechRequest> = {}): SpeechRequest {
  const text = "It dims as the sun sets.";
  return { text, speaker: "alloy", language: "en", signal: new AbortController().signal, ...changes };
}

/**
 * Contract tests of every speech adapter, which `speech.openai.test.ts` runs; `start` creates a new
 * adapter and `id` is its expected id.
 */
export function describeSpeech(name: string, id: string, start: () => Speech): void {
  describe(`${name} as a speech adapter`, () => {
    it("reports its id and at least one voice, each once", () => {
      const { id: reported, speakers } = start();
      expect(reported).toBe(id);
      expect(speakers.length).toBeGreaterThan(0);
      expect(new Set(speakers).size).toBe(speakers.length);
    });

    it("speaks with each of its voices", async () => {
      const speech = start();
      for (const speaker of speech.speakers)
        expect((await speech.speak(speechRequest({ speaker }))).seconds).toBeGreaterThan(0);
    });

    it("returns a WAV file of the reported length", async () => {
      const { bytes, seconds } = await start().speak(speechRequest());
      const { samples, sampleRate } = readWav(bytes)!;
      expect(samples.length / sampleRate).toBeCloseTo(seconds, 6);
      expect(bytes).toHaveLength(44 + samples.length * 2);
    });

    it("a longer text takes more time, and both report their cost", async () => {
      const speech = start();
      const short = await speech.speak(speechRequest());
      const long = await speech.speak(speechRequest({ text: "It dims as the sun sets. ".repeat(4).trim() }));
      expect(long.seconds).toBeGreaterThan(short.seconds);
      expect(long.usage.costUsd).toBeGreaterThan(short.usage.costUsd);
    });

    it("rejects with the reason of an abort", async () => {
      const signal = AbortSignal.abort(new Error("aborted"));
      await expect(start().speak(speechRequest({ signal }))).rejects.toThrow("aborted");
    });
  });
}
