import {
  BlobSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from "mediabunny";

/** 30 frames a second last 1.001 times as long at 29.97. */
const FACTOR = 1.001;

/**
 * Copies an MP4 with a frame rate of 29.97 per second in its header, for platforms that require
 * less than 30 (`below30` in `core/film/platform-fit.ts`); `StampedDownload` calls it. The frames
 * are not encoded again; the video becomes 15 ms longer for each 15 s. Throws an `Error` without a
 * video track and if the copy is empty.
 */
export async function stampBelow30(file: Blob): Promise<Blob> {
  const input = new Input({ source: new BlobSource(file), formats: [MP4] });
  const video = await input.getPrimaryVideoTrack();
  const audio = await input.getPrimaryAudioTrack();
  if (!video) throw new Error("no video track");
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: "in-memory" }), target });
  output.setMetadataTags(await input.getMetadataTags());
  const pictures = new EncodedVideoPacketSource("avc");
  output.addVideoTrack(pictures, { frameRate: 30 / FACTOR });
  const sound = audio && new EncodedAudioPacketSource("aac");
  if (sound) output.addAudioTrack(sound);
  await output.start();
  const decoderConfig = await video.getDecoderConfig();
  for await (const packet of new EncodedPacketSink(video).packets()) {
    const stamped = packet.clone({
      timestamp: packet.timestamp * FACTOR,
      duration: packet.duration * FACTOR,
    });
    await pictures.add(stamped, decoderConfig ? { decoderConfig } : undefined);
  }
  pictures.close();
  if (sound && audio) {
    const config = await audio.getDecoderConfig();
    for await (const packet of new EncodedPacketSink(audio).packets())
      await sound.add(packet, config ? { decoderConfig: config } : undefined);
    sound.close();
  }
  await output.finalize();
  if (!target.buffer) throw new Error("the file is empty");
  return new Blob([target.buffer], { type: "video/mp4" });
}
