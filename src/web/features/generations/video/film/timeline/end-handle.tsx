import { useRef, type PointerEvent } from "react";
import type { FilmSettings } from "#core/film/settings.ts";
import { moveEnd } from "../edit/scene-edits.ts";

interface EndHandleProps {
  readonly index: number;
  readonly seconds: number;
  readonly settings: FilmSettings;
  readonly onEdit: (settings: FilmSettings, field?: string) => void;
}

/**
 * Handle at the end of a scene in `Timeline`, dragged with a pointer (`moveEnd`); the keys [ and ]
 * do the same. Hidden from screen readers, because the scene next to it states its length.
 */
export function EndHandle({ index, seconds, settings, onEdit }: EndHandleProps) {
  const drag = useRef<{ x: number; secondsPerPx: number; settings: FilmSettings }>(undefined);

  function start(event: PointerEvent<HTMLSpanElement>) {
    const width = event.currentTarget.closest(".grid")?.clientWidth ?? 1;
    drag.current = { x: event.clientX, secondsPerPx: seconds / width, settings };
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  function move(event: PointerEvent) {
    const from = drag.current;
    if (!from) return;
    onEdit(moveEnd(from.settings, index, (event.clientX - from.x) * from.secondsPerPx), `end-${index}`);
  }

  return (
    <span
      aria-hidden
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={() => (drag.current = undefined)}
      onPointerCancel={() => (drag.current = undefined)}
      className="absolute inset-y-0 -right-2 z-2 w-3.5 cursor-col-resize touch-none"
    />
  );
}
