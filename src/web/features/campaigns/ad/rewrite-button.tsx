import { Popover } from "@base-ui/react/popover";
import PenLine from "lucide-react/icons/pen-line";
import { useState } from "react";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import { LIMITS } from "#core/limits.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Input } from "#web/ui/input.tsx";

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

/** Pen at a field: writes its text again, with a wish. */
export function RewriteButton({ field, label, onRewrite }: RewriteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wish, setWish] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function write(words: string) {
    setBusy(true);
    await onRewrite(field, words);
    setBusy(false);
    setOpen(false);
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        render={
          <IconButton label={adCopy.rewrite(label)} className="-my-1 size-6">
            <PenLine aria-hidden className="size-3.5" />
          </IconButton>
        }
      />
      <Popover.Portal>
        <Popover.Positioner side="bottom" align="end" sideOffset={6} className="z-50">
          <Popover.Popup
            aria-label={adCopy.rewrite(label)}
            className="grid w-72 gap-3 rounded-lg bg-overlay p-3 shadow-lg ring-1 ring-line"
          >
            <div className="flex flex-wrap gap-2">
              {WISHES.map((words) => (
                <Button key={words} size="small" disabled={isBusy} onClick={() => void write(words)}>
                  {words}
                </Button>
              ))}
            </div>
            <form
              className="grid gap-2"
              onSubmit={(event) => {
                event.preventDefault();
                void write(wish.trim());
              }}
            >
              <label className="grid gap-1 text-label">
                {adCopy.wish}
                <Input
                  value={wish}
                  maxLength={LIMITS.wish}
                  placeholder={adCopy.wishPlaceholder}
                  onChange={(event) => setWish(event.target.value)}
                />
              </label>
              <Button size="small" type="submit" variant="primary" busy={isBusy} busyLabel={adCopy.rewriting}>
                {adCopy.write}
              </Button>
            </form>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
