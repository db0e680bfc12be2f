import type { Caption, FilmList, FinishedFilm } from "#core/film/finished-film.ts";
import { FILM_LIMITS } from "#core/film/limits.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import type { FilmRatio } from "#core/film/ratios.ts";
import { PLANS } from "#core/plans.ts";
import { apiClient, type ApiClient } from "./api-client.ts";
import { startPipeline, type Pipeline } from "./pipeline.ts";
import type { TestUser } from "./user.ts";

/**
 * Requests of one test user about the finished videos of a script (`core/api/films.api.ts`).
 * `filmsClient` makes it.
 */
export interface FilmsClient extends ApiClient {
  readonly list: (generationId: string) => Promise<FilmList>;
  readonly begin: (
    generationId: string,
    bytes: number,
    options?: { readonly ratio?: FilmRatio; readonly captions?: readonly Caption[] },
  ) => Promise<FinishedFilm>;
  readonly sendPart: (id: string, part: number, bytes: Uint8Array) => Promise<Response>;
  readonly complete: (id: string) => Promise<Response>;
  /** Uploads a whole file that must be accepted. */
  readonly upload: (
    generationId: string,
    file: Uint8Array,
    captions?: readonly Caption[],
  ) => Promise<FinishedFilm>;
  /** Sends a file as a form. */
  readonly sendFile: (path: string, file: Uint8Array, type: string) => Promise<Response>;
  readonly open: (url: string, headers?: Record<string, string>, method?: string) => Promise<Response>;
}

const read = async <T>(response: Response): Promise<T> => {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};

/**
 * Client of one test user for the requests about videos (`core/api/films.api.ts`). It sends files
 * in parts of `FILM_LIMITS.partBytes` (`core/film/limits.ts`).
 */
export function filmsClient(origin: string, user: Pick<TestUser, "cookie">): FilmsClient {
  const client = apiClient(origin, user);
  const { call } = client;
  const sendFile: FilmsClient["sendFile"] = (path, file, type) => {
    const form = new FormData();
    form.set("file", new File([Buffer.from(file)], "file", { type }));
    return fetch(`${origin}/api${path}`, { method: "PUT", headers: { cookie: user.cookie }, body: form });
  };
  const sendPart: FilmsClient["sendPart"] = (id, part, bytes) =>
    sendFile(`/films/${id}/parts/${part}`, bytes, "video/mp4");
  const begin: FilmsClient["begin"] = async (generationId, bytes, { ratio = "9:16", captions = [] } = {}) =>
    read(await call("POST", `/generations/${generationId}/films`, { ratio, bytes, captions }));
  const complete = (id: string) => call("POST", `/films/${id}/complete`);
  return {
    ...client,
    list: async (id) => read(await call("GET", `/generations/${id}/films`)),
    begin,
    sendPart,
    complete,
    sendFile,
    async upload(generationId, file, captions = []) {
      const { id } = await begin(generationId, file.length, { captions });
      for (let at = 0; at < file.length; at += FILM_LIMITS.partBytes) {
        const part = file.subarray(at, at + FILM_LIMITS.partBytes);
        await read(await sendPart(id, at / FILM_LIMITS.partBytes, part));
      }
      return read(await complete(id));
    },
    open: (url, headers = {}, method = "GET") =>
      fetch(`${origin}${url}`, { method, headers: { cookie: user.cookie, ...headers } }),
  };
}

/**
 * Valid settings of a short film with some changes, for tests that store them or make a video. The
 * schema is in `core/film/settings.ts`.
 */
export function filmSettings(changes: Partial<FilmSettings> = {}): FilmSettings {
  const scene = {
    text: "Warm light",
    voiceOver: "It dims at dusk.",
    picture: null,
    movement: "auto",
  } as const;
  return {
    ...{ ratio: "9:16", seconds: 15, style: "modern", mood: "warm", transition: "style" },
    ...{ captions: "marked", voice: "none", callToAction: "See it", address: "halden.example" },
    scenes: [
      { ...scene, seconds: 7 },
      { ...scene, seconds: 8 },
    ],
    ...changes,
  };
}

const BRIEF = { companyName: "Halden", productName: "Dusk Lamp", keyMessage: "It dims as the sun sets." };

/**
 * Starts a product whose free plan includes nine video scripts (`core/plans.ts` otherwise), for
 * tests of videos.
 */
export function startFilmPipeline(): Promise<Pipeline> {
  const free = { ...PLANS.free, quotas: { ...PLANS.free.quotas, videoAds: 9 } };
  return startPipeline({ plans: { ...PLANS, free } });
}

/**
 * Creates a user with a completed video script of `BRIEF`, for a test of its video; returns the
 * script's id and two clients. The product is one of `startFilmPipeline`.
 */
export async function createScript(pipeline: Pipeline) {
  const client = await pipeline.newUser();
  const script = await client.start({ kind: "video", input: BRIEF });
  await client.ended(script, 60_000);
  return { client, script, films: filmsClient(pipeline.app.url, client.user) };
}
