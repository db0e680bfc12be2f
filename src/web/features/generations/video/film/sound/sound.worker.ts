import { composeSoundtrack, type SoundtrackBrief } from "#studio/film/audio/soundtrack.ts";

self.addEventListener("message", ({ data }: MessageEvent<SoundtrackBrief>) => {
  const { left, right } = composeSoundtrack(data);
  self.postMessage({ left, right }, { transfer: [left.buffer, right.buffer] });
});
