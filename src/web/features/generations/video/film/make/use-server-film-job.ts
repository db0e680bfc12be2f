import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { FilmRender } from "#core/film/film-render.ts";
import { filmRenderCopy } from "#core/film/film-render.copy.ts";
import { makingCopy } from "#core/film/making.copy.ts";
import { FILM_FPS, type FilmRatio } from "#core/film/ratios.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import { api } from "#web/lib/api.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { useToast } from "#web/ui/toast-context.ts";
import { filmsKey, rendersKey } from "../film-queries.ts";
import { framesOf, shapesOf } from "./server-shapes.ts";
import { createTimeLeft } from "./time-left.ts";
import type { FilmJob } from "./use-browser-film-job.ts";

/** Polling interval of the progress. */
const POLL_MS = 1000;

/** Videos made by the server, for the film screen. */
interface ServerFilmJob {
  /** Whether the response is known yet. */
  readonly isKnown: boolean;
  /** `undefined` on a server without a renderer. */
  readonly job: FilmJob | undefined;
}

const isUnfinished = ({ status }: FilmRender) => status === "pending" || status === "in-progress";

/**
 * Lets the server make the shapes of a video if the browser cannot (`isWanted`), for `FilmEditor`
 * (`POST /api/generations/:id/film`, `film-renders.service.ts` of the server, `filmsPerHour` in
 * `core/rate-limits.ts`), and follows their progress every `POLL_MS`. `job` is `undefined` on a
 * server without a renderer. Words: `film-render.copy.ts` and `making.copy.ts` in `core/film`.
 * @param seconds length of the film, from which frames are estimated (`FILM_FPS` in
 * `core/film/ratios.ts`)
 */
export function useServerFilmJob(id: string, isWanted: boolean, seconds: number): ServerFilmJob {
  const client = useQueryClient();
  const toast = useToast();
  const usual = seconds * FILM_FPS;
  const settings = useRef<FilmSettings>(undefined);
  const [timeLeft] = useState(createTimeLeft);
  const [isStarting, setStarting] = useState(false);
  const { data, isPending } = useQuery({
    queryKey: rendersKey(id),
    queryFn: async ({ signal }) => {
      const list = await api("GET /api/generations/:id/film/renders", { params: { id }, signal });
      const { done, total } = framesOf(shapesOf(list.items, usual));
      timeLeft.add(performance.now(), done);
      return { ...list, secondsLeft: timeLeft.secondsFor(total - done) };
    },
    enabled: isWanted,
    refetchInterval: ({ state }) => (state.data?.items.some(isUnfinished) === true ? POLL_MS : false),
  });
  const items = data?.items ?? [];
  const shapes = shapesOf(items, usual);
  const isBusy = isStarting || items.some(isUnfinished);

  const completed = items.filter(({ status }) => status === "completed").length;
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (data === undefined) return;
    if (known.current !== undefined && completed > known.current) {
      toast.success(makingCopy.completed(completed - known.current));
      void client.invalidateQueries({ queryKey: filmsKey(id) });
    }
    known.current = completed;
  }, [data, completed, client, toast, id]);

  const refresh = () => client.invalidateQueries({ queryKey: rendersKey(id) });
  const remove = (renders: readonly FilmRender[]) =>
    Promise.all(renders.map((render) => api("DELETE /api/film-renders/:id", { params: { id: render.id } })));

  async function request(ratios: readonly FilmRatio[]) {
    setStarting(true);
    try {
      for (const ratio of ratios) {
        const body = settings.current ? { ratio, settings: settings.current } : { ratio };
        await api("POST /api/generations/:id/film", { params: { id }, body });
      }
    } catch (error) {
      toast.error(failureMessage(error, filmRenderCopy.notStarted));
    }
    await refresh();
    setStarting(false);
  }

  async function stop() {
    try {
      await remove(items.filter(isUnfinished));
      toast.info(makingCopy.stopped);
    } catch (error) {
      toast.error(failureMessage(error, filmRenderCopy.notStopped));
    }
    await refresh();
  }

  async function dismissFailed(): Promise<FilmRatio[]> {
    const failed = items.filter(({ status }) => status === "failed");
    // The row may have been removed already.
    await remove(failed).catch(() => undefined);
    return [...new Set(failed.map(({ ratio }) => ratio))];
  }

  const pending = items.find(({ status }) => status === "pending");
  const isWaiting = pending !== undefined && !items.some(({ status }) => status === "in-progress");
  const job: FilmJob = {
    ...{ place: "server", shapes, isBusy, secondsLeft: data?.secondsLeft },
    waiting: isWaiting
      ? filmRenderCopy.ahead(Math.min(...items.flatMap(({ ahead }) => ahead ?? [])))
      : undefined,
    start(ratios, chosen) {
      settings.current = chosen;
      void request(ratios);
    },
    stop: () => void stop(),
    storeAgain: () => undefined,
    retry: () => void dismissFailed().then(request),
    close: () => void dismissFailed().then(refresh),
  };
  return { isKnown: !isPending, job: data?.isEnabled === true ? job : undefined };
}
