import AudioLines from "lucide-react/icons/audio-lines";
import Square from "lucide-react/icons/square";
import { useState, type ReactNode } from "react";
import { heardVoices } from "#core/film/heard-voices.ts";
import type { FilmScene } from "#core/film/settings.ts";
import { speakerName, speechCopy } from "#core/film/speech.copy.ts";
import type { FilmVoice, SceneVoice, Voicing } from "#core/film/voice.ts";
import { continuesVoicing, scenesToSpeak, unspokenScenes } from "#core/film/voicing.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { Note } from "#web/ui/note.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { Select } from "#web/ui/select.tsx";
import { LENGTH_SLACK } from "./length-slack.ts";
import { useVoicing } from "./use-voicing.ts";

interface SpokenVoiceProps {
  readonly id: string;
  readonly scenes: readonly FilmScene[];
  readonly voice: FilmVoice;
}

/**
 * Panel of `SoundForm` about the provider's voice: speaker, how many voicings are left, progress,
 * and the scenes that it does not speak yet or that are too short for it (`length-slack.ts`). Which
 * scenes: `core/film/voicing.ts` and `core/film/heard-voices.ts`; most voicings:
 * `FILM_LIMITS.voicingsPerUnit` in `core/film/limits.ts`; words: `speechCopy` in
 * `core/film/speech.copy.ts`.
 */
export function SpokenVoice({ id, scenes, voice }: SpokenVoiceProps) {
  const { speech, voicing, voicingsLeft } = voice;
  const own = useVoicing(id);
  const [chosen, setChosen] = useState<string>();
  const speakers = speech?.speakers ?? [];
  const last = speakers.find((speaker) => speaker === voicing?.speaker);
  const speaker = chosen ?? last ?? speakers[0] ?? "";
  const request = { speaker, scenes: scenes.map(({ voiceOver }) => voiceOver) };
  const todo = scenesToSpeak(request, voice.scenes);
  const heard = heardVoices(voice.scenes, { voice: "spoken", scenes: [...scenes] });
  const isSpeaking = voicing?.status === "speaking";
  const continues = voicing !== null && continuesVoicing(voicing, speaker, todo);

  return (
    <div className="col-span-full grid gap-4 rounded-md bg-sunken p-4 inset-ring inset-ring-line">
      {speech && (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 max-sm:grid-cols-1">
          <Field label={speechCopy.speaker}>
            <Select
              options={speakers.map((value) => ({ value, label: speakerName(value) }))}
              value={speaker}
              disabled={isSpeaking}
              onChange={({ target }) => setChosen(target.value)}
            />
          </Field>
          {isSpeaking ? (
            <Button onClick={own.stop} busy={own.isBusy}>
              <Square aria-hidden className="size-4" />
              {speechCopy.stop}
            </Button>
          ) : (
            <Button
              variant={heard.length === 0 ? "primary" : "secondary"}
              disabled={todo.length === 0 || (voicingsLeft === 0 && !continues)}
              busy={own.isBusy}
              onClick={() => own.start(request)}
            >
              <AudioLines aria-hidden className="size-4" />
              {continues ? continueLabel(voicing) : labelOf(heard, todo.length)}
            </Button>
          )}
        </div>
      )}
      {voicing && isSpeaking && <Progress done={voicing.done} total={voicing.scenes.length} />}
      {own.error !== undefined && <FieldError>{own.error}</FieldError>}
      {own.error === undefined && voicing?.error && (
        <Note tone="bad" role="alert">
          {voicing.error}
        </Note>
      )}
      {own.error === undefined && voicing?.status === "stopped" && continues && (
        <Note role="status">{speechCopy.stopped(voicing.done)}</Note>
      )}
      {!isSpeaking && <Mismatches scenes={scenes} voices={heard} />}
      <div className="grid gap-1 text-caption text-ink-3">
        {heard.length > 0 && <p>{speechCopy.madeBy(...authorsOf(heard))}</p>}
        {speech ? (
          <>
            <p>{speechCopy.left(voicingsLeft)}</p>
            <p>{speechCopy.consent}</p>
          </>
        ) : (
          <p>{speechCopy.off}</p>
        )}
      </div>
    </div>
  );
}

const continueLabel = ({ status }: Voicing) => (status === "failed" ? speechCopy.tryAgain : speechCopy.goOn);

function labelOf(heard: readonly SceneVoice[], todo: number): string {
  if (heard.length === 0) return speechCopy.make;
  return todo < heard.length ? speechCopy.makeScenes(todo) : speechCopy.makeAgain;
}

/** The audible speakers with their models, each once. */
function authorsOf(heard: readonly SceneVoice[]): [readonly string[], readonly string[]] {
  const spoken = heard.flatMap((voice) => voice.spoken ?? []);
  return [[...new Set(spoken.map(({ speaker }) => speaker))], [...new Set(spoken.map(({ model }) => model))]];
}

function Progress({ done, total }: { done: number; total: number }) {
  return (
    <div className="grid gap-2">
      <ProgressBar
        variant="row"
        done={(100 * done) / total}
        label={speechCopy.progress}
        valueText={speechCopy.progressText(done, total)}
      />
      <p role="status" className="text-label text-ink-2">
        {speechCopy.speaking(done, total)}
      </p>
    </div>
  );
}

/** Scenes whose text the voice does not speak, and scenes that are too short for their voice. */
function Mismatches({
  scenes,
  voices,
}: {
  scenes: readonly FilmScene[];
  voices: readonly SceneVoice[];
}): ReactNode {
  if (voices.length === 0) return null;
  const voiced = new Set(voices.map(({ scene }) => scene));
  const words = scenes.map(({ voiceOver }) => voiceOver);
  const unspoken = unspokenScenes(words, voices).map(({ scene }) => scene);
  const changed = unspoken.filter((scene) => voiced.has(scene));
  const silent = unspoken.filter((scene) => !voiced.has(scene));
  const longer = voices.flatMap(({ scene, seconds }) => {
    const excess = seconds - (scenes[scene]?.seconds ?? seconds);
    return excess > LENGTH_SLACK ? [speechCopy.longer(scene, excess)] : [];
  });
  const texts = [
    ...(changed.length > 0 ? [speechCopy.changed(changed)] : []),
    ...(silent.length > 0 ? [speechCopy.silent(silent)] : []),
    ...longer,
  ];
  return (
    texts.length > 0 && (
      <Note tone="warn" role="status">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Note>
    )
  );
}
