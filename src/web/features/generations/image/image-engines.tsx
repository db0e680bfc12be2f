import type { AdImage } from "#core/generations/image/image.ts";
import { engineCopy } from "#core/generations/tool.copy.ts";

/**
 * Line under the image ads of `ImagesPanel` and `ImageAdsPart` that names the engines that
 * generated them. Words and names of engines: `engineCopy` and `engineName` in
 * `core/generations/tool.copy.ts`.
 */
export function ImageEngines({ images }: { images: readonly AdImage[] }) {
  if (images.length === 0) return null;
  return (
    <p className="px-4 pb-4 text-caption text-ink-3 max-sm:px-3">
      {engineCopy.madeBy(...images.map(({ engine }) => engine))}
    </p>
  );
}
