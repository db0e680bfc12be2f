import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { FILM_LIMITS } from "#core/film/limits.ts";
import type { FinishedFilm } from "#core/film/finished-film.ts";
import { pick } from "#studio/random.ts";
import { filmFile } from "../support/film-file.ts";
import { filmsClient } from "../support/films.ts";
import { generationsClient } from "../support/generations.ts";
import { withKillableProduct } from "./killable-product.ts";
import { faultsRandom } from "./seed.ts";

const ROUNDS = 6;
const BRIEF = { companyName: "Halden", productName: "Dusk Lamp", keyMessage: "It dims as the sun sets." };

test("kill -9 during an upload: it continues with the missing parts, and the video is complete", async () => {
  const random = faultsRandom();
  const file = await filmFile({ frameBytes: 300_000 });
  const partAt = (part: number) =>
    file.subarray(part * FILM_LIMITS.partBytes, (part + 1) * FILM_LIMITS.partBytes);
  const parts = Math.ceil(file.length / FILM_LIMITS.partBytes);
  await withKillableProduct(async ({ url, newUser, restart }) => {
    const user = await newUser("growth");
    const generations = generationsClient(url(), user);
    const script = await generations.start({ kind: "video", input: BRIEF });
    await generations.ended(script, 60_000);
    const films = () => filmsClient(url(), user);
    const { id } = await films().begin(script, file.length);
    const read = async () => (await (await films().call("GET", `/films/${id}`)).json()) as FinishedFilm;

    for (let round = 0; round < ROUNDS; round++) {
      const sending = Array.from({ length: parts }, async (_, part) => {
        const response = await films()
          .sendPart(id, part, partAt(part))
          .catch(() => undefined);
        return response?.status === 200 ? [part] : [];
      });
      await delay(pick(random, [0, 5, 20, 60, 150]));
      await restart();
      const confirmed = (await Promise.all(sending)).flat();
      const { receivedParts, status } = await read();
      expect(status).toBe("uploading");
      for (const part of confirmed) expect(receivedParts).toContain(part);
    }

    const { receivedParts } = await read();
    for (let part = 0; part < parts; part++) {
      if (!receivedParts.includes(part))
        expect((await films().sendPart(id, part, partAt(part))).status).toBe(200);
    }
    const completing = films()
      .complete(id)
      .catch(() => undefined);
    await delay(pick(random, [0, 3, 10]));
    await restart();
    await completing;
    expect((await films().complete(id)).status).toBe(200);
    const { url: video } = await read();
    const stored = new Uint8Array(await (await films().open(video!)).arrayBuffer());
    expect(Buffer.compare(stored, file)).toBe(0);
    expect((await films().list(script)).usedBytes).toBe(file.length);
  });
});
