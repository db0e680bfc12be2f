import type { ReactNode } from "react";
import { DEFAULT_PRIMARY_COLOR } from "#core/generations/image/image.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { ImagePicker } from "../uploads/image-picker.tsx";
import type { Uploads } from "../uploads/use-uploads.ts";
import { UsageLine } from "../usage-line.tsx";
import { ColourInput } from "./colour-input.tsx";

interface PictureFieldsProps {
  readonly kind: "image" | "campaign";
  readonly colour: string | undefined;
  readonly onColour: (colour: string) => void;
  /** `Field` props of the color. */
  readonly field: { readonly label: string; readonly error?: string | undefined; readonly hint?: ReactNode };
  readonly optional?: boolean;
  readonly uploads: Uploads;
  readonly imagesError: string | undefined;
  readonly busy: boolean;
  readonly words: { readonly submit: string; readonly busy: string };
}

/**
 * Last fields of a brief with images: color, images, logo, and the submit button with the usage.
 */
export function PictureFields(props: PictureFieldsProps) {
  const { kind, colour, onColour, field, optional = false, uploads, imagesError, busy, words } = props;
  return (
    <>
      <Field {...field} optional={optional}>
        <ColourInput value={colour ?? DEFAULT_PRIMARY_COLOR} onChange={onColour} />
      </Field>
      <ImagePicker uploads={uploads} withLogo error={imagesError} />
      <div className="grid gap-3">
        <Button
          type="submit"
          variant="primary"
          block
          busy={busy}
          busyLabel={words.busy}
          disabled={uploads.uploading}
        >
          {words.submit}
        </Button>
        <UsageLine kind={kind} />
      </div>
    </>
  );
}
