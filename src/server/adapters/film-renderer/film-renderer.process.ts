import { fork, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { extname } from "node:path";
import { BLANK_FILM } from "./blank-film.ts";
import {
  FilmRenderError,
  type FilmRenderer,
  type FilmRenderJob,
  type RenderedFilm,
  type RenderOptions,
} from "./film-renderer.ts";
import type { RenderMessage } from "./render-messages.ts";

/** Script next to this module: TypeScript in the sources, JavaScript in the build. */
const SCRIPT = new URL(`./render-process${extname(import.meta.url)}`, import.meta.url);
/** `nice` value of the process: about a fifth of the CPU under contention. */
const NICE = 10;
/** Limit of the JavaScript heap in MB; pixels and the file are outside the heap. */
const HEAP_MB = 192;
/** Characters of the process's stderr to keep for the log. */
const OUTPUT_LENGTH = 2000;

function start(): ChildProcess {
  const child = fork(SCRIPT, [], {
    serialization: "advanced",
    // The painter frees the buffer of each frame with `gc`, see `paint-frames.ts`.
    execArgv: ["--expose-gc", `--max-old-space-size=${HEAP_MB}`],
    // No settings or keys, because the process decodes recordings of users in native code. `static`
    // selects the prebuilt encoder of the package instead of one built on this machine.
    env: { NODE_WEBCODECS_FORCE: "static", MALLOC_ARENA_MAX: "2" },
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  try {
    if (child.pid !== undefined) setPriority(child.pid, NICE);
  } catch {
    // The process has already exited.
  }
  return child;
}

async function render(job: FilmRenderJob, { onProgress, signal }: RenderOptions): Promise<RenderedFilm> {
  const { promise, resolve, reject } = Promise.withResolvers<RenderedFilm>();
  signal.throwIfAborted();
  const child = start();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let cover = new Uint8Array();
  let output = "";
  const stop = () => {
    child.kill("SIGKILL");
    reject(signal.reason as Error);
  };
  signal.addEventListener("abort", stop);
  child.stderr?.on("data", (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-OUTPUT_LENGTH);
  });
  child.on("message", (message: RenderMessage) => {
    if (message.type === "progress") onProgress(message.frames);
    if (message.type === "cover") cover = message.bytes;
    if (message.type === "part") parts.push(message.bytes);
    if (message.type === "done") resolve({ parts, cover });
    if (message.type === "failed") reject(new FilmRenderError(message.failure, message.reason));
  });
  child.on("error", (error) => reject(new FilmRenderError("crash", String(error))));
  child.on("exit", (code, ended) =>
    reject(new FilmRenderError("crash", `ended with ${ended ?? code}: ${output}`)),
  );
  child.send(job);
  return promise.finally(() => signal.removeEventListener("abort", stop));
}

/**
 * Creates a renderer that runs each film in a child process (`render-process.ts`) with low priority
 * (`NICE`), at most 192 MB of objects (`HEAP_MB`) and without settings or keys; `openFilmRenderer`
 * (`open-film-renderer.ts`) calls it with `FILM_RENDERER=server`. Its native packages are installed
 * in the folder `film-renderer`.
 */
export function createProcessRenderer(): FilmRenderer {
  return {
    render,
    async check() {
      const { signal } = new AbortController();
      await render(BLANK_FILM, { onProgress: () => {}, signal });
    },
  };
}
