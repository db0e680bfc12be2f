import Copy from "lucide-react/icons/copy";
import type { GenerationOf } from "#core/generations/api.ts";
import { engineCopy } from "#core/generations/tool.copy.ts";
import { measurePace, shortVoice } from "#core/generations/video/pace.ts";
import {
  SCENES_PER_SCRIPT,
  VIDEO_DURATIONS,
  VIDEO_PARTS,
  VIDEO_PART_COUNT,
} from "#core/generations/video/video.ts";
import {
  sceneCopy,
  TESTIMONIAL_NOTE,
  videoResultCopy,
  videoCopy,
} from "#core/generations/video/video.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { useCopyText } from "#web/lib/use-copy-text.ts";
import { ResultPanel } from "../result-panel.tsx";
import type { LiveGeneration } from "../use-generation.ts";
import type { ToolState } from "../use-tool.ts";
import { UnfinishedSceneCard } from "./unfinished-scene-card.tsx";
import { SceneCard } from "./scene-card.tsx";
import { ScriptFilms } from "./script-films.tsx";
import { ScriptDownloads } from "./script-downloads.tsx";
import { scriptToasts } from "./script-toasts.ts";

const HEADING = "generated-script";
const LIST = "grid gap-3 p-4 max-sm:p-3";

/**
 * Result panel of `VideoTool`: the scenes as they are written, then the whole script with notes,
 * downloads and finished videos. Number of scenes: `core/generations/video/video.ts`; pace:
 * `core/generations/video/pace.ts`; words: `core/generations/video/video.copy.ts`, of the engine
 * `core/generations/tool.copy.ts`, of toasts `script-toasts.ts`.
 */
export function VideoPanel({ tool, onExample }: { tool: ToolState; onExample: () => void }) {
  const { result } = tool.live;
  const script = result?.kind === "video" && result.output ? result : undefined;
  return (
    <ResultPanel
      kind="video"
      id={HEADING}
      copy={videoResultCopy}
      total={VIDEO_PART_COUNT}
      tool={tool}
      onExample={onExample}
      inProgress={<InProgress live={tool.live} />}
      ready={script && <Ready script={script} />}
      action={script && <CopyScript text={script.output?.script ?? ""} />}
    />
  );
}

function CopyScript({ text }: { text: string }) {
  const copy = useCopyText(scriptToasts);
  return (
    <Button size="small" onClick={() => void copy(text)}>
      <Copy aria-hidden className="size-4" />
      {videoCopy.copyScript}
    </Button>
  );
}

function InProgress({ live }: { live: LiveGeneration }) {
  return (
    <ol aria-labelledby={HEADING} className={LIST}>
      {Array.from({ length: SCENES_PER_SCRIPT }, (_, index) => (
        <UnfinishedSceneCard
          key={index}
          index={index}
          part={live.parts[index]}
          frame={live.parts[VIDEO_PARTS.storyboard.from + index]}
        />
      ))}
    </ol>
  );
}

function Ready({ script }: { script: GenerationOf<"video"> }) {
  const scenes = script.output?.scenes ?? [];
  const frames = script.output?.storyboard ?? [];
  const { words, seconds } = measurePace(scenes);
  const short = shortVoice({ words, seconds }, VIDEO_DURATIONS);
  return (
    <>
      <p role="status" className="sr-only">
        {videoCopy.ready(script.input.duration)}
      </p>
      {script.input.style === "testimonial" && (
        <div className="px-4 pt-4 max-sm:px-3">
          <Note>{TESTIMONIAL_NOTE}</Note>
        </div>
      )}
      <ol aria-labelledby={HEADING} className={LIST}>
        {scenes.map((scene, index) => (
          <SceneCard key={index} index={index} scene={scene} frame={frames[index]?.url} />
        ))}
      </ol>
      {short && (
        <div className="px-4 pb-4 max-sm:px-3">
          <Note>{sceneCopy.shortVoice(short)}</Note>
        </div>
      )}
      <p className="px-4 pb-4 text-caption text-ink-3 tabular-nums">
        {sceneCopy.spoken(words, seconds)} · {engineCopy.madeBy(script.engine)}
      </p>
      <ScriptFilms id={script.id} />
      <ScriptDownloads id={script.id} />
    </>
  );
}
