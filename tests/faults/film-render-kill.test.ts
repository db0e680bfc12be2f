import { readFile } from "node:fs/promises";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { FilmRender } from "#core/film/film-render.ts";
import { CAN_RENDER } from "../support/can-render.ts";
import { filmsClient, filmSettings } from "../support/films.ts";
import { generationsClient } from "../support/generations.ts";
import { until } from "../support/until.ts";
import { withKillableProduct } from "./killable-product.ts";

const BRIEF = { companyName: "Halden", productName: "Dusk Lamp", keyMessage: "It dims as the sun sets." };
const RENDER_MS = 150_000;

/** Ids of the child processes of a process. */
const childrenOf = async (pid: number) =>
  (await readFile(`/proc/${pid}/task/${pid}/children`, "utf8")).trim().split(" ").filter(Boolean).map(Number);

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test.skipIf(!CAN_RENDER)(
  "kill -9 while the server makes a video: the next server makes it once and leaves no files behind",
  { timeout: 400_000 },
  async () => {
    await withKillableProduct(
      async ({ db, url, pid, newUser, kill, start }) => {
        const user = await newUser("growth");
        const generations = generationsClient(url(), user);
        const script = await generations.start({ kind: "video", input: BRIEF });
        await generations.ended(script, 60_000);
        const films = () => filmsClient(url(), user);
        const accepted = await films().call("POST", `/generations/${script}/film`, {
          ...{ ratio: "9:16", settings: filmSettings() },
        });
        const { id } = (await accepted.json()) as FilmRender;
        const read = async () =>
          (await (await films().call("GET", `/film-renders/${id}`)).json()) as FilmRender;

        await until("frames are made", async () => (await read()).frames > 30, RENDER_MS);
        const children = await childrenOf(pid());
        expect(children.length).toBe(1);
        await kill();
        await until("the render process has ended", async () => !children.some(isRunning), 10_000);

        await start();
        const isEnded = async () => !["pending", "in-progress"].includes((await read()).status);
        await until("the video is made", isEnded, RENDER_MS);
        expect(await read()).toMatchObject({ status: "completed", frames: 450, totalFrames: 450 });
        const { items, usedBytes } = await films().list(script);
        expect(items).toMatchObject([{ status: "completed", madeBy: "server", seconds: 15 }]);
        expect(usedBytes).toBe(items[0]!.bytes);
        expect(await childrenOf(pid())).toEqual([]);
        const { rows } = await db.execute(sql`select fence from film_renders where id = ${id}`);
        expect(rows).toEqual([{ fence: 2 }]);
      },
      { FILM_RENDERER: "server" },
    );
  },
);
