/**
 * Seconds by which a voice may be longer than its scene before `SceneRecorder` (a take; words:
 * `core/film/making.copy.ts`) and `SpokenVoice` (the provider's voice; words:
 * `core/film/speech.copy.ts`) say so.
 */
export const LENGTH_SLACK = 0.2;
