// Reference of the bench of films: x264 in ffmpeg, with the preset "veryfast".
import { spawn } from "node:child_process";
import { once } from "node:events";

/** Cost of encoding in seconds. */
export interface EncodeCost {
  readonly seconds: number;
  readonly cpuSeconds: number;
}

/** Whether ffmpeg with x264 is installed. */
export async function hasX264(): Promise<boolean> {
  const { output, code } = await run(["-hide_banner", "-encoders"]).catch(() => ({ output: "", code: 1 }));
  return code === 0 && output.includes("libx264");
}

/** Encodes raw I420 frames of 1080x1920 at 30 a second, without writing a file. */
export async function encodeWithX264(file: string): Promise<EncodeCost> {
  const input = ["-f", "rawvideo", "-pix_fmt", "yuv420p", "-s", "1080x1920", "-r", "30", "-i", file];
  const { output } = await run([
    ...["-hide_banner", "-benchmark", ...input],
    ...["-c:v", "libx264", "-preset", "veryfast", "-b:v", "10M", "-f", "null", "-"],
  ]);
  const [, user, system, real] = /utime=([\d.]+)s stime=([\d.]+)s rtime=([\d.]+)s/.exec(output) ?? [];
  return { seconds: Number(real), cpuSeconds: Number(user) + Number(system) };
}

async function run(args: readonly string[]): Promise<{ readonly output: string; readonly code: number }> {
  const child = spawn("ffmpeg", [...args], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, "close")) as [number];
  return { output, code };
}
