import type { Part } from "#core/generations/events.ts";
import { statusLabels } from "#core/generations/status.copy.ts";
import { readSceneContent } from "#core/generations/video/script.ts";
import { Badge } from "#web/ui/badge.tsx";
import { ProgressPlaceholder } from "#web/ui/progress-bar.tsx";
import { SceneBody, SceneFields, SceneHead } from "./scene-card.tsx";
import { SceneFrame } from "./scene-frame.tsx";

interface UnfinishedSceneCardProps {
  readonly index: number;
  readonly part: Part | undefined;
  /** Storyboard frame, generated after the script. */
  readonly frame: Part | undefined;
}

/**
 * Card in `VideoPanel` of a scene of an unfinished script: pending, streaming or complete, with its
 * storyboard frame when it arrives. Words: `core/generations/status.copy.ts`.
 */
export function UnfinishedSceneCard({ index, part, frame }: UnfinishedSceneCardProps) {
  return (
    <li className="animate-appear overflow-hidden rounded-lg border border-line bg-surface">
      <SceneHead index={index}>
        <span className="ml-auto">
          {!part && <Badge tone="waiting">{statusLabels.pending}</Badge>}
          {part && !part.whole && <Badge tone="working">{statusLabels["in-progress"]}</Badge>}
        </span>
      </SceneHead>
      {part ? (
        <SceneBody frame={frame?.whole && <SceneFrame index={index} url={frame.text} />}>
          <SceneFields content={readSceneContent(part.text)} caret={!part.whole} />
        </SceneBody>
      ) : (
        <ProgressPlaceholder className="mt-3 h-16 mask-t-from-0" />
      )}
    </li>
  );
}
