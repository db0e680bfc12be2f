import { useState } from "react";
import type { Ad, AdMedia } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import { LIMITS } from "#core/limits.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import type { AdEditor } from "./use-ad-editor.ts";
import { useRedraw } from "./use-redraw.ts";

interface AltFieldProps {
  readonly ad: Ad;
  readonly media: AdMedia;
  readonly editor: AdEditor;
}

/**
 * Field of `MediaSection` that describes the picture for screen readers; saved with `useRedraw`
 * when the field is left. Limit: `LIMITS.altText` in `core/limits.ts`; words:
 * `core/campaigns/ad.copy.ts`.
 */
export function AltField({ ad, media, editor }: AltFieldProps) {
  const [text, setText] = useState(media.alt);
  const [error, setError] = useState<string>();
  const redraw = useRedraw(ad, editor);
  const toast = useToast();

  async function save() {
    const alt = text.trim();
    if (alt === media.alt) return setError(undefined);
    try {
      await redraw({ alt });
      setError(undefined);
      toast.success(adCopy.altSaved);
    } catch (failure) {
      setError(failureMessage(failure, adCopy.altFailed));
    }
  }

  return (
    <Field
      label={adCopy.altText}
      hint={adCopy.altHint}
      error={error}
      aside={
        <span className="text-caption text-ink-3 tabular-nums">
          {text.length} / {LIMITS.altText}
        </span>
      }
    >
      <Textarea
        dir="auto"
        rows={2}
        value={text}
        maxLength={LIMITS.altText}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => void save()}
      />
    </Field>
  );
}
