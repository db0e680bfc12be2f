import { BufferSource, EncodedPacketSink, Input, MP4, type InputTrack } from "mediabunny";
import { expect, test } from "vitest";
import { filmFile } from "../../../../../../../tests/support/film-file.ts";
import { stampBelow30 } from "./stamp-below-30.ts";

const SECONDS = 2;

async function packetsOf(track: InputTrack | null) {
  if (!track) throw new Error("a track is missing");
  const packets: { readonly at: number; readonly data: Uint8Array; readonly isKey: boolean }[] = [];
  for await (const { timestamp, data, type } of new EncodedPacketSink(track).packets())
    packets.push({ at: timestamp, data: data.slice(), isKey: type === "key" });
  return packets;
}

async function read(bytes: Uint8Array<ArrayBuffer>) {
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  return { input, video, audio, frames: await packetsOf(video), sound: audio ? await packetsOf(audio) : [] };
}

async function stamped(file: Uint8Array<ArrayBuffer>) {
  return read(new Uint8Array(await (await stampBelow30(new Blob([file]))).arrayBuffer()));
}

test("The copy has the same frames at 29.97 per second, and its sound is not shifted", async () => {
  const file = await filmFile({ seconds: SECONDS });
  const [before, after] = [await read(file), await stamped(file)];
  expect(after.frames).toHaveLength(SECONDS * 30);
  expect(after.frames.map(({ data }) => data)).toEqual(before.frames.map(({ data }) => data));
  expect(after.frames.map(({ isKey }) => isKey)).toEqual(before.frames.map(({ isKey }) => isKey));
  for (const [index, { at }] of after.frames.entries()) expect(at).toBeCloseTo((index * 1001) / 30_000, 4);
  expect((await after.video?.computePacketStats())?.averagePacketRate).toBeCloseTo(29.97, 2);
  expect((await after.video?.computePacketStats())?.averagePacketRate).toBeLessThan(30);
  expect(await after.video?.computeDuration()).toBeCloseTo(SECONDS * 1.001, 3);
  expect(after.sound).toEqual(before.sound);
  expect(await after.video?.getDecoderConfig()).toEqual(await before.video?.getDecoderConfig());
  expect(await after.input.getMetadataTags()).toEqual(await before.input.getMetadataTags());
});

test("A video without sound is copied, and a file without a video is refused", async () => {
  const silent = await stamped(await filmFile({ seconds: 1, sound: false }));
  expect([silent.frames.length, silent.audio]).toEqual([30, null]);
  await expect(stampBelow30(new Blob(["no video"]))).rejects.toThrow();
});
