import { UPLOAD_TYPES } from "#core/limits.ts";
import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import ImagePlus from "lucide-react/icons/image-plus";
import X from "lucide-react/icons/x";
import { useState, type DragEvent, type KeyboardEvent } from "react";
import { kitCopy, productsCopy } from "#core/brands/brands.copy.ts";
import { BRAND_LIMITS } from "#core/brands/limits.ts";
import { previewUrl, type Upload } from "#core/uploads/api.ts";
import { cx } from "#web/ui/cx.ts";
import { SpinnerIcon } from "#web/ui/spinner.tsx";
import { useUndoToast } from "../use-undo-toast.ts";
import { useUpload } from "../use-upload.ts";
import type { ProductForm } from "./use-product-form.ts";

const ROUND =
  "grid size-6 place-items-center rounded-full border border-line-strong bg-surface text-ink-2 hover:bg-sunken hover:text-ink disabled:opacity-40 pointer-coarse:size-8";

/**
 * Part of `ProductFormCard` with the product's pictures in their order, at most
 * `BRAND_LIMITS.productImages` (`core/brands/limits.ts`); the first is the main one. They are moved
 * by dragging, buttons or arrow keys; removing one offers an undo. Uploads to `POST /api/uploads`;
 * words: `productsCopy` in `core/brands/brands.copy.ts`.
 */
export function PictureList({ form }: { form: ProductForm }) {
  const { images } = form.values;
  const upload = useUpload("POST /api/uploads", productsCopy.uploadFailed);
  const showUndo = useUndoToast();
  const [dragged, setDragged] = useState<number>();

  const save = (pictures: Upload[]) => form.set({ images: pictures }, "now");
  function move(from: number, to: number) {
    const picture = images[from];
    if (!picture || to < 0 || to >= images.length) return;
    save(images.toSpliced(from, 1).toSpliced(to, 0, picture));
  }
  async function add(files: readonly File[]) {
    let added = images;
    for (const file of files.slice(0, BRAND_LIMITS.productImages - images.length)) {
      const picture = await upload.mutateAsync(file).catch(() => undefined);
      if (!picture) return;
      added = [...added, picture];
      save(added);
    }
  }
  const draggedOver = (at: number) => ({
    onDragStart: () => setDragged(at),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== undefined) move(dragged, at);
      setDragged(undefined);
    },
  });
  function onKeyDown(event: KeyboardEvent, at: number) {
    if (event.key === "ArrowLeft") move(at, at - 1);
    if (event.key === "ArrowRight") move(at, at + 1);
  }

  return (
    <fieldset>
      <legend className="mb-1.5 flex w-full justify-between text-label">
        <span className="font-medium">{productsCopy.fields.images}</span>
        <span className="text-ink-3 tabular-nums">
          {kitCopy.count(images.length, BRAND_LIMITS.productImages)}
        </span>
      </legend>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(112px,1fr))] gap-3">
        {images.map((image, at) => (
          <li
            key={image.id}
            draggable
            {...draggedOver(at)}
            className={cx(
              "relative aspect-square overflow-hidden rounded-md bg-white inset-ring inset-ring-line",
              dragged === at && "opacity-50",
            )}
          >
            <img
              src={previewUrl(image.url, 320)}
              alt={productsCopy.pictureAlt(at + 1)}
              draggable={false}
              className="size-full object-cover"
            />
            {at === 0 && (
              <span className="absolute bottom-2 left-2 rounded-sm bg-surface px-2 py-0.5 text-caption font-medium shadow-xs">
                {productsCopy.main}
              </span>
            )}
            <div
              className="absolute top-1.5 right-1.5 flex gap-1"
              onKeyDown={(event) => onKeyDown(event, at)}
              role="presentation"
            >
              <button
                type="button"
                className={ROUND}
                disabled={at === 0}
                aria-label={productsCopy.moveEarlier(at + 1)}
                onClick={() => move(at, at - 1)}
              >
                <ArrowLeft aria-hidden className="size-3.5" />
              </button>
              <button
                type="button"
                className={ROUND}
                disabled={at === images.length - 1}
                aria-label={productsCopy.moveLater(at + 1)}
                onClick={() => move(at, at + 1)}
              >
                <ArrowRight aria-hidden className="size-3.5" />
              </button>
              <button
                type="button"
                className={ROUND}
                aria-label={productsCopy.removePicture(at + 1)}
                onClick={() => {
                  save(images.toSpliced(at, 1));
                  showUndo(() => save(images));
                }}
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </div>
          </li>
        ))}
        {images.length < BRAND_LIMITS.productImages && (
          <li>
            <label className="grid aspect-square cursor-pointer place-items-center rounded-md border-[1.5px] border-dashed border-field text-ink-2 transition-colors hover:border-ink-2 hover:bg-sunken has-focus-visible:ring-3 has-focus-visible:ring-brand/22">
              {upload.isPending ? <SpinnerIcon /> : <ImagePlus aria-hidden className="size-5" />}
              <input
                type="file"
                multiple
                accept={UPLOAD_TYPES.join(",")}
                aria-label={productsCopy.addPictures}
                className="sr-only"
                onChange={({ currentTarget }) => {
                  const files = [...(currentTarget.files ?? [])];
                  currentTarget.value = "";
                  void add(files);
                }}
              />
            </label>
          </li>
        )}
      </ol>
      <p className={cx("mt-1.5 text-caption", form.errors.images ? "font-medium text-bad" : "text-ink-3")}>
        {form.errors.images ?? productsCopy.picturesHint}
      </p>
    </fieldset>
  );
}
