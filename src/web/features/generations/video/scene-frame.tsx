import { videoCopy } from "#core/generations/video/video.copy.ts";
import { previewSources } from "../preview-sources.ts";

/**
 * Storyboard frame in a scene's card of scripts (`scene-card.tsx`, `unfinished-scene-card.tsx`) and
 * full packages (`video-ads-part.tsx`); links to the full size. Words: `videoCopy` in
 * `core/generations/video/video.copy.ts`.
 */
export function SceneFrame({ index, url }: { index: number; url: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={videoCopy.openFrame(index + 1)}
      className="m-4 ml-0 block shrink-0 animate-appear rounded-md max-sm:ml-3"
    >
      <img
        {...previewSources(url, "96px")}
        alt={videoCopy.frame(index + 1)}
        loading="lazy"
        decoding="async"
        className="aspect-9/16 w-24 rounded-md ring-1 ring-line max-sm:w-16"
      />
    </a>
  );
}
