import ImagePlus from "lucide-react/icons/image-plus";
import { useState } from "react";
import { filmSceneCopy } from "#core/film/film.copy.ts";
import { UPLOAD_TYPES } from "#core/limits.ts";
import type { Upload } from "#core/uploads/api.ts";
import { uploadCopy } from "#core/uploads/messages.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { cx } from "#web/ui/cx.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { SpinnerIcon } from "#web/ui/spinner.tsx";
import { downscaleImage } from "../../../uploads/downscale-image.ts";
import { sendUpload } from "../../../uploads/send-upload.ts";
import { fileError, selectionError } from "../../../uploads/validate-files.ts";

/**
 * Button in `PictureChoice` that uploads a picture that is not among the script's (`POST
 * /api/uploads`); a refusal is shown below it. Limits: `LIMITS` in `core/limits.ts`, checked by
 * `validate-files.ts` in `generations/uploads`; words: `filmSceneCopy` in `core/film/film.copy.ts`
 * and `core/uploads/messages.ts`.
 */
export function AddPicture({ onAdded }: { onAdded: (picture: Upload) => void }) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function add(file: File) {
    const refused = selectionError([file], 0);
    setError(refused);
    if (refused !== undefined) return;
    setBusy(true);
    try {
      const picture = await downscaleImage(file);
      const tooLarge = fileError(picture);
      setError(tooLarge);
      if (tooLarge !== undefined) return;
      const { signal } = new AbortController();
      onAdded(await sendUpload(picture, { name: file.name, onProgress: () => undefined, signal }));
    } catch (failure) {
      setError(failureMessage(failure, uploadCopy.failed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-1">
      <label
        className={cx(
          buttonStyles({ size: "small", block: true }),
          "has-focus-visible:ring-3 has-focus-visible:ring-brand/22",
          isBusy && "cursor-progress",
        )}
      >
        {isBusy ? <SpinnerIcon /> : <ImagePlus aria-hidden className="size-4" />}
        {filmSceneCopy.addPicture}
        <input
          type="file"
          accept={UPLOAD_TYPES.join(",")}
          disabled={isBusy}
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = "";
            if (file) void add(file);
          }}
        />
      </label>
      {error !== undefined && <FieldError>{error}</FieldError>}
    </div>
  );
}
