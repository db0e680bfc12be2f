/**
 * Seconds by which a voice may be longer than its scene before `SceneRecorder` (a take) and
 * `SpokenVoice` (the provider's voice) say so.
 */
export const LENGTH_SLACK = 0.2;
