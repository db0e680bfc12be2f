import Mic from "lucide-react/icons/mic";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import Square from "lucide-react/icons/square";
import { useEffect, useState } from "react";
import type { FilmSceneTime } from "#core/film/film.ts";
import { FILM_LIMITS } from "#core/film/limits.ts";
import { recordCopy } from "#core/film/making.copy.ts";
import type { FilmVoice, SceneVoice } from "#core/film/voice.ts";
import { SAMPLE_RATE } from "#studio/film/audio/stereo.ts";
import { toInt16, writeWav } from "#studio/film/audio/wav.ts";
import { api, uploadFile } from "#web/lib/api.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { LENGTH_SLACK } from "./length-slack.ts";
import { LevelMeter } from "./level-meter.tsx";
import { cutTake, levelOf } from "./take.ts";
import { TakeTrim } from "./take-trim.tsx";
import { useRecorder } from "./use-recorder.ts";

interface SceneRecorderProps {
  readonly id: string;
  readonly index: number;
  readonly scene: FilmSceneTime;
  readonly voice: SceneVoice | undefined;
  readonly onVoice: (voice: FilmVoice) => void;
  /** Called with whether closing would lose a take that is not kept. */
  readonly onUnkept: (isUnkept: boolean) => void;
}

/**
 * One scene in `RecordDialog`: its words, its recording, and the actions on a take, which is stored
 * with `PUT /api/generations/:id/voice/:scene`. Longest take: `FILM_LIMITS.voiceSeconds` in
 * `core/film/limits.ts`, too long for its scene: `length-slack.ts`, too quiet or loud: `take.ts`;
 * words: `recordCopy` in `core/film/making.copy.ts`.
 */
export function SceneRecorder({ id, index, scene, voice, onVoice, onUnkept }: SceneRecorderProps) {
  const recorder = useRecorder(FILM_LIMITS.voiceSeconds);
  const [isKeeping, setKeeping] = useState(false);
  const [failed, setFailed] = useState<string>();
  const { take, status } = recorder;
  const length = scene.to - scene.from;
  const params = { id, scene: index };
  const kept = take && take.range.to - take.range.from;
  const isUnkept = take !== undefined || status === "recording" || status === "reading";
  useEffect(() => {
    onUnkept(isUnkept);
    return () => onUnkept(false);
  }, [isUnkept, onUnkept]);
  const excess = (kept ?? voice?.seconds ?? 0) - length;

  async function run(call: () => Promise<FilmVoice>) {
    setKeeping(true);
    setFailed(undefined);
    try {
      onVoice(await call());
      recorder.clear();
    } catch (error) {
      setFailed(failureMessage(error, recordCopy.failed));
    } finally {
      setKeeping(false);
    }
  }
  function keep() {
    if (!take) return;
    const file = writeWav([toInt16(cutTake(take.samples, take.range, SAMPLE_RATE))], SAMPLE_RATE);
    void run(() =>
      uploadFile(
        "PUT /api/generations/:id/voice/:scene",
        new File([file], "voice.wav", { type: "audio/wav" }),
        { params },
      ),
    );
  }
  const remove = () => void run(() => api("DELETE /api/generations/:id/voice/:scene", { params }));

  return (
    <div className="grid content-start gap-5 p-6 max-sm:p-4">
      <div>
        <p className="mb-2 text-label text-ink-3 tabular-nums">{recordCopy.words(length)}</p>
        <p dir="auto" className="text-title text-pretty">
          {scene.voiceOver || <span className="text-ink-3">{recordCopy.noWords}</span>}
        </p>
      </div>
      {status === "recording" && (
        <LevelMeter level={recorder.level} seconds={recorder.seconds} length={length} />
      )}
      {take && <TakeTrim take={take} isDisabled={isKeeping} onRange={recorder.setRange} />}
      {!take && voice && status === "idle" && (
        // Played as it is stored; the words are on the screen.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <audio controls src={voice.url} className="w-full" />
      )}
      <div className="flex flex-wrap gap-2">
        {status === "recording" ? (
          <Button variant="primary" onClick={recorder.stop}>
            <Square aria-hidden className="size-4" />
            {recordCopy.stop}
          </Button>
        ) : (
          <Button
            variant={take ? "secondary" : "primary"}
            busy={status === "asking" || status === "reading"}
            disabled={isKeeping}
            onClick={recorder.start}
          >
            <Mic aria-hidden className="size-4" />
            {take || voice ? recordCopy.again : recordCopy.record}
          </Button>
        )}
        {take && (
          <>
            <Button onClick={recorder.listen}>
              {recorder.isPlaying ? (
                <Pause aria-hidden className="size-4" />
              ) : (
                <Play aria-hidden className="size-4" />
              )}
              {recorder.isPlaying ? recordCopy.pause : recordCopy.listen}
            </Button>
            <Button variant="primary" busy={isKeeping} busyLabel={recordCopy.keeping} onClick={keep}>
              {recordCopy.keep}
            </Button>
          </>
        )}
        {!take && voice && status === "idle" && (
          <Button variant="ghost" busy={isKeeping} onClick={remove}>
            {recordCopy.remove}
          </Button>
        )}
      </div>
      <div role="status" className="grid gap-1 text-label text-ink-3">
        {take && <TakeNote samples={take.samples} />}
        {excess > LENGTH_SLACK && <p className="text-warn">{recordCopy.longer(excess)}</p>}
        {!take && !voice && status === "idle" && !recorder.error && <p>{recordCopy.allow}</p>}
      </div>
      {(failed ?? recorder.error) !== undefined && <FieldError>{failed ?? recorder.error}</FieldError>}
    </div>
  );
}

function TakeNote({ samples }: { samples: Float32Array }) {
  const level = levelOf(samples);
  return level === "good" ? null : <p className="text-warn">{recordCopy[level]}</p>;
}
