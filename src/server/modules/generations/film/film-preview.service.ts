import type { FilmPreview } from "#core/api/film.api.ts";
import { filmMessages } from "#core/film/messages.ts";
import type { FilmRatio } from "#core/film/ratios.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import { fileUrl } from "#core/uploads/api.ts";
import { RATE_LIMITS } from "#core/rate-limits.ts";
import type { Composer } from "#server/render/composer.ts";
import type { DrawnFilm } from "#server/render/film/draw-film.ts";
import type { PictureInput } from "#server/render/pictures/analyze-picture.ts";
import { AppError, invalidField } from "#server/lib/errors.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import type { UserId } from "#server/lib/user-id.ts";
import { proposeSettings } from "#studio/film/propose-settings.ts";
import { readAdvertiser } from "../../brands/brands.public.ts";
import { type FilesDeps, listUploads, readFile, storePreview } from "../../files/files.public.ts";
import { consume, rateLimitKey, type RateLimit } from "../../rate-limits/rate-limits.public.ts";
import { readPictures, uploadsOf } from "../image/brief-pictures.ts";
import { seedOf } from "../image/generate-images.ts";
import { requireScript } from "./film-source.ts";
import { filmScriptOf, type FilmScript } from "./film-script.ts";

/**
 * Dependencies of directing films: files and the composer (`server/render/composer.ts`);
 * `boot/deps.ts` provides them to `film-preview.routes.ts` and to the job of renders.
 */
export interface FilmPreviewDeps extends FilesDeps {
  readonly composer: Composer;
  readonly newId: () => string;
}

const previewLimits = (userId: UserId): readonly RateLimit[] => [
  {
    key: rateLimitKey("film-preview-minute", userId),
    limit: RATE_LIMITS.filmPreviewsPerMinute,
    windowSeconds: 60,
  },
  {
    key: rateLimitKey("film-preview-hour", userId),
    limit: RATE_LIMITS.filmPreviewsPerHour,
    windowSeconds: 3600,
  },
];

/** Identifies the film of a script to direct. */
interface WantedFilm {
  /** `undefined` for proposed settings. */
  readonly settings: FilmSettings | undefined;
  /** Overrides the ratio of the settings. */
  readonly ratio?: FilmRatio;
}

/**
 * The directed film of a script with its painted assets; `directScript` makes it for previews and
 * renders.
 */
interface DirectedFilm extends DrawnFilm {
  /** The given or the proposed settings. */
  readonly settings: FilmSettings;
  /** Upload ids of the pictures that scenes can use. */
  readonly pictures: readonly string[];
}

/**
 * Directs the film of a script; proposes settings (`studio/film/propose-settings.ts`) if none are
 * given. `previewFilm` calls it for the browser, and `run-render.ts` for videos made by the server.
 * The composer (`server/render/composer.ts`) directs (`studio/film/direction`) and draws the
 * assets. Throws 400 (`core/film/messages.ts`) for a picture that is neither one of the script's
 * nor an upload of the user, 404 for a deleted one, and `StorageError`.
 */
export async function directScript(
  deps: FilmPreviewDeps,
  own: OwnedId,
  script: FilmScript,
  { settings: given, ratio }: WantedFilm,
): Promise<DirectedFilm> {
  const { userId } = own;
  const inputs = await readPictures(deps, userId, script);
  const uploads = picturesInOrder(script);
  const logos = await deps.composer.findLogos(inputs);
  const ofScript = uploads.filter((_, index) => !logos.includes(index));
  const wanted =
    given ?? proposeSettings({ ...script, pictures: ofScript, address: await addressOf(deps, own, script) });
  const settings = ratio === undefined ? wanted : { ...wanted, ratio };
  const named = new Set(settings.scenes.flatMap(({ picture }) => picture ?? []));
  const added = await findAdded(deps, own, {
    uploads,
    ids: [...named].filter((id) => !ofScript.includes(id)),
  });
  const used = added.filter((id) => named.has(id));
  const drawn = await deps.composer.composeFilm({
    settings,
    brief: script.brief,
    pictures: [...inputs, ...(await readAdded(deps, userId, used))],
    uploads: [...uploads, ...used],
    seed: seedOf(own.id),
  });
  return { ...drawn, settings, pictures: [...ofScript, ...added] };
}

/**
 * Directs the film of a finished script or package for the browser (`POST
 * /api/generations/:id/film/preview` in `film-preview.routes.ts`), and stores its assets as
 * previews (`storePreview` in `files.service.ts`), which expire after `UNUSED_UPLOAD_HOURS`
 * (`files/files.repo.ts`). Throws 404 for other generations, 409 while the script is being written,
 * 429 (`filmPreviewsPerMinute` and `filmPreviewsPerHour` in `core/rate-limits.ts`), and the errors
 * of `directScript`.
 */
export async function previewFilm(
  deps: FilmPreviewDeps,
  own: OwnedId,
  given: FilmSettings | undefined,
): Promise<FilmPreview> {
  const { userId } = own;
  const script = filmScriptOf(await requireScript(deps.db, own));
  if (!script) throw new AppError("not_found");
  await consume(deps, previewLimits(userId));
  const { settings, film, assets, pictures } = await directScript(deps, own, script, {
    settings: given,
  });
  const stored = await Promise.all(
    assets.map(async ({ id, type, data }) => {
      const url = await storePreview(deps, { userId, content: { bytes: new Uint8Array(data), type } });
      return { id, url };
    }),
  );
  return { settings, film, assets: stored, pictures: pictures.map((id) => ({ id, url: fileUrl(id) })) };
}

interface AddedPictures {
  /** Upload ids of the script's pictures and logos. */
  readonly uploads: readonly string[];
  /** Ids of further uploads in the settings. */
  readonly ids: readonly string[];
}

/**
 * The uploads that the user added to scenes: those that the generation references since a save, and
 * those in these settings. Throws 400 for an id that is no upload of the user.
 */
async function findAdded(
  deps: FilmPreviewDeps,
  { userId, id: generationId }: OwnedId,
  { uploads, ids }: AddedPictures,
): Promise<string[]> {
  const usable = await listUploads(deps, { userId, generationId, ids });
  const added = usable.filter((id) => !uploads.includes(id));
  if (ids.some((id) => !added.includes(id))) throw invalidField("settings.scenes", filmMessages.picture);
  return added;
}

/** Added pictures are used unchanged, even if one looks like a logo. */
async function readAdded(
  deps: FilmPreviewDeps,
  userId: UserId,
  ids: readonly string[],
): Promise<PictureInput[]> {
  return Promise.all(
    ids.map(async (id) => ({ data: Buffer.from(await readFile(deps, { userId, id })), role: "product" })),
  );
}

/** Ids of the pictures in the order of `readPictures`. */
const picturesInOrder = (script: FilmScript): string[] => [
  ...script.images,
  ...uploadsOf(script).filter((id) => !script.images.includes(id)),
];

/**
 * The address of the product's page or of the brand's website; empty if the brief contains neither.
 */
async function addressOf(
  { db, clock }: FilmPreviewDeps,
  { userId }: OwnedId,
  script: FilmScript,
): Promise<string> {
  const { brandId = null, productId = null } = script;
  if (brandId === null && productId === null) return "";
  const { brand, product } = await readAdvertiser(db, clock, { userId, brandId, productId });
  return product?.url || brand?.defaultUrl || brand?.website || "";
}
