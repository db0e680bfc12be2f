import FileUp from "lucide-react/icons/file-up";
import { useId, useState, type ChangeEvent } from "react";
import { templateCopy as copy, templateProblems } from "#core/exports/template.copy.ts";
import { TEMPLATE_LIMITS } from "#core/exports/limits.ts";
import { errorMessage } from "#web/lib/api-error.ts";
import { TABLE_FILE_TYPES } from "#web/lib/table-file-types.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { cx } from "#web/ui/cx.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { useUploadTemplate } from "./template-queries.ts";

interface SheetPickerProps {
  readonly campaignId: string;
  readonly network: string;
  /** Whether the network has a sheet, which a new one replaces. */
  readonly hasSheet: boolean;
}

/**
 * Button of `SheetPanel` that uploads the user's own sheet (`TABLE_FILE_TYPES` in
 * `lib/table-file-types.ts`), with the reason if it is refused. Largest size: `TEMPLATE_LIMITS` in
 * `core/exports/limits.ts`; words: `core/exports/template.copy.ts`.
 */
export function SheetPicker({ campaignId, network, hasSheet }: SheetPickerProps) {
  const id = useId();
  const upload = useUploadTemplate(campaignId, network);
  const [isTooLarge, setTooLarge] = useState(false);
  const problem = isTooLarge
    ? templateProblems.tooLarge
    : upload.isError
      ? errorMessage(upload.error)
      : undefined;

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0];
    // Reset, so that choosing the corrected file again fires a change event.
    currentTarget.value = "";
    if (!file) return;
    setTooLarge(file.size > TEMPLATE_LIMITS.bytes);
    if (file.size <= TEMPLATE_LIMITS.bytes) upload.mutate(file);
  }

  return (
    <div className={cx("flex flex-wrap items-center gap-x-4 gap-y-2", hasSheet && "justify-end")}>
      <label
        htmlFor={id}
        className={cx(
          buttonStyles({ size: "small", variant: hasSheet ? "ghost" : "primary" }),
          "cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        )}
      >
        <FileUp aria-hidden className="size-4" />
        {upload.isPending ? copy.reading : hasSheet ? copy.other : copy.choose}
        <input
          id={id}
          type="file"
          accept={TABLE_FILE_TYPES}
          aria-describedby={`${id}-message`}
          onChange={onChange}
          className="sr-only"
        />
      </label>
      <div id={`${id}-message`} aria-live="polite" className="text-caption">
        {problem !== undefined && <FieldError>{problem}</FieldError>}
      </div>
    </div>
  );
}
