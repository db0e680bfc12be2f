import { useState, type FormEvent } from "react";
import { boardCopy } from "#core/campaigns/board.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { campaignsMessages } from "#core/campaigns/messages.ts";
import { readAddress } from "#core/campaigns/typed-address.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { useChangeCampaign } from "../campaign-queries.ts";

/**
 * Form above the board if the campaign and several of its ads lack a web address (`needsAddress` in
 * `campaign-page.tsx`); saves it with `useChangeCampaign`. Valid addresses:
 * `core/campaigns/typed-address.ts`; words: `core/campaigns/board.copy.ts` and
 * `core/campaigns/messages.ts`.
 */
export function AddressForm({ campaign }: { campaign: AdCampaign }) {
  const [url, setUrl] = useState("");
  const [error, setError] = useState<string>();
  const change = useChangeCampaign(campaign.id);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { address, problem } = readAddress(url);
    const refusal = address === "" ? campaignsMessages.badUrl : problem;
    setError(refusal);
    if (refusal !== undefined) return;
    await change
      .mutateAsync({ url: address })
      .catch((failure: unknown) => setError(failureMessage(failure, boardCopy.saveFailed)));
  }

  return (
    <Card className="px-5 py-4 max-sm:px-4">
      <form noValidate className="flex flex-wrap items-start gap-3" onSubmit={(event) => void submit(event)}>
        <div className="min-w-60 flex-1">
          <Field label={boardCopy.addressMissing} hint={boardCopy.addressHint} error={error}>
            <Input
              type="url"
              inputMode="url"
              placeholder="https://"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          </Field>
        </div>
        <Button type="submit" className="mt-6.5" busy={change.isPending} busyLabel={boardCopy.saving}>
          {boardCopy.saveAddress}
        </Button>
      </form>
    </Card>
  );
}
