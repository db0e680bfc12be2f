import type { FilmVoice } from "#core/film/voice.ts";
import type { TestApp } from "./app.ts";
import { filmsClient, type FilmsClient } from "./films.ts";
import { generationsClient, type GenerationsClient } from "./generations.ts";
import { until } from "./until.ts";
import { createUser, type TestUser } from "./user.ts";

const BRIEF = { companyName: "Halden", productName: "Dusk Lamp", keyMessage: "It dims as the sun sets." };
/**
 * Texts of the three scenes that tests request voices for, with the scripts of `newSpokenScript`.
 */
export const WORDS = ["Evenings are too bright.", "The lamp dims as the sun sets.", "Order it today."];

/** A video script of a user, with functions that request its voices. */
interface SpokenScript {
  readonly client: GenerationsClient;
  readonly films: FilmsClient;
  readonly owner: TestUser;
  readonly script: string;
  /** Path of its voices in the API. */
  readonly path: string;
  readonly read: () => Promise<FilmVoice>;
  readonly speak: (scenes?: readonly string[], speaker?: string) => Promise<Response>;
  /** Requests a voicing that must be accepted. */
  readonly begin: (scenes?: readonly string[], speaker?: string) => Promise<FilmVoice>;
  /** Waits until the voicing has ended. */
  readonly ended: () => Promise<FilmVoice>;
  /** `begin`, then `ended`. */
  readonly spoken: (scenes?: readonly string[], speaker?: string) => Promise<FilmVoice>;
  readonly stop: () => Promise<FilmVoice>;
}

/**
 * Creates a script with the kind "video" through the API and waits until it is completed, for a
 * test of voicings; for a user who is new by default. The routes of voices are in
 * `core/api/films.api.ts`.
 */
export async function newSpokenScript(app: TestApp, user?: TestUser): Promise<SpokenScript> {
  const owner = user ?? (await createUser(app.deps));
  const client = generationsClient(app.url, owner);
  const script = await client.start({ kind: "video", input: BRIEF });
  await client.ended(script, 60_000);
  const films = filmsClient(app.url, owner);
  const path = `/generations/${script}/voice`;
  const accepted = async (response: Response) => {
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as FilmVoice;
  };
  const read = async () => accepted(await films.call("GET", path));
  const speak: SpokenScript["speak"] = (scenes = WORDS, speaker = "alloy") =>
    films.call("POST", `${path}/speak`, { speaker, scenes });
  const begin: SpokenScript["begin"] = async (scenes, speaker) => accepted(await speak(scenes, speaker));
  const ended = () =>
    until("the voicing ends", async () => {
      const voice = await read();
      return voice.voicing?.status !== "speaking" && voice;
    });
  return {
    ...{ client, films, owner, script, path, read, speak, begin, ended },
    spoken: async (scenes, speaker) => {
      await begin(scenes, speaker);
      return ended();
    },
    stop: async () => accepted(await films.call("POST", `${path}/stop`)),
  };
}
