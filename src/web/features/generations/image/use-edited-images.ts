import { useState } from "react";
import type { AdImage } from "#core/generations/image/image.ts";

/**
 * Images of a generation in `ImagesPanel` and `ImageAdsPart`, with those edited on this page in
 * their latest version; `ImageEditForm` calls `replace` with each image that the server has
 * rendered again.
 */
export function useEditedImages(made: readonly AdImage[]) {
  const [edited, setEdited] = useState<readonly AdImage[]>([]);
  const latest = (image: AdImage) => edited.find(({ platform }) => platform === image.platform) ?? image;
  return {
    images: made.map(latest),
    replace: (image: AdImage) =>
      setEdited((others) => [...others.filter(({ platform }) => platform !== image.platform), image]),
  };
}
