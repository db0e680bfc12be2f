import { playerCopy } from "#core/film/film.copy.ts";
import { recordCopy } from "#core/film/making.copy.ts";

/** Levels above this are near distortion. */
const LOUD = 0.9;

interface LevelMeterProps {
  /** 0 to 1. */
  readonly level: number;
  readonly seconds: number;
  /** Seconds of the scene. */
  readonly length: number;
}

/**
 * Level and time of a recording in `SceneRecorder`; levels above `LOUD` are near distortion (the
 * hint after a take has its own `LOUD` in `take.ts`). Words: `recordCopy` in
 * `core/film/making.copy.ts`; form of the time: `playerCopy` in `core/film/film.copy.ts`.
 */
export function LevelMeter({ level, seconds, length }: LevelMeterProps) {
  return (
    <div className="flex items-center gap-3">
      <meter min={0} max={1} high={LOUD} value={level} aria-label={recordCopy.level} className="h-3 flex-1" />
      <span className={`text-label tabular-nums ${seconds > length ? "text-warn" : "text-ink-2"}`}>
        {playerCopy.at(seconds, length)}
      </span>
    </div>
  );
}
