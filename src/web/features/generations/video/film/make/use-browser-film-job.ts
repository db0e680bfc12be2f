import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { makingCopy } from "#core/film/making.copy.ts";
import { FILM_FPS, type FilmRatio } from "#core/film/ratios.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { FilmError } from "../encode/film-error.ts";
import { filmsKey } from "../film-queries.ts";
import { sceneAt } from "../player/scene-at.ts";
import { isFinished, pendingShape, type ShapeProgress } from "./shape-progress.ts";
import type { RenderSources } from "./render-film.ts";
import { storeFilm, type MadeFilm } from "./store-film.ts";
import { createTimeLeft } from "./time-left.ts";

/**
 * Progress of the files that are being made from a film, one per shape, with the functions to start
 * and stop: `useBrowserFilmJob` or `useServerFilmJob` makes it, `FilmEditor` and `FilmJobPanel` use
 * it.
 */
export interface FilmJob {
  readonly place: "browser" | "server";
  /** Empty while nothing is made. */
  readonly shapes: readonly ShapeProgress[];
  readonly isBusy: boolean;
  /** About how many seconds are left; `undefined` while that is not known. */
  readonly secondsLeft: number | undefined;
  /** Text to show before the first progress. */
  readonly waiting?: string | undefined;
  readonly start: (ratios: readonly FilmRatio[], settings: FilmSettings) => void;
  readonly stop: () => void;
  /** Stores a made shape whose upload failed. */
  readonly storeAgain: (ratio: FilmRatio) => void;
  /** Makes the failed shapes again. */
  readonly retry: () => void;
  readonly close: () => void;
}

interface Run {
  readonly controller: AbortController;
  readonly settings: FilmSettings;
  readonly made: Map<FilmRatio, { readonly film: MadeFilm; upload?: string }>;
}

/**
 * Makes the shapes of a video in the browser for `FilmEditor`, one after the other (`renderFilm`),
 * and stores each as soon as it is complete (`storeFilm`). Browsers that cannot encode use
 * `useServerFilmJob`. Messages: `makingCopy` in `core/film/making.copy.ts`.
 */
export function useBrowserFilmJob(id: string, sources: RenderSources): FilmJob {
  const client = useQueryClient();
  const toast = useToast();
  const [shapes, setShapes] = useState<readonly ShapeProgress[]>([]);
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const run = useRef<Run>(undefined);
  const isBusy = shapes.some((shape) => !isFinished(shape));

  const change = (ratio: FilmRatio, changes: Partial<ShapeProgress>) =>
    setShapes((all) => all.map((shape) => (shape.ratio === ratio ? { ...shape, ...changes } : shape)));

  async function store(current: Run, ratio: FilmRatio): Promise<boolean> {
    const made = current.made.get(ratio);
    if (!made) return false;
    change(ratio, { status: "storing", message: undefined });
    try {
      const onBegun = (upload: string) => current.made.set(ratio, { ...made, upload });
      await storeFilm(id, made.film, current.controller.signal, onBegun, made.upload);
    } catch (error) {
      current.controller.signal.throwIfAborted();
      change(ratio, { status: "not_stored", message: failureMessage(error, makingCopy.notStored) });
      return false;
    }
    current.made.delete(ratio);
    change(ratio, { status: "done" });
    await client.invalidateQueries({ queryKey: filmsKey(id) });
    return true;
  }

  async function make(current: Run, ratio: FilmRatio, onFrames: (frames: number, total: number) => void) {
    const { signal } = current.controller;
    change(ratio, { status: "directing", frames: 0, message: undefined });
    let scenes: Parameters<typeof sceneAt>[0] = { scenes: [] };
    let total = 1;
    const sceneOf = (frames: number) => sceneAt(scenes, Math.min(frames, total - 1) / FILM_FPS) + 1;
    try {
      // The encoder is loaded now, not with the page.
      const { renderFilm } = await import("./render-film.ts");
      const film = await renderFilm(
        { ...current.settings, ratio },
        sources,
        {
          onDirected: (directed) => {
            scenes = directed;
            total = Math.round(directed.seconds * directed.fps);
            change(ratio, { status: "working", total, scenes: directed.scenes.length });
          },
          onProgress: (frames) => {
            change(ratio, { frames, scene: sceneOf(frames) });
            onFrames(frames, total);
          },
        },
        signal,
      );
      change(ratio, { frames: total });
      onFrames(total, total);
      current.made.set(ratio, { film });
    } catch (error) {
      signal.throwIfAborted();
      const scene = error instanceof FilmError ? sceneOf(error.frame) : 1;
      change(ratio, { status: "failed", scene, message: makingCopy.failed(scene) });
      return false;
    }
    return store(current, ratio);
  }

  async function makeAll(current: Run, ratios: readonly FilmRatio[]) {
    const timeLeft = createTimeLeft();
    const usual = current.settings.seconds * FILM_FPS;
    let completed = 0;
    for (const [index, ratio] of ratios.entries()) {
      const before = index * usual;
      const isMade = await make(current, ratio, (frames) => {
        timeLeft.add(performance.now(), before + frames);
        setSecondsLeft(timeLeft.secondsFor(ratios.length * usual - before - frames));
      });
      if (isMade) completed += 1;
    }
    setSecondsLeft(undefined);
    if (completed > 0) toast.success(makingCopy.completed(completed));
    setShapes((all) => (all.every(({ status }) => status === "done") ? [] : all));
  }

  function begin(ratios: readonly FilmRatio[], settings: FilmSettings, kept: readonly ShapeProgress[] = []) {
    const current: Run = {
      controller: new AbortController(),
      settings,
      made: run.current?.made ?? new Map(),
    };
    run.current = current;
    const total = settings.seconds * FILM_FPS;
    setShapes([...kept, ...ratios.map((ratio) => pendingShape(ratio, total, settings.scenes.length))]);
    makeAll(current, ratios).catch(() => undefined);
  }

  function stop() {
    run.current?.controller.abort(new Error("stopped"));
    setSecondsLeft(undefined);
    setShapes([]);
    toast.info(makingCopy.stopped);
  }

  useEffect(() => () => run.current?.controller.abort(new Error("left")), []);
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isBusy]);

  return {
    place: "browser",
    shapes,
    isBusy,
    secondsLeft,
    start: (ratios, settings) => begin(ratios, settings),
    stop,
    storeAgain: (ratio) => {
      if (run.current) store(run.current, ratio).catch(() => undefined);
    },
    retry: () => {
      const failed = shapes.filter(({ status }) => status === "failed").map(({ ratio }) => ratio);
      const kept = shapes.filter(({ status }) => status !== "failed");
      if (run.current) begin(failed, run.current.settings, kept);
    },
    close: () => setShapes([]),
  };
}
