import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { RefObject } from "react";
import { filmSceneCopy, MOVEMENT_NAMES, TRANSITION_NAMES } from "#core/film/film.copy.ts";
import type { FilmSceneTime } from "#core/film/film.ts";
import { FILM_LIMITS } from "#core/film/limits.ts";
import {
  FILM_MOVEMENTS,
  FILM_TRANSITIONS,
  type FilmMovement,
  type FilmSettings,
  type FilmTransition,
} from "#core/film/settings.ts";
import { measurePace } from "#core/generations/video/pace.ts";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Input } from "#web/ui/input.tsx";
import { Select } from "#web/ui/select.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import type { FilmDraft } from "../use-film-draft.ts";
import type { FilmPreviewState } from "../use-film-preview.ts";
import { PictureChoice } from "./picture-choice.tsx";
import { setScene } from "./scene-edits.ts";
import { wordsToCut } from "./scene-pace.ts";

interface SceneFormProps {
  readonly draft: FilmDraft;
  readonly preview: FilmPreviewState;
  readonly index: number;
  readonly onSelect: (index: number) => void;
  /** The field that gets the focus when a scene is opened. */
  readonly textRef: RefObject<HTMLInputElement | null>;
}

const MOVEMENTS = FILM_MOVEMENTS.map((value) => ({ value, label: MOVEMENT_NAMES[value] }));
/** Value of the choice to use the transition of the film. */
const OF_FILM = "film";
const TRANSITIONS = [
  { value: OF_FILM, label: filmSceneCopy.transitionOfFilm },
  ...FILM_TRANSITIONS.map((value) => ({ value, label: TRANSITION_NAMES[value] })),
];

/**
 * Form of the selected scene in `FilmEditor`: texts, picture, movement and the transition to the
 * next scene (not for the last one). Limits: `FILM_LIMITS` in `core/film/limits.ts`; movements and
 * transitions: `core/film/settings.ts`; when a voice is too fast: `scene-pace.ts`; words:
 * `filmSceneCopy`, `MOVEMENT_NAMES` and `TRANSITION_NAMES` in `core/film/film.copy.ts`.
 */
export function SceneForm({ draft, preview, index, onSelect, textRef }: SceneFormProps) {
  const { settings, edit, settle } = draft;
  const scene = settings.scenes[index];
  if (!scene) return null;
  const times = preview.shown.film.scenes[index];
  const change = (changes: Partial<FilmSettings["scenes"][number]>, field?: string) =>
    edit(setScene(settings, index, changes), field && `${field}-${index}`);
  const { words, wordsPerSecond } = measurePace([
    { start: 0, end: scene.seconds, voiceOver: scene.voiceOver },
  ]);
  const tooMany = wordsToCut(scene.voiceOver, scene.seconds);
  return (
    <Card>
      <Head index={index} count={settings.scenes.length} times={times} onSelect={onSelect} />
      <div className="grid grid-cols-[minmax(0,1fr)_188px] gap-6 p-6 max-sm:grid-cols-1 max-sm:px-4 max-sm:py-5">
        <div className="grid content-start gap-5">
          <Field
            label={filmSceneCopy.text}
            aside={
              <span className="text-ink-3 tabular-nums">
                {filmSceneCopy.count(scene.text.length, FILM_LIMITS.sceneText)}
              </span>
            }
          >
            <Input
              ref={textRef}
              dir="auto"
              value={scene.text}
              maxLength={FILM_LIMITS.sceneText}
              autoComplete="off"
              onChange={(event) => change({ text: event.target.value }, "text")}
              onBlur={settle}
            />
          </Field>
          <Field
            label={filmSceneCopy.voiceOver}
            aside={
              <span className={cx("tabular-nums", tooMany > 0 ? "text-warn" : "text-ink-3")}>
                {filmSceneCopy.pace(words, wordsPerSecond)}
              </span>
            }
            hint={tooMany > 0 && <span className="text-warn">{filmSceneCopy.cut(tooMany)}</span>}
          >
            <Textarea
              dir="auto"
              value={scene.voiceOver}
              maxLength={FILM_LIMITS.voiceText}
              onChange={(event) => change({ voiceOver: event.target.value }, "voiceOver")}
              onBlur={settle}
            />
          </Field>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-5">
            {index < settings.scenes.length - 1 && (
              <Field label={filmSceneCopy.transition(index + 2)}>
                <Select
                  options={TRANSITIONS}
                  value={scene.transition ?? OF_FILM}
                  onChange={({ target: { value } }) =>
                    change({ transition: value === OF_FILM ? undefined : (value as FilmTransition) })
                  }
                />
              </Field>
            )}
            <Field label={filmSceneCopy.movement}>
              <Select
                options={MOVEMENTS}
                value={scene.movement}
                disabled={scene.picture === null}
                onChange={(event) => change({ movement: event.target.value as FilmMovement })}
              />
            </Field>
          </div>
        </div>
        <PictureChoice
          scene={index}
          pictures={preview.shown.pictures}
          value={scene.picture}
          onChange={(picture) => change({ picture })}
        />
      </div>
    </Card>
  );
}

interface HeadProps {
  readonly index: number;
  readonly count: number;
  readonly times: FilmSceneTime | undefined;
  readonly onSelect: (index: number) => void;
}

function Head({ index, count, times, onSelect }: HeadProps) {
  return (
    <div className="flex min-h-16 items-center justify-between gap-4 border-b border-line px-6 py-4 max-sm:px-4 max-sm:py-3">
      <h2 className="text-card font-semibold">
        {filmSceneCopy.title(index + 1)}
        {times && (
          <span className="ml-2 font-normal text-ink-3 tabular-nums">
            {filmSceneCopy.range(times.from, times.to)}
          </span>
        )}
      </h2>
      <span className="flex">
        <IconButton label={filmSceneCopy.previous} disabled={index === 0} onClick={() => onSelect(index - 1)}>
          <ChevronLeft aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton
          label={filmSceneCopy.next}
          disabled={index === count - 1}
          onClick={() => onSelect(index + 1)}
        >
          <ChevronRight aria-hidden className="size-4.5" />
        </IconButton>
      </span>
    </div>
  );
}
