/**
 * An uploaded recording with the length up to which it is accepted, the input of `readRecording`.
 */
interface Recording {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly maxSeconds: number;
}

/** A valid recording, or why it is refused; the keys are those of `filmMessages`. */
type RecordingFacts =
  | { readonly kind: "recording"; readonly type: string; readonly seconds: number }
  | { readonly kind: "notAudio" | "audioTooLong" | "audioTooShort" };

/** Codecs that every browser decodes. */
const CODECS = new Set(["pcm-s16", "pcm-s24", "pcm-f32", "mp3", "aac", "opus", "vorbis"]);
const MIN_SECONDS = 0.3;
const MAX_CHANNELS = 2;
const MAX_RATE = 192_000;

/**
 * Task that checks an uploaded recording: one audio track in a format that browsers decode
 * (`CODECS`), and no picture. The web app uploads WAV of 48 kHz whatever the browser records; other
 * programs may send the rest. The length is counted, because headers of recordings are often wrong.
 * `voices.service.ts` runs it and sets `maxSeconds`; other limits are in this file; the words for
 * refusals are in `core/film/messages.ts`.
 */
export async function readRecording({ bytes, maxSeconds }: Recording): Promise<RecordingFacts> {
  const { BufferSource, EncodedPacketSink, Input, MP3, MP4, WAVE, WEBM } = await import("mediabunny");
  const types = new Map<unknown, string>([
    [WAVE, "audio/wav"],
    [MP3, "audio/mpeg"],
    [MP4, "audio/mp4"],
    [WEBM, "audio/webm"],
  ]);
  try {
    const input = new Input({ source: new BufferSource(bytes), formats: [WAVE, MP3, MP4, WEBM] });
    const type = types.get(await input.getFormat());
    const [track, ...others] = await input.getTracks();
    const sound = await input.getPrimaryAudioTrack();
    if (type === undefined || !track || others.length > 0 || !sound) return { kind: "notAudio" };
    const { codec, numberOfChannels, sampleRate } = sound;
    if (codec === null || !CODECS.has(codec)) return { kind: "notAudio" };
    if (numberOfChannels > MAX_CHANNELS || sampleRate > MAX_RATE) return { kind: "notAudio" };
    let [seconds, end] = [0, 0];
    for await (const packet of new EncodedPacketSink(sound).packets()) {
      seconds += packet.duration;
      end = Math.max(end, packet.timestamp + packet.duration);
      if (end > maxSeconds) return { kind: "audioTooLong" };
    }
    if (seconds < MIN_SECONDS) return { kind: "audioTooShort" };
    return { kind: "recording", type, seconds: end };
  } catch {
    return { kind: "notAudio" };
  }
}
