import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { recordCopy } from "#core/film/making.copy.ts";
import type { Film } from "#core/film/film.ts";
import type { FilmVoice } from "#core/film/voice.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { WideDialog } from "#web/ui/wide-dialog.tsx";
import { voiceKey } from "../film-queries.ts";
import { SceneRecorder } from "./scene-recorder.tsx";

interface RecordDialogProps {
  readonly id: string;
  readonly film: Film;
  readonly voice: FilmVoice | undefined;
  readonly first: number;
  readonly onClose: () => void;
}

/**
 * Dialog of `FilmEditor` that records the voice scene by scene (`SceneRecorder`); the words to read
 * are in large type. Asks before a take that is not kept is dropped, by closing or by another
 * scene. Words: `recordCopy` in `core/film/making.copy.ts`.
 */
export function RecordDialog({ id, film, voice, first, onClose }: RecordDialogProps) {
  const client = useQueryClient();
  const [index, setIndex] = useState(first);
  const [isUnkept, setUnkept] = useState(false);
  /** Action of the user that would discard the take; it waits for a confirmation. */
  const [dropping, setDropping] = useState<{ readonly next: () => void }>();
  const scene = film.scenes[index];
  const recorded = new Set(
    voice?.scenes.filter(({ source }) => source === "recorded").map(({ scene: number }) => number),
  );
  const onVoice = (next: FilmVoice) => client.setQueryData(voiceKey(id), next);
  const leave = (next: () => void) => (isUnkept ? setDropping({ next }) : next());
  const select = (number: number) => {
    if (number !== index) leave(() => setIndex(number));
  };
  return (
    <WideDialog
      open
      onOpenChange={() => leave(onClose)}
      title={recordCopy.title}
      subject={recordCopy.subject}
      closeLabel={recordCopy.close}
      footer={
        <Button className="ml-auto" onClick={() => leave(onClose)}>
          {recordCopy.done}
        </Button>
      }
    >
      <div className="grid grid-cols-[200px_minmax(0,1fr)] max-sm:grid-cols-1">
        <ol className="grid content-start gap-1 border-r border-line p-4 max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:border-r-0 max-sm:border-b">
          {film.scenes.map((_, number) => (
            <li key={number}>
              <button
                type="button"
                aria-current={number === index ? "step" : undefined}
                onClick={() => select(number)}
                className="flex h-10 w-full items-center justify-between gap-2 rounded-md px-3 text-label whitespace-nowrap text-ink-2 hover:bg-sunken aria-[current]:bg-brand-soft aria-[current]:font-medium aria-[current]:text-brand-text"
              >
                {recordCopy.scene(number + 1)}
                {recorded.has(number) && <Badge tone="ok">{recordCopy.kept}</Badge>}
              </button>
            </li>
          ))}
        </ol>
        {scene && (
          <SceneRecorder
            key={index}
            id={id}
            index={index}
            scene={scene}
            voice={voice?.scenes.find((own) => own.scene === index && own.source === "recorded")}
            onVoice={onVoice}
            onUnkept={setUnkept}
          />
        )}
      </div>
      <Dialog
        open={dropping !== undefined}
        onOpenChange={() => setDropping(undefined)}
        title={recordCopy.dropTitle}
        description={recordCopy.dropText}
        actions={
          <>
            <Button onClick={() => setDropping(undefined)}>{recordCopy.back}</Button>
            <Button
              variant="destructive"
              onClick={() => {
                setDropping(undefined);
                dropping?.next();
              }}
            >
              {recordCopy.drop}
            </Button>
          </>
        }
      />
    </WideDialog>
  );
}
