import { setTimeout as delay } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import { expect, test } from "vitest";
import type { FilmVoice } from "#core/film/voice.ts";
import { files, generationFiles } from "#server/modules/files/files.table.ts";
import { pick } from "#studio/random.ts";
import { filmsClient } from "../support/films.ts";
import { generationsClient } from "../support/generations.ts";
import { startOpenAiStandIn } from "../support/stand-ins/openai.ts";
import { EXHAUSTED } from "../support/stand-ins/openai-replies.ts";
import { until } from "../support/until.ts";
import { withKillableProduct } from "./killable-product.ts";
import { faultsRandom } from "./seed.ts";

const ROUNDS = 3;
const BRIEF = { companyName: "Halden", productName: "Dusk Lamp", keyMessage: "It dims as the sun sets." };
const WORDS = ["First words.", "Second words.", "Third words.", "Fourth words."];

test("kill -9 while a script is spoken: the voicing continues, counts once, and keeps one file per scene", async () => {
  const random = faultsRandom();
  const provider = await startOpenAiStandIn();
  // The studio writes the script, because all other requests fail.
  provider.replyWhen("", EXHAUSTED);
  provider.speechWhen("words", { type: "sound", waitMs: 300 });
  const env = { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: provider.baseUrl, SPEECH_MODEL: "tts-1" };
  try {
    await withKillableProduct(async ({ url, newUser, restart, db }) => {
      const user = await newUser("growth");
      const generations = generationsClient(url(), user);
      const script = await generations.start({ kind: "video", input: BRIEF });
      await generations.ended(script, 60_000);
      const path = `/generations/${script}/voice`;
      const call = (method: string, rest = "", body?: object) =>
        filmsClient(url(), user).call(method, `${path}${rest}`, body);
      const read = async () => (await (await call("GET")).json()) as FilmVoice;
      expect((await call("POST", "/speak", { speaker: "alloy", scenes: WORDS })).status).toBe(202);
      for (let round = 1; round <= ROUNDS; round++) {
        await until(
          `${round} scenes are spoken`,
          async () => {
            const { voicing } = await read();
            return voicing?.status !== "speaking" || voicing.done >= round;
          },
          60_000,
        );
        await delay(pick(random, [0, 50, 150, 250]));
        await restart();
        const { voicing, scenes } = await read();
        // The voices are replaced together, never one by one.
        expect(scenes).toHaveLength(voicing?.status === "completed" ? WORDS.length : 0);
      }
      const { voicing, scenes, voicingsLeft } = await until(
        "the voicing ends",
        async () => {
          const voice = await read();
          return voice.voicing?.status !== "speaking" && voice;
        },
        120_000,
      );
      expect([voicing?.status, voicingsLeft]).toEqual(["completed", 2]);
      expect(scenes.map(({ spoken }) => spoken?.text)).toEqual(WORDS);
      // No row refers to a file that was stored at the moment of a kill; a sweep removes it.
      const kept = await db
        .select({ id: files.id })
        .from(files)
        .innerJoin(generationFiles, eq(generationFiles.fileId, files.id))
        .where(and(eq(files.purpose, "voice"), isNull(files.deletedAt)));
      expect(kept).toHaveLength(WORDS.length);
    }, env);
  } finally {
    await provider.close();
  }
});
