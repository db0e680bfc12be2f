import Check from "lucide-react/icons/check";
import CloudOff from "lucide-react/icons/cloud-off";
import { createPortal } from "react-dom";
import { saveCopy } from "#core/save-status.copy.ts";
import type { AutosaveForm } from "#web/lib/use-autosave.ts";
import { Button } from "#web/ui/button.tsx";
import { Note } from "#web/ui/note.tsx";
import { SpinnerIcon } from "#web/ui/spinner.tsx";
import { useStatusSlot } from "./brand-page.tsx";

/**
 * Shows next to the brand page's tabs whether the form of the kit (`brand-kit.tsx`) or of a product
 * (`product-form.tsx`) is saved, with a button to try again. Words: `saveCopy` in
 * `core/save-status.copy.ts`.
 */
export function BrandSaveStatus<Values>({ form }: { form: AutosaveForm<Values> }) {
  const slot = useStatusSlot();
  if (!slot) return null;
  return createPortal(
    <p role="status" className="flex items-center gap-1.5 text-label whitespace-nowrap text-ink-3">
      {form.status === "saved" && <Check aria-hidden className="size-4 text-ok" />}
      {form.status === "failed" && <CloudOff aria-hidden className="size-4 text-bad" />}
      {form.status === "saving" && <SpinnerIcon />}
      {saveCopy[form.status]}
      {form.status === "failed" && (
        <Button size="small" onClick={() => void form.flush()}>
          {saveCopy.tryAgain}
        </Button>
      )}
    </p>,
    slot,
  );
}

interface ConflictsProps<Values> {
  readonly form: AutosaveForm<Values>;
  readonly labels: { readonly [Field in keyof Values]?: string };
}

/**
 * Notes of the kit's form (`brand-kit.tsx`) and of a product's (`product-form.tsx`) about fields
 * that were also changed elsewhere, each with a button for both values (`form.resolve`). Words:
 * `saveCopy` in `core/save-status.copy.ts`; the conflicts come from `lib/autosave.ts`.
 */
export function Conflicts<Values>({ form, labels }: ConflictsProps<Values>) {
  return (Object.keys(form.conflicts) as (keyof Values)[]).map((field) => {
    const theirs: unknown = form.conflicts[field];
    return (
      <Note
        key={String(field)}
        tone="warn"
        role="alert"
        title={saveCopy.conflict(labels[field] ?? String(field))}
        action={
          <div className="flex gap-2">
            <Button size="small" onClick={() => form.resolve(field, "mine")}>
              {saveCopy.keepMine}
            </Button>
            <Button size="small" onClick={() => form.resolve(field, "theirs")}>
              {saveCopy.takeTheirs}
            </Button>
          </div>
        }
      >
        {typeof theirs === "string" && saveCopy.theirs(theirs)}
      </Note>
    );
  });
}
