import { FILM_MOOD_IDS } from "#core/film/moods.ts";
import { FILM_RATIOS, FILM_SIZES } from "#core/film/ratios.ts";
import { FILM_MOVEMENTS, FILM_SECONDS, FILM_TRANSITIONS, type FilmSettings } from "#core/film/settings.ts";
import { IMAGE_STYLES } from "#core/generations/image/styles.ts";
import { beatGrid } from "#studio/film/beat-grid.ts";
import { directFilm, type Direction } from "#studio/film/direction/direct-film.ts";
import { planShots } from "#studio/film/direction/shots.ts";
import { createRandom, pick } from "#studio/random.ts";
import { adInput } from "../ad-inputs.fixture.ts";
import type { RenderEngine } from "../render-engine.ts";
import { stageShots } from "./stage-shots.ts";

const VOICES = [
  "",
  "Most coffee sits on a shelf for months before it reaches your cup. Ours does not.",
  "Ours is roasted in small batches, in the week it ships.",
  "بشرة تستيقظ قبلك، بسيروم ليلي بالسكوالين والباكوتشيول لكل أنواع البشرة.",
  "无线耳机，随时随地自动调整降噪，让你只听见想听的声音。",
  "Die Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen sind da 🎉🇩🇪.",
  "Forty hours of music ☕ on one charge, and a case that fits any pocket you own.",
] as const;

const ADDRESSES = ["", "northbeam.coffee", "rindfleischetikettierungsueberwachung.example/angebot"] as const;

/**
 * Directs one of many possible films without pixels and returns its settings and its direction; the
 * same number gives the same film. `film.property.slow.test.ts` checks many of them, and
 * `tests/bench/film.ts` measures with them.
 */
export async function seededFilm(
  engine: RenderEngine,
  number: number,
): Promise<{ readonly settings: FilmSettings; readonly direction: Direction }> {
  const random = createRandom(`film ${number}`);
  const { brief, pictures, seed } = adInput(number);
  const products = pictures.filter(({ kind }) => kind !== "logo");
  const seconds = pick(random, FILM_SECONDS) ?? 15;
  const count = Math.min(1 + Math.floor(random() * 4), Math.floor(seconds / 2));
  const style = IMAGE_STYLES[number % IMAGE_STYLES.length] ?? "modern";
  const settings: FilmSettings = {
    ratio: FILM_RATIOS[Math.floor(number / IMAGE_STYLES.length) % FILM_RATIOS.length] ?? "9:16",
    seconds,
    style,
    mood: pick(random, [null, ...FILM_MOOD_IDS]) ?? null,
    transition: pick(random, ["style", "style", ...FILM_TRANSITIONS] as const) ?? "style",
    captions: pick(random, ["marked", "marked", "plain", "off"] as const) ?? "marked",
    voice: "none",
    callToAction: (brief.callToAction ?? "").slice(0, 40),
    address: pick(random, ADDRESSES) ?? "",
    scenes: Array.from({ length: count }, () => ({
      text: random() < 0.1 ? "" : adInput(Math.floor(random() * 1e6)).brief.headline.slice(0, 120),
      voiceOver: pick(random, VOICES) ?? "",
      picture: random() < 0.15 ? null : String(pick(random, products)?.id ?? ""),
      movement: pick(random, FILM_MOVEMENTS) ?? "auto",
      transition: pick(random, [undefined, undefined, ...FILM_TRANSITIONS]),
      seconds: seconds / count,
    })),
  };
  const beats = beatGrid(settings.mood, seconds);
  const canvas = FILM_SIZES[settings.ratio];
  const analyzed = pictures.map((info) => ({ info, pixels: { data: Buffer.alloc(0), width: 0, height: 0 } }));
  const shots = await stageShots(engine, {
    settings,
    brief: { ...brief, style },
    pictures: analyzed,
    pictureOf: (upload) => products.find(({ id }) => String(id) === upload)?.id,
    seed,
    canvas,
    shots: planShots(settings, beats),
  });
  return { settings, direction: directFilm({ settings, canvas, beats, shots, pictures }) };
}
