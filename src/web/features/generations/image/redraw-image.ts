import { useMutation } from "@tanstack/react-query";
import type { AdImage, ImageEditValues } from "#core/generations/image/image.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import { apiFetch } from "#web/lib/api.ts";

interface Redraw {
  readonly id: string;
  readonly platform: ImagePlatform;
  readonly words: ImageEditValues;
}

/** Renders a finished image ad with other texts; does not use a unit. */
export function useRedrawImage() {
  return useMutation({
    mutationFn: ({ id, platform, words }: Redraw) =>
      apiFetch<AdImage>(`/api/generations/${id}/images/${platform}`, { method: "POST", body: words }),
  });
}
