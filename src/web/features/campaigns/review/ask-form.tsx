import { useState, type FormEvent } from "react";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { REVIEW_LIMITS } from "#core/reviews/limits.ts";
import type { ReviewLink } from "#core/reviews/review.ts";
import { askReviewCopy } from "#core/reviews/review-tab.copy.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "#web/ui/input.tsx";
import { Note } from "#web/ui/note.tsx";
import { SegmentedControl } from "#web/ui/segmented-control.tsx";
import { Textarea } from "#web/ui/textarea.tsx";
import { AdChoice } from "./ad-choice.tsx";
import { hasTexts } from "./has-texts.ts";
import { useAskForReview } from "./review-queries.ts";

interface AskFormProps {
  readonly campaign: AdCampaign;
  /** Called with the new review and the number of people who get a mail. */
  readonly onAsked: (review: ReviewLink, people: number) => void;
  readonly onCancel: () => void;
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DAY_MS = 86_400_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The email addresses in the text of the form that asks for review, without repeats. */
const addressesIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/**
 * Form of `ReviewTab`: chooses ads (at first all with texts, `has-texts.ts`), people or a link, the
 * last day and a note, and asks for review (`useAskForReview`). Form of addresses: `ADDRESS` in
 * this file, on the server `emailField` in `core/fields.ts`; limits: `core/reviews/limits.ts`,
 * other rules `core/reviews/review.ts`; the mail: `core/reviews/mails.copy.ts`; words:
 * `askReviewCopy` in `core/reviews/review-tab.copy.ts`.
 */
export function AskForm({ campaign, onAsked, onCancel }: AskFormProps) {
  const [adIds, setAdIds] = useState<readonly string[]>(() =>
    campaign.ads.filter(hasTexts).map(({ id }) => id),
  );
  const [way, setWay] = useState<"mail" | "link">("mail");
  const [people, setPeople] = useState("");
  const [lastDay, setLastDay] = useState("");
  const [note, setNote] = useState("");
  const [isChecked, setChecked] = useState(false);
  const [now] = useState(() => Date.now());
  const ask = useAskForReview(campaign.id);

  const addresses = way === "mail" ? addressesIn(people) : [];
  const wrong = addresses.find((address) => !ADDRESS.test(address));
  const problems = {
    adIds: adIds.length === 0 ? askReviewCopy.adsMissing : undefined,
    people:
      way === "link"
        ? undefined
        : addresses.length === 0
          ? askReviewCopy.peopleMissing
          : wrong && askReviewCopy.badAddress(wrong),
  };
  const shown: Partial<typeof problems> = isChecked ? problems : {};
  const refused = isApiError(ask.error) ? ask.error.fields : {};

  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.values(problems).some((problem) => problem !== undefined)) return;
    const review = await ask
      .mutateAsync({ adIds: [...adIds], people: addresses, lastDay: lastDay || null, note: note.trim() })
      .catch(() => undefined);
    if (review) onAsked(review, addresses.length);
  }

  return (
    <Card padded>
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <h2 className="text-card font-semibold">{askReviewCopy.title}</h2>
        {ask.isError && Object.keys(refused).length === 0 && (
          <Note tone="bad" role="alert">
            {failureMessage(ask.error, askReviewCopy.failed)}
          </Note>
        )}
        <AdChoice
          campaign={campaign}
          chosen={adIds}
          onChange={setAdIds}
          error={shown.adIds ?? refused["adIds"]}
        />
        <div className="grid gap-5 lg:grid-cols-2 lg:gap-8">
          <div className="grid content-start gap-4">
            <Field label={askReviewCopy.to}>
              <SegmentedControl<"mail" | "link">
                value={way}
                onChange={setWay}
                options={[
                  { value: "mail", label: askReviewCopy.byMail },
                  { value: "link", label: askReviewCopy.byLink },
                ]}
              />
            </Field>
            {way === "mail" && (
              <Field
                label={askReviewCopy.people}
                hint={askReviewCopy.peopleHint}
                error={shown.people ?? refused["people"]}
              >
                <Textarea
                  rows={2}
                  inputMode="email"
                  autoCapitalize="off"
                  spellCheck={false}
                  value={people}
                  onChange={(event) => setPeople(event.target.value)}
                />
              </Field>
            )}
          </div>
          <div className="grid content-start gap-4">
            <Field
              label={askReviewCopy.lastDay}
              optional
              hint={askReviewCopy.lastDayHint(REVIEW_LIMITS.linkDays)}
              error={refused["lastDay"]}
            >
              <Input
                type="date"
                min={isoDay(now)}
                max={isoDay(now + REVIEW_LIMITS.linkDays * DAY_MS)}
                value={lastDay}
                onChange={(event) => setLastDay(event.target.value)}
              />
            </Field>
            <Field label={askReviewCopy.note} optional hint={askReviewCopy.noteHint} error={refused["note"]}>
              <Textarea
                rows={2}
                maxLength={REVIEW_LIMITS.note}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            </Field>
          </div>
        </div>
        <div className="flex gap-2 max-sm:flex-col-reverse sm:justify-end">
          <Button onClick={onCancel}>{askReviewCopy.cancel}</Button>
          <Button type="submit" variant="primary" busy={ask.isPending} busyLabel={askReviewCopy.sending}>
            {askReviewCopy.send}
          </Button>
        </div>
      </form>
    </Card>
  );
}
