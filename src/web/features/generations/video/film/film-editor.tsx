import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { filmCopy, playerCopy } from "#core/film/film.copy.ts";
import { filmTags } from "#core/film/film-tags.ts";
import { heardVoices, withVoices } from "#core/film/heard-voices.ts";
import { cannotEncodeCopy } from "#core/film/making.copy.ts";
import type { CaptionLook } from "#core/film/settings.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { PageSpinner } from "#web/ui/page-spinner.tsx";
import { SceneForm } from "./edit/scene-form.tsx";
import { SoundForm } from "./edit/sound-form.tsx";
import { FilmHead } from "./film-head.tsx";
import { useFilms, useVoice } from "./film-queries.ts";
import { CannotEncode } from "./make/cannot-encode.tsx";
import { FilmList } from "./make/film-list.tsx";
import { LeaveDialog } from "./make/leave-dialog.tsx";
import { MakeBar } from "./make/make-bar.tsx";
import { FilmJobPanel } from "./make/film-job-panel.tsx";
import { useBrowserFilmJob } from "./make/use-browser-film-job.ts";
import { useServerFilmJob } from "./make/use-server-film-job.ts";
import type { OpenedFilm } from "./open-film.ts";
import { FilmPlayer } from "./player/film-player.tsx";
import { pressPlayerKey } from "./player/player-keys.ts";
import { useFilmPlayer } from "./player/use-film-player.ts";
import { useFilmSound } from "./sound/use-film-sound.ts";
import { Timeline } from "./timeline/timeline.tsx";
import { useCanEncode } from "./use-can-encode.ts";
import { useFilmDraft } from "./use-film-draft.ts";
import { useFilmPreview } from "./use-film-preview.ts";
import { useUndoKeys } from "./use-undo-keys.ts";
import { RecordDialog } from "./voice/record-dialog.tsx";

/**
 * Editor of /dashboard/video-ads/:id (`film-page.tsx`), in which a user edits, plays and makes the
 * video of a script: player, timeline, forms, and the progress of a job. In the browser if it can
 * encode, else on the server. Words: `core/film/film.copy.ts` and `core/film/making.copy.ts`;
 * settings: `core/film/settings.ts`, saved by `useFilmDraft` (`use-film-draft.ts`).
 */
export function FilmEditor({ opened: { generation, stored, first } }: { opened: OpenedFilm }) {
  const { id } = generation;
  const draft = useFilmDraft(id, stored);
  const { settings } = draft;
  const films = useFilms(id);
  const voice = useVoice(id).data;
  const heard = heardVoices(voice?.scenes ?? [], settings);
  const directed = withVoices(draft.valid, heard);
  const preview = useFilmPreview(id, directed, first);
  const { shown } = preview;
  const sound = useFilmSound(id, shown.film, heard);
  const player = useFilmPlayer(shown.film.seconds, sound.sound);
  const textField = useRef<HTMLInputElement>(null);
  const [selected, setSelected] = useState(0);
  const [isRecording, setRecording] = useState(false);
  const [lastCaptions, setLastCaptions] = useState<CaptionLook>("marked");
  const canEncode = useCanEncode();
  const { input } = generation;
  const tags = filmTags({ ...input, engine: generation.engine }, heard);
  const inBrowser = useBrowserFilmJob(id, { direct: preview.direct, makeSound: sound.make, tags });
  const server = useServerFilmJob(id, canEncode === false, settings.seconds);
  const job = server.job ?? inBrowser;
  const isChecking = canEncode === undefined || (!canEncode && !server.isKnown);
  const canMake = canEncode === true || server.job !== undefined;
  const index = Math.min(selected, settings.scenes.length - 1);
  useUndoKeys(draft);
  useEffect(() => {
    if (job.isBusy) player.pause();
  }, [job.isBusy, player]);

  function toggleCaptions() {
    if (settings.captions !== "off") setLastCaptions(settings.captions);
    draft.edit({ ...settings, captions: settings.captions === "off" ? lastCaptions : "off" });
  }
  function select(scene: number, isOpened = false) {
    setSelected(scene);
    if (!isOpened) player.seek(shown.film.scenes[scene]?.from ?? 0);
  }
  const onPlayerKey = (event: KeyboardEvent) =>
    pressPlayerKey(event, {
      player,
      film: shown.film,
      onCaptions: toggleCaptions,
      onFullScreen: () => undefined,
    });
  const note = preview.isUpdating ? filmCopy.updating : sound.isComposing ? playerCopy.composing : undefined;

  return (
    <>
      <FilmHead name={input.productName} draft={draft} />
      <LeaveDialog isBusy={inBrowser.isBusy} onLeave={inBrowser.stop} />
      {job.shapes.length > 0 ? (
        <FilmJobPanel job={job} />
      ) : (
        <div className="grid grid-cols-[376px_minmax(0,1fr)] items-start gap-6 max-xl:grid-cols-[minmax(0,1fr)] max-xl:gap-4">
          <div className="col-span-full grid gap-4 empty:hidden">
            {preview.error !== undefined && (
              <Note
                tone="bad"
                role="alert"
                action={
                  <Button size="small" onClick={preview.retry}>
                    {filmCopy.tryAgain}
                  </Button>
                }
              >
                {failureMessage(preview.error, filmCopy.directFailed)}
              </Note>
            )}
            {sound.hasFailed && <Note tone="warn">{playerCopy.noSound}</Note>}
            {films.data && <FilmList id={id} films={films.data.items} />}
          </div>
          {/* Wide: player and button beside the forms. Narrow: player, timeline, forms, button. */}
          <div className="grid gap-4 max-xl:contents">
            <FilmPlayer
              shown={shown}
              player={player}
              ratio={settings.ratio}
              onRatio={(ratio) => draft.edit({ ...settings, ratio })}
              hasCaptions={settings.captions !== "off"}
              onCaptions={toggleCaptions}
              cover={settings.cover ?? 0}
              onCover={(cover) => draft.edit({ ...settings, cover })}
              note={note}
            />
            <div className="max-xl:order-4">
              {isChecking && <PageSpinner label={cannotEncodeCopy.checking} />}
              {canMake && (
                <MakeBar
                  place={job.place}
                  ratio={settings.ratio}
                  onMake={(ratios) => job.start(ratios, directed)}
                  isDisabled={preview.isUpdating || preview.error !== undefined}
                />
              )}
              {!isChecking && !canMake && <CannotEncode shown={shown} makeSound={sound.make} />}
            </div>
          </div>
          <div className="grid min-w-0 gap-4 max-xl:order-3">
            <SceneForm draft={draft} preview={preview} index={index} onSelect={select} textRef={textField} />
            <SoundForm id={id} draft={draft} voice={voice} onRecord={() => setRecording(true)} />
          </div>
          <div className="col-span-full min-w-0 max-xl:order-2">
            <Timeline
              shown={shown}
              settings={settings}
              player={player}
              selected={index}
              onSelect={(scene, isOpened) => {
                select(scene, isOpened);
                if (isOpened) textField.current?.focus();
              }}
              onEdit={draft.edit}
              canMove={heard.length === 0}
              onPlayerKey={onPlayerKey}
            />
          </div>
        </div>
      )}
      {isRecording && (
        <RecordDialog
          id={id}
          film={shown.film}
          voice={voice}
          first={index}
          onClose={() => setRecording(false)}
        />
      )}
    </>
  );
}
