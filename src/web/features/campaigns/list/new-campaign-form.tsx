import { useState, type FormEvent } from "react";
import { Link, useNavigate } from "react-router";
import { campaignsMessages } from "#core/campaigns/messages.ts";
import { newCampaignCopy } from "#core/campaigns/board.copy.ts";
import { readAddress } from "#core/campaigns/typed-address.ts";
import { LIMITS } from "#core/limits.ts";
import { PLATFORM_IDS, PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { campaignPath, TOOL_PATHS } from "#web/lib/paths.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { CheckboxCard } from "#web/ui/checkbox.tsx";
import { FieldError } from "#web/ui/field-error.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Note } from "#web/ui/note.tsx";
import { useCreateCampaign } from "../campaign-queries.ts";

interface Problems {
  readonly name?: string;
  readonly url?: string;
  readonly platforms?: string;
}

/**
 * Form of /dashboard/campaigns/new: creates a campaign whose ads start empty (`useCreateCampaign`),
 * or leads to the full package, which writes them. Rules: `core/campaigns/campaign.ts`, for
 * addresses `typed-address.ts` in the same folder; limits: `core/limits.ts`; words:
 * `newCampaignCopy` in `core/campaigns/board.copy.ts`, of problems `core/campaigns/messages.ts`.
 * Platforms: `core/platforms/platforms.ts`; Facebook and Instagram are chosen at first (in this
 * file).
 */
export function NewCampaignForm() {
  const [name, setName] = useState("");
  const [url, setUrl] = useState("");
  const [goal, setGoal] = useState("");
  const [platforms, setPlatforms] = useState<readonly PlatformId[]>(["facebook", "instagram"]);
  const [isChecked, setChecked] = useState(false);
  const create = useCreateCampaign();
  const navigate = useNavigate();

  const { address, problem: badUrl } = readAddress(url);
  const problems: Problems = {
    ...(name.trim() === "" ? { name: campaignsMessages.nameMissing } : {}),
    ...(badUrl === undefined ? {} : { url: badUrl }),
    ...(platforms.length === 0 ? { platforms: campaignsMessages.platformsMissing } : {}),
  };
  const shown: Problems = isChecked ? problems : {};

  const toggle = (platform: PlatformId) =>
    setPlatforms((chosen) =>
      chosen.includes(platform) ? chosen.filter((other) => other !== platform) : [...chosen, platform],
    );

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(problems).length > 0) return;
    const campaign = await create
      .mutateAsync({ name: name.trim(), url: address, goal: goal.trim(), platforms: [...platforms] })
      .catch(() => undefined);
    if (campaign) await navigate(campaignPath(campaign.id));
  }

  return (
    <div className="grid max-w-160 gap-4">
      <Note
        tone="brand"
        action={
          <Link to={TOOL_PATHS.campaign} className={buttonStyles({ size: "small" })}>
            {newCampaignCopy.fromPackage}
          </Link>
        }
      >
        {newCampaignCopy.lead}
      </Note>
      <Card className="p-6 max-sm:p-4">
        <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
          {create.isError && (
            <Note tone="bad" role="alert">
              {failureMessage(create.error, newCampaignCopy.failed)}
            </Note>
          )}
          <Field label={newCampaignCopy.name} error={shown.name}>
            <Input
              value={name}
              maxLength={LIMITS.name}
              placeholder={newCampaignCopy.namePlaceholder}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Field label={newCampaignCopy.url} optional hint={newCampaignCopy.urlHint} error={shown.url}>
            <Input
              type="url"
              inputMode="url"
              value={url}
              placeholder="https://"
              onChange={(event) => setUrl(event.target.value)}
            />
          </Field>
          <Field label={newCampaignCopy.goal} optional>
            <Input
              value={goal}
              maxLength={LIMITS.freeText}
              placeholder={newCampaignCopy.goalPlaceholder}
              onChange={(event) => setGoal(event.target.value)}
            />
          </Field>
          <fieldset aria-describedby="platforms-problem">
            <legend className="mb-1.5 text-label font-medium">{newCampaignCopy.platforms}</legend>
            <div className="grid gap-2 sm:grid-cols-3">
              {PLATFORM_IDS.map((platform) => (
                <CheckboxCard
                  key={platform}
                  className="min-h-10 gap-2.5"
                  checked={platforms.includes(platform)}
                  onChange={() => toggle(platform)}
                >
                  {PLATFORMS[platform].name}
                </CheckboxCard>
              ))}
            </div>
            <div id="platforms-problem" aria-live="polite" className="mt-1.5 text-caption">
              {shown.platforms !== undefined && <FieldError>{shown.platforms}</FieldError>}
            </div>
          </fieldset>
          <Button
            type="submit"
            variant="primary"
            busy={create.isPending}
            busyLabel={newCampaignCopy.submitting}
          >
            {newCampaignCopy.submit}
          </Button>
        </form>
      </Card>
    </div>
  );
}
