import { useState, type FormEvent } from "react";
import { boardCopy, detailsCopy } from "#core/campaigns/board.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { campaignsMessages } from "#core/campaigns/messages.ts";
import { readAddress } from "#core/campaigns/typed-address.ts";
import { LIMITS } from "#core/limits.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useChangeCampaign } from "../campaign-queries.ts";
import { dayOf } from "../format-day.ts";

/**
 * The tab "Brief" of `CampaignPage`: form for name, goal, address and dates, and a button that ends
 * the campaign or opens it again (`useChangeCampaign`). What the form checks: `problems` in this
 * file, on the server `changeCampaignSchema` in `core/campaigns/campaign.ts`. Lengths:
 * `LIMITS.name` and `freeText` in `core/limits.ts`; valid addresses:
 * `core/campaigns/typed-address.ts`; words: `detailsCopy` in `core/campaigns/board.copy.ts`,
 * problems also in `core/campaigns/messages.ts`.
 */
export function CampaignDetails({ campaign }: { campaign: AdCampaign }) {
  const [values, setValues] = useState({
    name: campaign.name,
    goal: campaign.goal,
    url: campaign.url,
    startsOn: campaign.startsOn ?? "",
    endsOn: campaign.endsOn ?? "",
  });
  const [isChecked, setChecked] = useState(false);
  const change = useChangeCampaign(campaign.id);
  const toast = useToast();
  const { name, goal, url, startsOn, endsOn } = values;
  const { address, problem: badUrl } = readAddress(url);
  const problems = {
    name: name.trim() === "" ? campaignsMessages.nameMissing : undefined,
    url: badUrl,
    endsOn: startsOn !== "" && endsOn !== "" && endsOn < startsOn ? detailsCopy.datesReversed : undefined,
  };
  const shown: Partial<typeof problems> = isChecked ? problems : {};

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.values(problems).some((problem) => problem !== undefined)) return;
    try {
      await change.mutateAsync({
        name: name.trim(),
        goal: goal.trim(),
        url: address,
        startsOn: startsOn || null,
        endsOn: endsOn || null,
      });
      toast.success(detailsCopy.saved);
    } catch (error) {
      toast.error(failureMessage(error, boardCopy.saveFailed));
    }
  }

  const control = (key: keyof typeof values) => ({
    value: values[key],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [key]: event.target.value }),
  });
  return (
    <div className="grid gap-4">
      <Card padded>
        <form noValidate className="grid max-w-160 gap-5" onSubmit={(event) => void submit(event)}>
          <Field label={detailsCopy.name} error={shown.name}>
            <Input maxLength={LIMITS.name} {...control("name")} />
          </Field>
          <Field label={detailsCopy.goal} optional>
            <Input maxLength={LIMITS.freeText} {...control("goal")} />
          </Field>
          <Field label={detailsCopy.url} optional hint={detailsCopy.urlHint} error={shown.url}>
            <Input type="url" inputMode="url" placeholder="https://" {...control("url")} />
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label={detailsCopy.startsOn} optional>
              <Input type="date" {...control("startsOn")} />
            </Field>
            <Field label={detailsCopy.endsOn} optional error={shown.endsOn}>
              <Input type="date" {...control("endsOn")} />
            </Field>
          </div>
          <Button
            type="submit"
            variant="primary"
            className="justify-self-start"
            busy={change.isPending}
            busyLabel={boardCopy.saving}
          >
            {detailsCopy.save}
          </Button>
        </form>
      </Card>
      <EndedCard campaign={campaign} />
    </div>
  );
}

/** Marks the campaign as ended, or as active again. */
function EndedCard({ campaign: { id, endedAt } }: { campaign: AdCampaign }) {
  const change = useChangeCampaign(id);
  const toast = useToast();
  const toggle = () =>
    change.mutate(
      { ended: endedAt === null },
      { onError: (error) => toast.error(failureMessage(error, boardCopy.saveFailed)) },
    );
  return (
    <Card padded className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-card font-semibold">{detailsCopy.endTitle}</h2>
        <p className="text-label text-pretty text-ink-2">
          {endedAt !== null && `${detailsCopy.reopenHint(dayOf(endedAt))} `}
          {detailsCopy.endHint}
        </p>
      </div>
      <Button busy={change.isPending} onClick={toggle}>
        {endedAt === null ? detailsCopy.end : detailsCopy.reopen}
      </Button>
    </Card>
  );
}
