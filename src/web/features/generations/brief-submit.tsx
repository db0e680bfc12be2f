import type { GenerationKind } from "#core/generations/kinds.ts";
import { Button } from "#web/ui/button.tsx";
import { UsageLine } from "./usage-line.tsx";

interface BriefSubmitProps {
  readonly kind: GenerationKind;
  readonly copy: { readonly submit: string; readonly busy: string };
  readonly busy: boolean;
  /** Whether an upload is in progress. */
  readonly uploading?: boolean;
}

/**
 * Submit button of the forms of all tools (`text-ad-form.tsx`, `video-form.tsx`,
 * `image/brand-fields.tsx`), disabled during an upload. The line below it is `UsageLine`: how many
 * units are used, or why the form cannot be submitted.
 */
export function BriefSubmit({ kind, copy, busy, uploading = false }: BriefSubmitProps) {
  return (
    <div className="grid gap-3">
      <Button type="submit" variant="primary" block busy={busy} busyLabel={copy.busy} disabled={uploading}>
        {copy.submit}
      </Button>
      <UsageLine kind={kind} />
    </div>
  );
}
