import { useEffect, useRef } from "react";
import { filmRenderCopy } from "#core/film/film-render.copy.ts";
import { makingCopy } from "#core/film/making.copy.ts";
import { FILM_SIZES } from "#core/film/ratios.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { isFinished, percentOf, type ShapeProgress, type ShapeStatus } from "./shape-progress.ts";
import { RatioIcon } from "./ratio-icon.tsx";
import type { FilmJob } from "./use-browser-film-job.ts";

const BADGES: Readonly<Record<ShapeStatus, readonly [BadgeTone, string]>> = {
  pending: ["waiting", makingCopy.pending],
  directing: ["working", makingCopy.working],
  working: ["working", makingCopy.working],
  storing: ["working", makingCopy.uploading],
  done: ["ok", makingCopy.done],
  failed: ["bad", makingCopy.failedState],
  not_stored: ["bad", makingCopy.failedState],
};

/**
 * Content of `FilmEditor` from the start of a job until the user closes it: an animation in place
 * of the player, next to it the progress of each shape. Words: `makingCopy` in
 * `core/film/making.copy.ts` and `core/film/film-render.copy.ts`; sizes: `core/film/ratios.ts`.
 */
export function FilmJobPanel({ job }: { job: FilmJob }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The start button no longer exists when the panel closes, so the focus moves to the page's
    // title.
    heading.current?.focus();
    return () => document.querySelector<HTMLElement>("h1")?.focus();
  }, []);
  const { shapes, secondsLeft } = job;
  const current = shapes.find((shape) => !isFinished(shape)) ?? shapes.at(-1);
  if (!current) return null;
  const percent = percentOf(current);
  const { width, height } = FILM_SIZES[current.ratio];
  const open = shapes.filter((shape) => !isFinished(shape)).length;
  const hasFailed = shapes.some(({ status }) => status === "failed");
  return (
    <div className="grid grid-cols-[376px_minmax(0,1fr)] items-start gap-6 max-xl:grid-cols-1 max-xl:gap-4">
      <Card className="overflow-hidden">
        <div className="grid place-items-center bg-sunken p-6">
          <div
            style={{ aspectRatio: `${width} / ${height}` }}
            className="w-full max-w-76 overflow-hidden rounded-toast max-xl:max-w-48"
          >
            <ProgressBar
              variant="area"
              done={percent}
              label={makingCopy.beingMade(percent)}
              className="size-full"
            />
          </div>
        </div>
      </Card>
      <Card>
        <div className="grid gap-1.5 p-6 max-sm:px-4 max-sm:py-5">
          <h2 ref={heading} tabIndex={-1} className="text-figure font-semibold tabular-nums">
            {headline(current, percent)}
          </h2>
          {job.isBusy && (
            <p role="status" className="text-ink-2 tabular-nums">
              {job.waiting ??
                (secondsLeft === undefined ? makingCopy.measuring : makingCopy.left(secondsLeft, open))}
            </p>
          )}
        </div>
        <ul className="border-t border-line">
          {shapes.map((shape) => (
            <ShapeRow key={shape.ratio} shape={shape} onStoreAgain={() => job.storeAgain(shape.ratio)} />
          ))}
        </ul>
        <div className="flex items-center justify-between gap-4 border-t border-line px-6 py-4 max-sm:flex-col max-sm:items-stretch max-sm:px-4">
          <p className="text-caption text-ink-3">
            {job.isBusy && (job.place === "server" ? filmRenderCopy.mayClose : makingCopy.keepOpen)}
          </p>
          <span className="flex gap-2 max-sm:grid">
            {hasFailed && !job.isBusy && (
              <Button variant="primary" onClick={job.retry}>
                {makingCopy.tryAgain}
              </Button>
            )}
            <Button onClick={job.isBusy ? job.stop : job.close}>
              {job.isBusy ? makingCopy.stop : makingCopy.back}
            </Button>
          </span>
        </div>
      </Card>
    </div>
  );
}

function headline(shape: ShapeProgress, percent: number): string {
  if (shape.status === "failed") return makingCopy.failedState;
  if (shape.status === "storing" || shape.status === "not_stored") return makingCopy.storing;
  if (shape.status === "working" && shape.scenes === 0) return filmRenderCopy.percent(percent);
  if (shape.status === "working") return makingCopy.scene(shape.scene, shape.scenes, percent);
  if (shape.status === "pending") return filmRenderCopy.waiting;
  return makingCopy.directing;
}

function ShapeRow({ shape, onStoreAgain }: { shape: ShapeProgress; onStoreAgain: () => void }) {
  const { ratio, status, message } = shape;
  const { width, height } = FILM_SIZES[ratio];
  const [tone, label] = BADGES[status];
  return (
    <li className="grid min-h-18 grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line px-6 py-3.5 last:border-0 max-sm:px-4">
      <span className="grid size-11 place-items-center">
        <RatioIcon ratio={ratio} />
      </span>
      <span>
        <b className="block font-medium">{ratio}</b>
        <span className="text-label text-ink-3 tabular-nums">
          {width} × {height}
        </span>
      </span>
      <Badge tone={tone}>{label}</Badge>
      {status === "working" && (
        <ProgressBar
          variant="row"
          done={percentOf(shape)}
          label={makingCopy.progress(ratio)}
          className="col-span-2 col-start-2 mt-1"
        />
      )}
      {message !== undefined && (
        <div
          role="alert"
          className="col-span-2 col-start-2 flex flex-wrap items-center gap-3 text-label text-bad"
        >
          <span className="flex-1">{message}</span>
          {status === "not_stored" && (
            <Button size="small" onClick={onStoreAgain}>
              {makingCopy.storeAgain}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
