import type { InputAudioTrack, InputTrack, InputVideoTrack } from "mediabunny";
import { SAMPLE_RATE } from "#studio/film/audio/stereo.ts";
import { readMp4Layout } from "./mp4-layout.ts";

/** The beginning of an uploaded video and the size of the whole file. */
interface FilmHead {
  /** Includes the whole header; 4 MB are enough for that of an hour. */
  readonly head: Uint8Array<ArrayBuffer>;
  readonly size: number;
  /** Length up to which a video is accepted. */
  readonly maxSeconds: number;
}

/** Size and length of a valid uploaded video, which are stored with it. */
interface FilmFacts {
  readonly kind: "film";
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Why an uploaded video is refused; the keys are those of `filmMessages`. */
type FilmRefusal = "unreadable" | "wrongCodec" | "wrongDuration" | "foreignData" | "personalData";

/** The tags that Adloom writes: title, how it was made, and with which program. */
const TAGS = new Set(["©nam", "©cmt", "©too"]);
const MAX_CHANNELS = 2;
const MAX_PACKETS = 60_000;
/** Tolerance for films that are slightly longer than announced. */
const TOLERANCE_SECONDS = 0.5;

/** Bytes and seconds of all samples of a track, from its tables alone. */
async function measureTrack(track: InputTrack): Promise<{ readonly bytes: number; readonly end: number }> {
  const { EncodedPacketSink } = await import("mediabunny");
  const sink = new EncodedPacketSink(track);
  let [bytes, end, packets] = [0, 0, 0];
  for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
    bytes += packet.byteLength;
    end = Math.max(end, packet.timestamp + packet.duration);
    packets += 1;
    if (packets > MAX_PACKETS) throw new Error("too many samples");
  }
  return { bytes, end };
}

async function isVideo(track: InputVideoTrack): Promise<boolean> {
  if (track.codec !== "avc") return false;
  const config = await track.getDecoderConfig();
  // The configuration of the decoder: its version is 1, and the profile is that of the codec
  // string.
  const avcc = new Uint8Array((config?.description ?? new ArrayBuffer()) as ArrayBuffer);
  return avcc[0] === 1 && avcc.length > 7 && config?.codec.startsWith("avc1.") === true;
}

const isSound = (track: InputAudioTrack) =>
  track.codec === "aac" && track.sampleRate === SAMPLE_RATE && track.numberOfChannels <= MAX_CHANNELS;

/**
 * Task that checks a completely uploaded video by its description: one H.264 track, at most one AAC
 * track, and no data that belongs to no track. Limits are in this file, the rate of sound is
 * `SAMPLE_RATE` in `studio/film/audio/stereo.ts`. `film-upload.service.ts`, which sets
 * `maxSeconds`, runs it in a worker, because the file may be hostile; it never throws for one. The
 * words for refusals are in `core/film/messages.ts`.
 */
export async function readFilm(input: FilmHead): Promise<FilmFacts | { readonly kind: FilmRefusal }> {
  const layout = readMp4Layout(input.head, input.size);
  if (!layout) return { kind: "unreadable" };
  try {
    return await readTracks(input, layout.mediaBytes, layout.tracks);
  } catch {
    return { kind: "unreadable" };
  }
}

async function readTracks(
  { head, size, maxSeconds }: FilmHead,
  mediaBytes: number,
  trackCount: number,
): Promise<FilmFacts | { readonly kind: FilmRefusal }> {
  const { CustomSource, Input, MP4 } = await import("mediabunny");
  const source = new CustomSource({
    getSize: () => size,
    read: (start, end) => {
      if (end <= head.length) return head.subarray(start, end);
      // Samples are not needed; everything after the header may be cut off or missing.
      const bytes = new Uint8Array(end - start);
      bytes.set(head.subarray(Math.min(start, head.length), Math.min(end, head.length)));
      return bytes;
    },
  });
  const film = new Input({ source, formats: [MP4] });
  const tracks = await film.getTracks();
  const [videos, sounds] = [await film.getVideoTracks(), await film.getAudioTracks()];
  const [video] = videos;
  if (!video || videos.length > 1 || sounds.length > 1) return { kind: "wrongCodec" };
  if (tracks.length !== trackCount || videos.length + sounds.length !== trackCount)
    return { kind: "wrongCodec" };
  if (!(await isVideo(video)) || !sounds.every(isSound)) return { kind: "wrongCodec" };
  const measured = await Promise.all(tracks.map(measureTrack));
  const bytes = measured.reduce((sum, track) => sum + track.bytes, 0);
  if (bytes !== mediaBytes) return { kind: "foreignData" };
  const { end: seconds } = await measureTrack(video);
  const longest = Math.max(...measured.map(({ end }) => end));
  if (seconds < 1 || longest > maxSeconds || longest > seconds + TOLERANCE_SECONDS)
    return { kind: "wrongDuration" };
  const { raw = {} } = await film.getMetadataTags();
  if (!Object.keys(raw).every((tag) => TAGS.has(tag))) return { kind: "personalData" };
  return { kind: "film", width: video.displayWidth, height: video.displayHeight, seconds };
}
