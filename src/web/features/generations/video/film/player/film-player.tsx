import Captions from "lucide-react/icons/captions";
import CaptionsOff from "lucide-react/icons/captions-off";
import Maximize from "lucide-react/icons/maximize";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import SkipBack from "lucide-react/icons/skip-back";
import SkipForward from "lucide-react/icons/skip-forward";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { useMemo, useRef, type KeyboardEvent } from "react";
import { playerCopy } from "#core/film/film.copy.ts";
import { FILM_RATIOS, type FilmRatio } from "#core/film/ratios.ts";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { SpinnerIcon } from "#web/ui/spinner.tsx";
import { CoverChoice } from "../edit/cover-choice.tsx";
import type { DrawableFilm } from "../use-film-preview.ts";
import type { Player } from "./create-player.ts";
import { drawFilm } from "./draw-film.ts";
import { FilmCanvas } from "./film-canvas.tsx";
import { pressPlayerKey } from "./player-keys.ts";
import { sceneAt, sceneStart } from "./scene-at.ts";
import { Scrubber } from "./scrubber.tsx";
import { usePlayerState } from "./use-film-player.ts";

interface FilmPlayerProps {
  readonly shown: DrawableFilm;
  readonly player: Player;
  readonly ratio: FilmRatio;
  readonly onRatio: (ratio: FilmRatio) => void;
  readonly hasCaptions: boolean;
  readonly onCaptions: () => void;
  /** Time of the cover's frame in seconds. */
  readonly cover: number;
  readonly onCover: (seconds: number) => void;
  /** Data in preparation, for example the music. */
  readonly note: string | undefined;
}

const RATIOS = FILM_RATIOS.map((ratio) => ({ value: ratio, label: ratio }));
const BUTTON = "size-9 pointer-coarse:size-11";

/**
 * Player in `FilmEditor` that shows the finished look of a film: draws frames from its data and
 * plays its sound; also the choice of shape and cover. Shapes: `core/film/ratios.ts`; keys:
 * `player-keys.ts`; words: `playerCopy` in `core/film/film.copy.ts`.
 */
export function FilmPlayer(props: FilmPlayerProps) {
  const { shown, player, ratio, onRatio, hasCaptions, onCaptions, cover, onCover, note } = props;
  const { film, loaded } = shown;
  const draw = useMemo(() => drawFilm(film, loaded.images), [film, loaded]);
  const stage = useRef<HTMLDivElement>(null);
  const fillScreen = () => void stage.current?.requestFullscreen?.().catch(() => undefined);

  function onKeyDown(event: KeyboardEvent) {
    const { target } = event;
    // The shapes are radio buttons, which use the arrows themselves; a button takes the space key.
    if (target instanceof HTMLInputElement && target.type === "radio") return;
    if (target instanceof HTMLButtonElement && event.key === " ") return;
    const used = pressPlayerKey(event, { player, film, onCaptions, onFullScreen: fillScreen });
    if (used) event.preventDefault();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the player
    <section aria-label={playerCopy.label} onKeyDown={onKeyDown}>
      <Card className="overflow-hidden">
        <div className="border-b border-line px-4 py-3">
          <SegmentedControl label={playerCopy.shape} options={RATIOS} value={ratio} onChange={onRatio} />
        </div>
        <div
          ref={stage}
          className="group @container-[size] grid h-[572px] place-items-center bg-sunken p-4 max-sm:h-[512px] [&:fullscreen]:h-full [&:fullscreen]:bg-[#0c0910] [&:fullscreen]:p-0"
        >
          <Stage film={film} draw={draw} player={player} />
        </div>
        <div className="grid gap-2.5 px-4 pt-3 pb-4">
          <Scrubber film={film} player={player} />
          <Controls {...{ player, film, hasCaptions, onCaptions }} onFullScreen={fillScreen} />
          <p role="status" className="flex items-center gap-1.5 text-caption text-ink-3 empty:hidden">
            {note !== undefined && (
              <>
                <SpinnerIcon />
                {note}
              </>
            )}
          </p>
        </div>
        <CoverChoice {...{ film, draw, player, cover, onCover }} />
      </Card>
    </section>
  );
}

type StageProps = Pick<Parameters<typeof FilmCanvas>[0], "film" | "draw" | "player">;

function Stage({ film, draw, player }: StageProps) {
  const { time } = usePlayerState(player);
  const scene = sceneAt(film, time);
  return (
    <FilmCanvas
      film={film}
      draw={draw}
      player={player}
      label={playerCopy.frame(scene + 1, film.scenes[scene]?.text ?? "")}
      className="rounded-toast shadow-md"
    />
  );
}

interface ControlsProps extends Pick<FilmPlayerProps, "player" | "hasCaptions" | "onCaptions"> {
  readonly film: DrawableFilm["film"];
  readonly onFullScreen: () => void;
}

function Controls({ player, film, hasCaptions, onCaptions, onFullScreen }: ControlsProps) {
  const { time, isPlaying, isMuted } = usePlayerState(player);
  const skip = (step: -1 | 1) => player.seek(sceneStart(film, player.getState().time, step));
  const ToggleIcon = isPlaying ? Pause : Play;
  const SoundIcon = isMuted ? VolumeX : Volume2;
  const CaptionsIcon = hasCaptions ? Captions : CaptionsOff;
  return (
    <div className="flex items-center gap-1">
      <IconButton
        label={isPlaying ? playerCopy.pause : playerCopy.play}
        onClick={isPlaying ? player.pause : player.play}
        className={cx(BUTTON, "border border-line-strong bg-surface text-ink shadow-xs")}
      >
        <ToggleIcon aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton
        label={playerCopy.previous}
        onClick={() => skip(-1)}
        className={cx(BUTTON, "max-sm:hidden")}
      >
        <SkipBack aria-hidden className="size-4.5" />
      </IconButton>
      <IconButton label={playerCopy.next} onClick={() => skip(1)} className={cx(BUTTON, "max-sm:hidden")}>
        <SkipForward aria-hidden className="size-4.5" />
      </IconButton>
      <span className="ml-2 text-label whitespace-nowrap text-ink-2 tabular-nums">
        {playerCopy.at(time, film.seconds)}
      </span>
      <span className="ml-auto flex gap-1">
        <IconButton
          label={playerCopy.captionsOn}
          aria-pressed={hasCaptions}
          onClick={onCaptions}
          className={BUTTON}
        >
          <CaptionsIcon aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton
          label={isMuted ? playerCopy.unmute : playerCopy.mute}
          onClick={() => player.setMuted(!isMuted)}
          className={BUTTON}
        >
          <SoundIcon aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton label={playerCopy.fullScreen} onClick={onFullScreen} className={BUTTON}>
          <Maximize aria-hidden className="size-4.5" />
        </IconButton>
      </span>
    </div>
  );
}
