import { useState } from "react";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import type { Ad } from "#core/campaigns/ad.ts";
import { applyTexts, type AppliedText } from "#core/campaigns/apply-texts.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { api } from "#web/lib/api.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useRefreshCampaign } from "../campaign-queries.ts";
import type { AdDraft } from "./ad-editor.ts";

interface ApplyDialogProps {
  readonly ad: Ad;
  readonly draft: AdDraft;
  readonly campaign: AdCampaign;
  readonly onClose: () => void;
}

const keyOf = ({ ad, field }: AppliedText) => `${ad.id} ${field}`;
const isLocked = ({ ad }: AppliedText) => ad.state === "approved";

/**
 * Dialog of `PanelFooter` that copies an ad's headline and main text to the ads of its variant on
 * other platforms (`PATCH /api/ads/:id` each). `applyTexts` in `core/campaigns/apply-texts.ts` fits
 * them to each field; approved ads are not chosen at first, and texts that do not fit cannot be
 * chosen. Words: `core/campaigns/ad.copy.ts`.
 */
export function ApplyDialog({ ad, draft, campaign, onClose }: ApplyDialogProps) {
  const texts = applyTexts(ad, draft.fields, campaign.ads);
  const fitting = texts.filter(({ text }) => text !== undefined);
  const [chosen, setChosen] = useState<readonly string[]>(
    fitting.filter((text) => !isLocked(text)).map(keyOf),
  );
  const [isBusy, setBusy] = useState(false);
  const refresh = useRefreshCampaign();
  const toast = useToast();

  async function apply() {
    setBusy(true);
    const wanted = fitting.filter((text) => chosen.includes(keyOf(text)));
    const targets = [...new Set(wanted.map((text) => text.ad))];
    const saves = targets.map((target) =>
      api("PATCH /api/ads/:id", {
        params: { id: target.id },
        body: {
          fields: Object.fromEntries(
            wanted.filter((text) => text.ad === target).map(({ field, text = "" }) => [field, text]),
          ),
          baseVersion: target.version.revision,
        },
      }),
    );
    const results = await Promise.allSettled(saves);
    await refresh(campaign.id);
    const done = results.filter(({ status }) => status === "fulfilled").length;
    if (done < targets.length) toast.error(adCopy.applyFailed);
    else toast.success(adCopy.applied(done));
    onClose();
  }

  const toggle = (key: string) =>
    setChosen(chosen.includes(key) ? chosen.filter((other) => other !== key) : [...chosen, key]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={adCopy.applyTitle}
      description={texts.length === 0 ? adCopy.nothingToApply : adCopy.applyLead}
      actions={
        <>
          <Button onClick={onClose}>{adCopy.cancel}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            busy={isBusy}
            busyLabel={adCopy.applying}
            onClick={() => void apply()}
          >
            {adCopy.apply}
          </Button>
        </>
      }
    >
      <ul className="grid gap-3">
        {texts.map((text) => (
          <li key={keyOf(text)}>
            <label className="flex gap-3 text-label">
              <Checkbox
                className="mt-0.5"
                disabled={text.text === undefined}
                checked={chosen.includes(keyOf(text))}
                onChange={() => toggle(keyOf(text))}
              />
              <span className="grid min-w-0 gap-0.5">
                <span className="font-medium">
                  {PLATFORMS[text.ad.platform].name}, {text.label.toLowerCase()}
                </span>
                {text.text !== undefined && (
                  <span dir="auto" className="break-words">
                    {text.text}
                  </span>
                )}
                <span className="text-caption text-ink-2">
                  {text.text === undefined
                    ? adCopy.applyTooLong
                    : isLocked(text)
                      ? adCopy.applyApproved
                      : text.isCut && adCopy.applyCut}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
