import type { ReactNode } from "react";
import { DEFAULT_PRIMARY_COLOR } from "#core/generations/image/styles.ts";
import { Field } from "#web/ui/field.tsx";
import { ImagePicker } from "../uploads/image-picker.tsx";
import type { Uploads } from "../uploads/use-uploads.ts";
import { BriefSubmit } from "../brief-submit.tsx";
import { ColorInput } from "./color-input.tsx";

interface BrandFieldsProps {
  readonly kind: "image" | "campaign";
  readonly color: string | undefined;
  readonly onColor: (color: string) => void;
  /** `Field` props of the color. */
  readonly field: { readonly label: string; readonly error?: string | undefined; readonly hint?: ReactNode };
  readonly optional?: boolean;
  readonly uploads: Uploads;
  readonly imagesError: string | undefined;
  readonly busy: boolean;
  readonly copy: { readonly submit: string; readonly busy: string };
}

/**
 * Last fields of `image-form.tsx` and `campaign-form.tsx`: color, images (`ImagePicker`), logo, and
 * the submit button with the usage. The forms hand in the words; the color before a choice is
 * `DEFAULT_PRIMARY_COLOR` in `core/generations/image/styles.ts`.
 */
export function BrandFields(props: BrandFieldsProps) {
  const { kind, color, onColor, field, optional = false, uploads, imagesError, busy, copy } = props;
  return (
    <>
      <Field {...field} optional={optional}>
        <ColorInput value={color ?? DEFAULT_PRIMARY_COLOR} onChange={onColor} />
      </Field>
      <ImagePicker uploads={uploads} withLogo error={imagesError} />
      <BriefSubmit kind={kind} copy={copy} busy={busy} uploading={uploads.uploading} />
    </>
  );
}
