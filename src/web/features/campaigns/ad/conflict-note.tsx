import type { Ad } from "#core/campaigns/ad.ts";
import { fieldsOf, textsOf } from "#core/campaigns/ad-fields.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import { Button } from "#web/ui/button.tsx";
import type { AdDraft } from "./ad-editor.ts";
import type { AdEditor } from "./use-ad-editor.ts";

interface Difference {
  readonly label: string;
  readonly yours: string;
  readonly theirs: string;
}

function differences(mine: AdDraft, theirs: Ad): Difference[] {
  const fields = Object.entries(fieldsOf(theirs.platform)).map(([name, { label }]) => ({
    label,
    yours: textsOf(mine.fields[name]).join(" | "),
    theirs: textsOf(theirs.fields[name]).join(" | "),
  }));
  const others = [
    { label: adCopy.address, yours: mine.url, theirs: theirs.url },
    { label: adCopy.callToAction, yours: mine.callToAction ?? "", theirs: theirs.callToAction ?? "" },
  ];
  return [...fields, ...others].filter(({ yours, theirs: other }) => yours !== other);
}

/**
 * Note in `AdPanel` with both versions of the texts, address and call to action (not the picture)
 * of an ad that was changed in two places; nothing is saved until one is chosen (`resolve` in
 * `ad-editor.ts`). The server detects it by the revision (`save-ad.service.ts` there). Words:
 * `core/campaigns/ad.copy.ts`.
 */
export function ConflictNote({ editor }: { editor: AdEditor }) {
  const { conflict, draft, resolve } = editor;
  if (!conflict) return null;
  return (
    <div role="alert" className="grid gap-3 rounded-md bg-warn-soft p-4 text-label">
      <p className="font-semibold text-warn">{adCopy.conflictTitle}</p>
      <p>{adCopy.conflict}</p>
      {differences(draft, conflict).map(({ label, yours, theirs }) => (
        <div key={label}>
          <p className="mb-1 font-medium">{label}</p>
          <dl className="grid grid-cols-2 gap-2">
            {[
              [adCopy.yours, yours],
              [adCopy.theirs, theirs],
            ].map(([name, text]) => (
              <div key={name} className="min-w-0 rounded-sm bg-surface p-2 inset-ring inset-ring-line">
                <dt className="text-caption text-ink-2">{name}</dt>
                <dd dir="auto" className="break-words whitespace-pre-line">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={() => resolve(true)}>
          {adCopy.keepMine}
        </Button>
        <Button size="small" onClick={() => resolve(false)}>
          {adCopy.takeTheirs}
        </Button>
      </div>
    </div>
  );
}
