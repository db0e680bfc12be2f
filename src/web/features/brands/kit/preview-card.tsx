import { useState } from "react";
import type { Brand } from "#core/brands/brand.ts";
import { kitCopy } from "#core/brands/brands.copy.ts";
import { DEFAULT_IMAGE_STYLE } from "#core/generations/image/styles.ts";
import { apiUrl } from "#web/lib/api.ts";
import { StylePicker } from "#web/lib/style-picker.tsx";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import type { KitForm } from "./use-brand-form.ts";

/**
 * Card of the kit (`brand-kit.tsx`) with a picture ad that the server composes from the stored
 * brand (`GET /api/brands/:id/preview`, `server/modules/brands/preview.service.ts`; again after
 * each saved change, `brandPreviewsPerMinute` in `core/rate-limits.ts`), and the picker of the
 * default style. Styles: `core/generations/image/styles.ts`; words: `kitCopy` in
 * `core/brands/brands.copy.ts`.
 */
export function PreviewCard({ brand, form }: { brand: Brand; form: KitForm }) {
  const { style, colors } = form.values;
  const [failedUrl, setFailedUrl] = useState<string>();
  const [loadedUrl, setLoadedUrl] = useState<string>();
  // The revision makes the browser load the picture again after each saved change.
  const url = apiUrl("GET /api/brands/:id/preview", {
    params: { id: brand.id },
    query: { revision: String(brand.revision) },
  });
  return (
    <Card>
      <CardHeader title={kitCopy.previewTitle}>
        <span className="text-caption text-ink-3">{kitCopy.fields.style}</span>
      </CardHeader>
      <div className="grid gap-4 p-4">
        <div className="progress-placeholder aspect-square overflow-hidden rounded-md bg-sunken">
          {failedUrl === url ? (
            <p role="status" className="grid size-full place-items-center text-label text-ink-3">
              {kitCopy.previewFailed}
            </p>
          ) : (
            <img
              src={url}
              alt={kitCopy.previewAlt(form.values.name)}
              width={640}
              height={640}
              onLoad={() => setLoadedUrl(url)}
              onError={() => setFailedUrl(url)}
              className={cx("size-full transition-opacity", loadedUrl !== url && "opacity-60")}
            />
          )}
        </div>
        <StylePicker
          label={kitCopy.fields.style}
          value={style ?? DEFAULT_IMAGE_STYLE}
          color={colors.primary ?? ""}
          onChange={(chosen) => form.set({ style: chosen }, "now")}
        />
      </div>
    </Card>
  );
}
