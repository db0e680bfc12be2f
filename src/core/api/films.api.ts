import * as z from "zod/mini";
import { beginFilmSchema, FILM_FILES, filmListSchema, filmSchema } from "../film/finished-film.ts";
import { FILM_LIMITS } from "../film/limits.ts";
import { RATE_LIMITS } from "../rate-limits.ts";
import { sceneParamsSchema, voiceSchema } from "../film/voice.ts";
import { voicingRequestSchema } from "../film/voicing.ts";
import { saveFilmSettingsSchema, storedFilmSettingsSchema } from "../film/stored-settings.ts";
import type { Area } from "./endpoint.ts";

const params = z.object({ id: z.string() });
const FILM = { status: 200, success: "The video", response: filmSchema } as const;
const VOICE = { status: 200, success: "All voices of the script", response: voiceSchema } as const;

/**
 * Contract of the settings of films, which the film screen saves automatically; served by
 * `generations/film/films.routes.ts`. Schemas are in `core/film/stored-settings.ts`.
 */
export const filmSettingsApi = {
  "GET /api/generations/:id/film/settings": {
    summary: "Read the saved settings of a film",
    params,
    status: 200,
    success: "The settings; `null` before the first save",
    response: storedFilmSettingsSchema,
    errors: ["still_working"],
  },
  "PATCH /api/generations/:id/film/settings": {
    summary: "Save the settings of a film",
    description:
      "`baseRevision` is the revision that the change is based on. A conflict returns the newest settings.",
    params,
    body: saveFilmSettingsSchema,
    status: 200,
    success: "Saved",
    response: storedFilmSettingsSchema,
    errors: ["still_working", "version_conflict"],
  },
} satisfies Area;

/**
 * Contract of finished videos of a script: upload in parts, list, captions and deletion. Served by
 * `generations/film/films.routes.ts`; schemas are in `core/film/finished-film.ts`. Limits are
 * `FILM_LIMITS` in `core/film/limits.ts` and `filmsPerHour` in `core/rate-limits.ts`.
 */
export const filmsApi = {
  "GET /api/generations/:id/films": {
    summary: "List the videos of a script or full package, newest first",
    params,
    status: 200,
    success: "The videos, complete and uploading",
    response: filmListSchema,
    errors: [],
  },
  "POST /api/generations/:id/films": {
    summary: "Begin the upload of a video",
    description: `The file follows in parts of ${FILM_LIMITS.partBytes} bytes; only the last one is smaller. Uploads that are not completed are removed after ${FILM_LIMITS.uploadHours} hours. The script's unit covers its videos; at most ${RATE_LIMITS.filmsPerHour} an hour and ${FILM_LIMITS.perGeneration} for a script.`,
    params,
    body: beginFilmSchema,
    status: 201,
    success: "Begun",
    response: filmSchema,
    errors: ["storage_limit", "still_working", "film_limit"],
  },
  "GET /api/films/:id": {
    summary: "Read a video, for example to continue its upload",
    params,
    ...FILM,
    errors: [],
  },
  "PUT /api/films/:id/parts/:part": {
    summary: "Send a part of a video",
    description: "Parts may arrive in any order and again; the last one sent counts.",
    params: z.object({
      id: z.string(),
      part: z.coerce
        .number()
        .check(z.int(), z.minimum(0), z.maximum(FILM_LIMITS.bytes / FILM_LIMITS.partBytes)),
    }),
    upload: true,
    ...FILM,
    errors: ["storage_unavailable", "uploads_busy"],
  },
  "POST /api/films/:id/complete": {
    summary: "Complete the upload of a video",
    description:
      "Checks the file: an MP4 with one H.264 track of the ratio's size and at most one AAC track, without data that belongs to no track. It is stored as it is. A repeat returns the same video.",
    params,
    ...FILM,
    errors: ["invalid_input", "storage_unavailable", "film_incomplete"],
  },
  "PUT /api/films/:id/cover": {
    summary: "Set the picture that stands for a video",
    description: "JPEG, PNG or WebP; it is re-encoded without metadata.",
    params,
    upload: true,
    ...FILM,
    errors: ["storage_unavailable", "uploads_busy"],
  },
  "GET /api/films/:id/files/:name": {
    summary: "Download the captions of a video",
    params: z.object({ id: z.string(), name: z.enum(FILM_FILES) }),
    status: 200,
    success: "The captions",
    mediaType: "text/plain",
    errors: [],
  },
  "GET /api/films/:id/video": {
    summary: "Play or download a video",
    description: "`Range` with one range sends a part (206). `download=1` asks the browser to keep the file.",
    params,
    query: z.object({ download: z.optional(z.literal("1")) }),
    status: 200,
    success: "MP4",
    mediaType: "video/mp4",
    isPartial: true,
    errors: ["range_not_satisfiable", "storage_unavailable"],
  },
  "DELETE /api/films/:id": {
    summary: "Delete a video, or cancel its upload",
    params,
    status: 204,
    success: "Deleted",
    errors: [],
  },
} satisfies Area;

/**
 * Contract of the voices of a script's scenes: recordings, or voices of the AI provider. Served by
 * `generations/film/voices.routes.ts`; schemas are in `core/film/voice.ts` and `voicing.ts`. Limits
 * are `FILM_LIMITS` in `core/film/limits.ts` and `voicingsPerHour` in `core/rate-limits.ts`.
 */
export const voiceApi = {
  "GET /api/generations/:id/voice": { summary: "Read the voices of a script", params, ...VOICE, errors: [] },
  "PUT /api/generations/:id/voice/:scene": {
    summary: "Store the recorded voice of a scene",
    description: `WAV, MP3, M4A or WebM, at most ${FILM_LIMITS.voiceSeconds} seconds. Replaces the scene's recording.`,
    params: sceneParamsSchema,
    upload: true,
    ...VOICE,
    errors: ["storage_limit", "storage_unavailable", "uploads_busy", "still_working"],
  },
  "DELETE /api/generations/:id/voice/:scene": {
    summary: "Remove the recorded voice of a scene",
    params: sceneParamsSchema,
    ...VOICE,
    errors: [],
  },
  "POST /api/generations/:id/voice/speak": {
    summary: "Let the AI provider speak a script",
    description: `Speaks the scenes that the voice does not say yet, or all again. The voices replace the former ones when all are done; poll \`GET /api/generations/:id/voice\`. The same request after a failure or a stop continues. The script's unit includes ${FILM_LIMITS.voicingsPerUnit}; failed ones do not count.`,
    params,
    body: voicingRequestSchema,
    ...VOICE,
    status: 202,
    success: "Begun",
    errors: ["speech_off", "voicing_running", "voicing_limit", "still_working"],
  },
  "POST /api/generations/:id/voice/stop": {
    summary: "Stop the voicing that runs",
    description: "The former voices stay. Counts if a scene was spoken.",
    params,
    ...VOICE,
    errors: ["still_working"],
  },
} satisfies Area;
