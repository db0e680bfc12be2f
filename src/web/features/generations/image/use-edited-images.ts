import { useState } from "react";
import type { AdImage } from "#core/generations/image/image.ts";

/** A generation's ads, those whose words were changed on this page in their latest form. */
export function useEditedImages(made: readonly AdImage[]) {
  const [edited, setEdited] = useState<readonly AdImage[]>([]);
  const latest = (image: AdImage) => edited.find(({ platform }) => platform === image.platform) ?? image;
  return {
    images: made.map(latest),
    replace: (image: AdImage) =>
      setEdited((others) => [...others.filter(({ platform }) => platform !== image.platform), image]),
  };
}
