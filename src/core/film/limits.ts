/**
 * Limits of films, finished videos and voices. The schemas of this folder and, in
 * `modules/generations/film`, the services of uploads, renders and voicings refuse more
 * (`film-upload.service.ts`, `film-renders.service.ts`, `voicings.service.ts`); words:
 * `messages.ts`.
 */
export const FILM_LIMITS = {
  /** Bytes of one video: 90 seconds at 10 Mbit/s, the most that a platform recommends. */
  bytes: 128 * 1024 * 1024,
  /** Bytes of one part of an upload; only the last part is smaller. */
  partBytes: 4 * 1024 * 1024,
  /** Seconds of the longest video: the longest script and its end card. */
  seconds: 95,
  /** Pixels of the longer side. */
  sidePx: 1920,
  /** Videos of one script, uploads included. */
  perGeneration: 24,
  /** Bytes of all videos of a user. */
  bytesPerUser: 4 * 1024 * 1024 * 1024,
  /** Hours after which an upload that was not completed is removed. */
  uploadHours: 24,
  /** Unfinished renders per user, waiting and running ones. */
  rendersPerUser: 8,
  /** Hours for which a finished or failed render is listed. */
  renderHours: 24,
  /** Scenes of a film. */
  scenes: 12,
  /** Seconds of the shortest scene that can be read. */
  sceneSeconds: 1.5,
  /** Maximum characters on the screen in one scene. */
  sceneText: 120,
  /** Characters of the web address on the end card. */
  address: 60,
  /** Bytes of one recorded scene: a minute of 48 kHz mono WAV is 5.8 MB. */
  voiceBytes: 10 * 1024 * 1024,
  /** Seconds of one recorded scene. */
  voiceSeconds: 60,
  /** Maximum spoken characters in one scene. */
  voiceText: 1000,
  /** Characters of all scenes of one voicing: a script of 95 s has about 1,900. */
  spokenText: 3000,
  /** Voicings included in the unit of a script. */
  voicingsPerUnit: 3,
  /** Maximum number of captions of one video. */
  captions: 400,
} as const;
