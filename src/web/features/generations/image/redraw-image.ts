import { useMutation } from "@tanstack/react-query";
import type { AdImage, ImageEditValues } from "#core/generations/image/image.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import { apiFetch } from "#web/lib/api.ts";

interface Redraw {
  readonly id: string;
  readonly platform: ImagePlatform;
  readonly words: ImageEditValues;
}

/** Has a finished ad drawn anew with other words; no unit is used. */
export function useRedrawImage() {
  return useMutation({
    mutationFn: ({ id, platform, words }: Redraw) =>
      apiFetch<AdImage>(`/api/generations/${id}/images/${platform}`, { method: "POST", body: words }),
  });
}
