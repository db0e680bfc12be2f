import { useMutation } from "@tanstack/react-query";
import type { ImageEditValues } from "#core/generations/image/image.ts";
import type { Platform } from "#core/platforms/canvases.ts";
import { api } from "#web/lib/api.ts";

interface Redraw {
  readonly id: string;
  readonly platform: Platform;
  readonly words: ImageEditValues;
}

/** Has a finished ad drawn anew with other words; no unit is used. */
export function useRedrawImage() {
  return useMutation({
    mutationFn: ({ id, platform, words }: Redraw) =>
      api("POST /api/generations/:id/images/:platform", { params: { id, platform }, body: words }),
  });
}
