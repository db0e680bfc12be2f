import { useMemo, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from "react";
import { MOOD_NAMES, playerCopy, timelineCopy } from "#core/film/film.copy.ts";
import type { FilmSettings } from "#core/film/settings.ts";
import { measurePace } from "#core/generations/video/pace.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import type { Player } from "../player/create-player.ts";
import { drawFilm } from "../player/draw-film.ts";
import { usePlayerState } from "../player/use-film-player.ts";
import type { DrawableFilm } from "../use-film-preview.ts";
import { FAST_PACE } from "../edit/scene-pace.ts";
import { EndHandle } from "./end-handle.tsx";
import { SceneStrip } from "./scene-strip.tsx";
import { pressTimelineKey } from "./timeline-keys.ts";

interface TimelineProps {
  readonly shown: DrawableFilm;
  readonly settings: FilmSettings;
  readonly player: Player;
  readonly selected: number;
  readonly onSelect: (index: number, open?: boolean) => void;
  readonly onEdit: (settings: FilmSettings, field?: string) => void;
  /** Whether scenes may change places. */
  readonly canMove: boolean;
  /** Keys of the player that work here, too. */
  readonly onPlayerKey: (event: KeyboardEvent) => boolean;
}

const ROW = "grid grid-cols-[88px_minmax(0,1fr)] items-center max-sm:grid-cols-[64px_minmax(0,1fr)]";
const TEXT =
  "overflow-hidden rounded-sm bg-sunken px-2 text-caption leading-6.5 text-ellipsis whitespace-nowrap text-ink-2 inset-ring inset-ring-line";

/**
 * Timeline of `FilmEditor`: the scenes over the time of the film, with voice, text and music.
 * Scenes change places only without an audible voice (`canMove`, from `film-editor.tsx`). Steps of
 * the ruler: this file; words: `timelineCopy` in `core/film/film.copy.ts`; pace:
 * `edit/scene-pace.ts`; keys: `timeline-keys.ts`.
 */
export function Timeline(props: TimelineProps) {
  const { shown, settings, player, canMove } = props;
  const { film } = shown;
  const scenes = film.scenes.map(({ from, to, voiceOver }) => ({ start: from, end: to, voiceOver }));
  const { words, wordsPerSecond } = measurePace(scenes);
  const verdict = wordsPerSecond > FAST_PACE ? timelineCopy.fast : timelineCopy.easy;
  return (
    <Card className="min-w-0">
      <CardHeader title={timelineCopy.title}>
        <p className="text-right text-caption text-ink-3 tabular-nums">
          {timelineCopy.pace(words, film.seconds, verdict)}
        </p>
      </CardHeader>
      <div className="overflow-x-auto px-6 pb-5 max-sm:px-4 max-sm:pb-4">
        <div className="relative min-w-110">
          <Playhead player={player} seconds={film.seconds} />
          <Ruler seconds={film.seconds} />
          <Pictures {...props} />
          <Texts label={timelineCopy.voice} shown={shown} textOf={({ voiceOver }) => voiceOver} />
          <Texts label={timelineCopy.text} shown={shown} textOf={({ text }) => text} />
          <Row label={timelineCopy.music} className="min-h-9">
            <div className="flex items-center gap-2 text-caption text-ink-3">
              {settings.mood === null ? (
                timelineCopy.noMusic
              ) : (
                <>
                  <span className="h-1 flex-1 rounded-full bg-line-strong" />
                  {MOOD_NAMES[settings.mood]}
                </>
              )}
            </div>
          </Row>
        </div>
        <p className="mt-3 text-caption text-ink-3 pointer-coarse:hidden">
          {timelineCopy.keys}
          {!canMove && ` ${timelineCopy.voiced}`}
        </p>
      </div>
    </Card>
  );
}

function Row({ label, className, children }: { label: string; className: string; children: ReactNode }) {
  return (
    <div className={cx(ROW, className)}>
      <span className="text-label text-ink-2">{label}</span>
      {children}
    </div>
  );
}

function Ruler({ seconds }: { seconds: number }) {
  const step = [1, 2, 5, 10, 15, 30].find((candidate) => seconds / candidate <= 6) ?? 30;
  const marks = Array.from({ length: Math.floor(seconds / step) + 1 }, (_, index) => index * step);
  return (
    <div aria-hidden className={cx(ROW, "pt-3 pb-1.5 text-caption text-ink-3 tabular-nums")}>
      <span />
      <div className="relative h-4">
        {marks.map((at) => (
          <span
            key={at}
            style={{ left: `${(100 * at) / seconds}%` }}
            className={cx("absolute", at > 0 && (at === seconds ? "-translate-x-full" : "-translate-x-1/2"))}
          >
            {playerCopy.clock(at)}
          </span>
        ))}
      </div>
    </div>
  );
}

function columnsOf({ film }: DrawableFilm): CSSProperties {
  return { gridTemplateColumns: film.scenes.map(({ from, to }) => `${to - from}fr`).join(" ") };
}

function Pictures(props: TimelineProps) {
  const { shown, settings, selected, onSelect, onEdit, canMove, onPlayerKey, player } = props;
  const { film, loaded } = shown;
  const draw = useMemo(() => drawFilm(film, loaded.images), [film, loaded]);
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent, index: number) {
    const edited = pressTimelineKey(event, settings, index, canMove);
    if (!edited) {
      if (event.key !== "Enter" && event.key !== " " && onPlayerKey(event)) event.preventDefault();
      return;
    }
    event.preventDefault();
    onEdit(edited.settings);
    onSelect(edited.index);
    list.current?.querySelectorAll<HTMLElement>("[data-scene]")[edited.index]?.focus();
  }

  return (
    <Row label={timelineCopy.pictures} className="min-h-19">
      <div ref={list} style={columnsOf(shown)} className="grid gap-[3px]">
        {film.scenes.map((scene, index) => (
          <div key={index} className="relative min-w-0">
            <button
              type="button"
              data-scene
              aria-pressed={index === selected}
              aria-label={timelineCopy.sceneLabel(index + 1, scene.to - scene.from)}
              onClick={() => {
                player.seek(scene.from);
                onSelect(index, true);
              }}
              onKeyDown={(event) => onKeyDown(event, index)}
              className="relative block h-18 w-full min-w-0 cursor-pointer overflow-hidden rounded-md bg-sunken aria-pressed:z-1 aria-pressed:ring-2 aria-pressed:ring-brand aria-pressed:ring-offset-2 aria-pressed:ring-offset-surface"
            >
              <SceneStrip film={film} scene={scene} draw={draw} />
              <span
                aria-hidden
                className="absolute bottom-2 left-2 rounded-xs bg-[#100c16] px-1.5 py-0.5 text-caption font-medium text-white tabular-nums"
              >
                {timelineCopy.scene(index + 1, scene.to - scene.from)}
              </span>
            </button>
            {index < film.scenes.length - 1 && (
              <EndHandle index={index} seconds={film.seconds} settings={settings} onEdit={onEdit} />
            )}
          </div>
        ))}
      </div>
    </Row>
  );
}

interface TextsProps {
  readonly label: string;
  readonly shown: DrawableFilm;
  readonly textOf: (scene: DrawableFilm["film"]["scenes"][number]) => string;
}

function Texts({ label, shown, textOf }: TextsProps) {
  return (
    <Row label={label} className="min-h-9">
      <div style={columnsOf(shown)} className="grid gap-[3px]">
        {shown.film.scenes.map((scene, index) => (
          <span key={index} dir="auto" className={TEXT}>
            {textOf(scene) || <span className="text-ink-3">{timelineCopy.noWords}</span>}
          </span>
        ))}
      </div>
    </Row>
  );
}

function Playhead({ player, seconds }: { player: Player; seconds: number }) {
  const { time } = usePlayerState(player);
  const place = { "--share": time / seconds } as CSSProperties;
  return (
    <span
      aria-hidden
      style={place}
      className="pointer-events-none absolute top-7 bottom-0 left-[calc(88px+(100%-88px)*var(--share))] z-2 w-0.5 -translate-x-px bg-brand before:absolute before:-top-1 before:-left-1 before:size-2.5 before:rounded-full before:bg-brand max-sm:left-[calc(64px+(100%-64px)*var(--share))]"
    />
  );
}
