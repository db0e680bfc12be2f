import Copy from "lucide-react/icons/copy";
import type { ReactNode } from "react";
import { measurePace } from "#core/generations/video/pace.ts";
import { formatRange, formatScene, splitShots } from "#core/generations/video/script.ts";
import type { SceneContent, VideoScene } from "#core/generations/video/video.ts";
import { sceneCopy, videoCopy } from "#core/generations/video/video.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { useCopyText } from "#web/lib/use-copy-text.ts";
import { SceneFrame } from "./scene-frame.tsx";
import { scriptToasts } from "./script-toasts.ts";

interface SceneCardProps {
  readonly index: number;
  readonly scene: VideoScene;
  /** URL of its storyboard frame. */
  readonly frame: string | undefined;
}

const CARD = "animate-appear overflow-hidden rounded-lg border border-line bg-surface";

/**
 * Card of a finished scene in `VideoPanel`: time, content and reading pace, with a button to copy
 * it. Pace: `core/generations/video/pace.ts`; form of the time and text to copy:
 * `core/generations/video/script.ts`; words: `core/generations/video/video.copy.ts`. Toasts of the
 * copy button: `script-toasts.ts`.
 */
export function SceneCard({ index, scene, frame }: SceneCardProps) {
  const copy = useCopyText(scriptToasts);
  const { words, wordsPerSecond } = measurePace([scene]);
  return (
    <li className={CARD}>
      <SceneHead index={index}>
        <span className="text-label text-ink-2 tabular-nums">{formatRange(scene)}</span>
        <Button
          size="small"
          className="ml-auto max-sm:w-full"
          onClick={() => void copy(formatScene(scene, index))}
        >
          <Copy aria-hidden className="size-4" />
          {videoCopy.copyScene}
        </Button>
      </SceneHead>
      <SceneBody frame={frame && <SceneFrame index={index} url={frame} />}>
        <SceneFields content={scene} />
      </SceneBody>
      <p className="mx-4 border-t border-line py-3 text-caption text-ink-3 tabular-nums">
        {sceneCopy.voiceOver}: {sceneCopy.pace(words, wordsPerSecond)}
      </p>
    </li>
  );
}

/**
 * Texts of a scene's card next to its frame, in scripts (also `unfinished-scene-card.tsx`) and full
 * packages (`video-ads-part.tsx`); on phones they flow around it.
 */
export function SceneBody({ frame, children }: { frame: ReactNode; children: ReactNode }) {
  return (
    <div className="max-sm:flow-root sm:flex sm:items-start">
      {frame && <div className="max-sm:float-right sm:order-last">{frame}</div>}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

/**
 * Header of a scene's card in scripts (also `unfinished-scene-card.tsx`) and full packages
 * (`video-ads-part.tsx`): its number (`sceneCopy` in `core/generations/video/video.copy.ts`) and
 * actions.
 */
export function SceneHead({ index, children }: { index: number; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-4">
      <h3 className="text-body font-semibold">{sceneCopy.scene(index + 1)}</h3>
      {children}
    </div>
  );
}

interface SceneFieldsProps {
  /** Fields written so far. */
  readonly content: Partial<SceneContent>;
  /** Shows a caret after the last field while it is streamed. */
  readonly caret?: boolean;
}

const FIELDS = ["visual", "voiceOver", "onScreenText", "sound"] as const;

/**
 * Texts of a scene, complete or streaming, in the scene cards of a script (also
 * `unfinished-scene-card.tsx`) and of a full package (`video-ads-part.tsx`). Order: `FIELDS` in
 * this file; fields without text are left out; shots of the picture: `splitShots` in
 * `core/generations/video/script.ts`; the voice-over is emphasized; `caret` marks the end while it
 * is streamed. Names: `sceneCopy` in `core/generations/video/video.copy.ts`.
 */
export function SceneFields({ content, caret = false }: SceneFieldsProps) {
  const written = FIELDS.filter((field) => content[field]);
  return (
    <dl className="px-4 pt-3 pb-4 max-sm:space-y-3 sm:grid sm:gap-3">
      {written.map((field) => (
        <div key={field} className="sm:grid sm:grid-cols-[112px_minmax(0,1fr)] sm:gap-3">
          <dt className="text-label text-ink-3 max-sm:mb-1 sm:pt-0.5">{sceneCopy[field]}</dt>
          <dd
            dir="auto"
            className={cx("text-pretty break-words", field === "voiceOver" ? "text-copy" : "text-ink-2")}
          >
            {field === "visual" ? <Shots text={content.visual ?? ""} /> : content[field]}
            {caret && field === written.at(-1) && <span aria-hidden className="caret" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Shots({ text }: { text: string }) {
  return splitShots(text).map((shot, index) => (
    <span key={index} className="block not-first:mt-1">
      {shot}
    </span>
  ));
}
