import type { Page } from "@playwright/test";
import type { FilmRenderJob } from "#server/adapters/film-renderer/film-renderer.ts";

/** Functions of tests/e2e/components/film-page.ts that this module calls. */
interface FilmPage {
  readonly film: {
    readonly load: (film: unknown, assets: unknown) => void;
    readonly sendFrames: (url: string, step: number) => Promise<void>;
  };
}

/**
 * Draws every `step`th frame of a film as a painter of the browser does and returns them in I420,
 * for comparisons with the server's frames. The page is `tests/e2e/components/film-page.ts`; the
 * conversion is `toI420` in `studio/film/yuv.ts`.
 */
export async function drawFrames(
  page: Page,
  { film, assets }: Pick<FilmRenderJob, "film" | "assets">,
  step: number,
): Promise<Buffer[]> {
  await page.waitForFunction(() => "film" in globalThis);
  const frames: Buffer[] = [];
  const address = new URL("frames", page.url()).href;
  await page.route(address, async (route) => {
    frames.push(route.request().postDataBuffer() ?? Buffer.alloc(0));
    await route.fulfill({ status: 204 });
  });
  const types = new Map(film.assets.map(({ id, type }) => [id, type]));
  const sent = assets.map(({ id, data }) => ({
    ...{ id, type: types.get(id) },
    base64: Buffer.from(data).toString("base64"),
  }));
  await page.evaluate(
    async ([data, files, url, every]) => {
      const calls = (globalThis as unknown as FilmPage).film;
      calls.load(data, files);
      await calls.sendFrames(url, every);
    },
    [film, sent, address, step] as const,
  );
  await page.unroute(address);
  return frames;
}

/**
 * Mean difference of two frames in I420, 0 to 255, `Infinity` for different sizes.
 * `film-frames.spec.ts` compares frames of a browser with those of the server and has the limit.
 */
export function meanDifference(one: Uint8Array, other: Uint8Array): number {
  if (one.length !== other.length) return Infinity;
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += Math.abs((one[i] ?? 0) - (other[i] ?? 0));
  return sum / one.length;
}
