import { useMemo } from "react";
import { recordCopy } from "#core/film/making.copy.ts";
import type { Take } from "./use-recorder.ts";
import type { TakeRange } from "./take.ts";

/** Bars of the drawn wave. */
const BARS = 96;
/** Shortest part that can be kept, in seconds. */
const LEAST = 0.2;

interface TakeTrimProps {
  readonly take: Take;
  readonly isDisabled: boolean;
  readonly onRange: (range: TakeRange) => void;
}

/**
 * The wave of a take in `SceneRecorder` with controls that trim its beginning and its end, to at
 * least `LEAST` seconds. Words: `recordCopy` in `core/film/making.copy.ts`.
 */
export function TakeTrim({ take: { samples, seconds, range }, isDisabled, onRange }: TakeTrimProps) {
  const bars = useMemo(() => {
    const size = Math.max(1, Math.floor(samples.length / BARS));
    return Array.from({ length: BARS }, (_, index) =>
      samples
        .subarray(index * size, (index + 1) * size)
        .reduce((most, sample) => Math.max(most, Math.abs(sample)), 0),
    );
  }, [samples]);
  const control = { type: "range", min: 0, max: seconds, step: 0.05, disabled: isDisabled } as const;
  return (
    <div className="grid gap-2">
      <div
        aria-hidden
        className="flex h-14 items-center gap-px rounded-md bg-sunken px-1 inset-ring inset-ring-line"
      >
        {bars.map((level, index) => {
          const at = ((index + 0.5) / BARS) * seconds;
          const isKept = at >= range.from && at <= range.to;
          return (
            <span
              key={index}
              style={{ height: `${Math.max(4, 100 * level)}%` }}
              className={`flex-1 rounded-full ${isKept ? "bg-brand" : "bg-line-strong"}`}
            />
          );
        })}
      </div>
      <div className="grid grid-cols-2 gap-4">
        <label className="grid gap-1 text-caption text-ink-2">
          {recordCopy.from}
          <input
            {...control}
            value={range.from}
            onChange={({ target: { valueAsNumber: from } }) =>
              onRange({ ...range, from: Math.min(from, range.to - LEAST) })
            }
            className="accent-brand"
          />
        </label>
        <label className="grid gap-1 text-caption text-ink-2">
          {recordCopy.to}
          <input
            {...control}
            value={range.to}
            onChange={({ target: { valueAsNumber: to } }) =>
              onRange({ ...range, to: Math.max(to, range.from + LEAST) })
            }
            className="accent-brand"
          />
        </label>
      </div>
      <p className="text-caption text-ink-3 tabular-nums">{recordCopy.trimmed(range.to - range.from)}</p>
    </div>
  );
}
