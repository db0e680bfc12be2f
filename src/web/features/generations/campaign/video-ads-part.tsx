import Clapperboard from "lucide-react/icons/clapperboard";
import Copy from "lucide-react/icons/copy";
import { Link } from "react-router";
import { filmCopy } from "#core/film/film.copy.ts";
import type { GenerationOf } from "#core/generations/api.ts";
import { CAMPAIGN_SECONDS } from "#core/generations/campaign/campaign.ts";
import { campaignFileName } from "#core/generations/campaign/names.ts";
import type { Part } from "#core/generations/events.ts";
import { formatRange, readSceneContent } from "#core/generations/video/script.ts";
import { videoCopy } from "#core/generations/video/video.copy.ts";
import { filmPath } from "#web/lib/paths.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useCopyText } from "#web/lib/use-copy-text.ts";
import { saveFile } from "../image/use-download.ts";
import { scriptToasts } from "../video/script-toasts.ts";
import { SceneBody, SceneFields, SceneHead } from "../video/scene-card.tsx";
import { SceneFrame } from "../video/scene-frame.tsx";
import { isWhole, partsOf, type Parts } from "./campaign-parts.ts";
import { PartCard } from "./part-card.tsx";

interface VideoAdsPartProps {
  readonly parts: Parts;
  readonly generation: GenerationOf<"campaign"> | undefined;
}

/**
 * Card of `CampaignPanel` with the script: its scenes with their storyboard frames, and a link that
 * makes a video of it. Number of scenes: `core/generations/video/video.ts`, form of their times:
 * `script.ts` there; length of the script: `CAMPAIGN_SECONDS` in
 * `core/generations/campaign/campaign.ts`; file name: its end `script.txt` is in this file, the
 * names before it in `names.ts` there; words: `core/generations/video/video.copy.ts`, of the link
 * `core/film/film.copy.ts`. Toasts of the copy button: `video/script-toasts.ts`.
 */
export function VideoAdsPart({ parts, generation }: VideoAdsPartProps) {
  const copy = useCopyText(scriptToasts);
  const scenes = partsOf(parts, "scenes");
  const frames = partsOf(parts, "storyboard");
  const script = generation?.output?.videoScript ?? "";
  return (
    <PartCard
      name="video"
      whole={isWhole(parts, "video")}
      onDownload={
        generation &&
        (() => saveFile(new Blob([`${script}\n`]), campaignFileName(generation.input, "script.txt")))
      }
      action={
        <IconButton label={videoCopy.copyScript} onClick={() => void copy(script)}>
          <Copy aria-hidden className="size-4" />
        </IconButton>
      }
    >
      <ol aria-labelledby="package-video" className="grid divide-y divide-line">
        {scenes.map((scene, index) => (
          <Scene key={index} index={index} count={scenes.length} scene={scene} frame={frames[index]} />
        ))}
      </ol>
      {generation?.status === "completed" && (
        <div className="border-t border-line p-4 max-sm:p-3">
          <Link to={filmPath(generation.id)} className={buttonStyles({ size: "small" })}>
            <Clapperboard aria-hidden className="size-4" />
            {filmCopy.title}
          </Link>
        </div>
      )}
    </PartCard>
  );
}

interface SceneProps {
  readonly index: number;
  readonly count: number;
  readonly scene: Part | undefined;
  readonly frame: Part | undefined;
}

function Scene({ index, count, scene, frame }: SceneProps) {
  const third = CAMPAIGN_SECONDS / count;
  const time = { start: index * third, end: (index + 1) * third };
  return (
    <li className="px-2 max-sm:px-0">
      <SceneBody frame={frame?.whole && <SceneFrame index={index} url={frame.text} />}>
        <SceneHead index={index}>
          <span className="text-label text-ink-2 tabular-nums">{formatRange(time)}</span>
        </SceneHead>
        {scene ? (
          <SceneFields content={readSceneContent(scene.text)} caret={!scene.whole} />
        ) : (
          <Skeleton className="m-4 w-1/2" />
        )}
      </SceneBody>
    </li>
  );
}
