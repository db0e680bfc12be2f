import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import type { Part } from "#core/generations/events.ts";
import { textAdsCopy } from "#core/generations/text/text.copy.ts";
import { countCharacters } from "#core/platforms/text-fields.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { ProgressPlaceholder } from "#web/ui/progress-bar.tsx";
import { statusLabels } from "#core/generations/status.copy.ts";
import { AdChecks } from "#web/lib/checks/ad-checks.tsx";
import { useCopyText } from "#web/lib/use-copy-text.ts";
import { adToasts } from "./ad-toasts.ts";

const CARD = "animate-appear overflow-hidden rounded-lg border border-line bg-surface";

function Number({ index }: { index: number }) {
  return (
    <span className="grid size-5 place-items-center rounded-xs bg-sunken text-caption font-medium tabular-nums inset-ring inset-ring-line">
      {index + 1}
    </span>
  );
}

interface TextAdCardProps {
  readonly index: number;
  readonly text: string;
  /** Names of brand and product; missing until the whole result is there. */
  readonly names?: readonly string[];
}

/**
 * Card of `TextAdsPanel` with a finished text ad: length (`countCharacters` in
 * `core/platforms/text-fields.ts`), what each platform says about it with one-click fixes
 * (`AdChecks`, only once the whole result is there), and a button to copy it. A fix changes only
 * the text on screen and can be undone. Words: `textAdsCopy` in
 * `core/generations/text/text.copy.ts`. Toasts of the copy button: `ad-toasts.ts`.
 */
export function TextAdCard({ index, text, names }: TextAdCardProps) {
  const copy = useCopyText(adToasts);
  const [changed, setChanged] = useState<string>();
  const current = changed ?? text;
  return (
    <li className={CARD}>
      <div className="flex gap-3 p-4">
        <Number index={index} />
        <p dir="auto" className="min-w-0 flex-1 text-copy text-pretty break-words">
          {current}
        </p>
      </div>
      <div className="mx-4 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line py-3">
        <span className="text-caption text-ink-3 tabular-nums">
          {textAdsCopy.characters(countCharacters(current))}
        </span>
        {names && <AdChecks text={current} names={names} onChange={setChanged} />}
        {changed !== undefined && (
          <span className="flex items-center gap-1 text-caption text-ink-3">
            {textAdsCopy.changed}
            <Button size="small" variant="ghost" onClick={() => setChanged(undefined)}>
              {textAdsCopy.undo}
            </Button>
          </span>
        )}
        <Button size="small" className="ml-auto max-sm:w-full" onClick={() => void copy(current)}>
          <Copy aria-hidden className="size-4" />
          {textAdsCopy.copy}
        </Button>
      </div>
    </li>
  );
}

/**
 * Card of `TextAdsPanel` with a text ad of an unfinished generation: pending or streaming. Words:
 * `core/generations/status.copy.ts`.
 */
export function UnfinishedTextAdCard({ index, part }: { index: number; part: Part | undefined }) {
  return (
    <li className={CARD}>
      <div className="flex items-center justify-between gap-3 px-4 pt-4 pb-3">
        <Number index={index} />
        {part ? (
          <Badge tone="working">{statusLabels["in-progress"]}</Badge>
        ) : (
          <Badge tone="waiting">{statusLabels.pending}</Badge>
        )}
      </div>
      {part ? (
        <p dir="auto" className="px-4 pb-5 text-copy text-pretty break-words">
          {part.text}
          <span aria-hidden className="caret" />
        </p>
      ) : (
        <ProgressPlaceholder className="h-16 mask-t-from-0" />
      )}
    </li>
  );
}
