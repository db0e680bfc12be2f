import PenLine from "lucide-react/icons/pen-line";
import { useEffect, useRef, useState } from "react";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import { LIMITS } from "#core/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Input } from "#web/ui/input.tsx";

/**
 * Starts a rewrite of a text: `useRewrite` makes `onRewrite`, and `AdPanel` passes it to its
 * fields.
 */
export interface RewriteActions {
  /** Writes a field again, or all fields; resolves when the new text is in the ad. */
  readonly onRewrite: (field: string | undefined, wish: string) => Promise<void>;
}

interface RewriteButtonProps extends RewriteActions {
  /** Name of the field in the platform table. */
  readonly field: string;
  readonly label: string;
}

const WISHES = [adCopy.shorter, adCopy.aboutPrice];

/**
 * Pen at a field of an ad's panel (`AdTextField`, `AdListField`; only if its `written` in
 * `core/platforms/platforms.ts` is not 0) that opens a small dialog: rewrites the text with one of
 * the `WISHES` or an own wish. Limit: `LIMITS.wish` in `core/limits.ts`; words:
 * `core/campaigns/ad.copy.ts`.
 */
export function RewriteButton({ field, label, onRewrite }: RewriteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wish, setWish] = useState("");
  const [isBusy, setBusy] = useState(false);
  const area = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: KeyboardEvent | FocusEvent) => {
      const isInside = area.current?.contains(event.target as Node) === true;
      if (event instanceof KeyboardEvent ? event.key !== "Escape" : isInside) return;
      // Escape also closes the ad.
      if (event instanceof KeyboardEvent) event.stopPropagation();
      setOpen(false);
    };
    // While capturing, so that the panel closes before the ad.
    document.addEventListener("keydown", close, true);
    document.addEventListener("focusin", close);
    return () => {
      document.removeEventListener("keydown", close, true);
      document.removeEventListener("focusin", close);
    };
  }, [isOpen]);

  async function write(words: string) {
    setBusy(true);
    await onRewrite(field, words);
    setBusy(false);
    setOpen(false);
  }

  return (
    <span ref={area} className="relative">
      <IconButton
        label={adCopy.rewrite(label)}
        aria-expanded={isOpen}
        className="-my-1 size-6"
        onClick={() => setOpen(!isOpen)}
      >
        <PenLine aria-hidden className="size-3.5" />
      </IconButton>
      {isOpen && (
        <div
          role="dialog"
          aria-label={adCopy.rewrite(label)}
          className="absolute top-full right-0 z-40 mt-1.5 grid w-72 animate-appear gap-3 rounded-lg bg-overlay p-3 shadow-lg ring-1 ring-line"
        >
          <span className="flex flex-wrap gap-2">
            {WISHES.map((words) => (
              <Button key={words} size="small" disabled={isBusy} onClick={() => void write(words)}>
                {words}
              </Button>
            ))}
          </span>
          <Field label={adCopy.wish} optional>
            <Input
              value={wish}
              maxLength={LIMITS.wish}
              placeholder={adCopy.wishPlaceholder}
              onChange={(event) => setWish(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === "Enter" && !isBusy) void write(wish.trim());
              }}
            />
          </Field>
          <Button
            size="small"
            variant="primary"
            busy={isBusy}
            busyLabel={adCopy.rewriting}
            onClick={() => void write(wish.trim())}
          >
            {adCopy.write}
          </Button>
        </div>
      )}
    </span>
  );
}
