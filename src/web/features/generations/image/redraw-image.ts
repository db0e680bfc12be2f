import { useMutation } from "@tanstack/react-query";
import type { ImageEditValues } from "#core/generations/image/image.ts";
import type { ImagePlatform } from "#core/platforms/platforms.ts";
import { api } from "#web/lib/api.ts";

interface Redraw {
  readonly id: string;
  readonly platform: ImagePlatform;
  readonly texts: ImageEditValues;
}

/**
 * Renders a finished image ad with other texts (`POST /api/generations/:id/images/:platform`,
 * `server/modules/generations/image/images.service.ts`), for `ImageEditForm`; does not use a unit.
 * Resolves to the new image. Errors: 400 with `fields`, 404, 409 `still_working`, 429
 * (`imageRedrawsPerMinute` in `core/rate-limits.ts`), 503.
 */
export function useRedrawImage() {
  return useMutation({
    mutationFn: ({ id, platform, texts }: Redraw) =>
      api("POST /api/generations/:id/images/:platform", { params: { id, platform }, body: texts }),
  });
}
