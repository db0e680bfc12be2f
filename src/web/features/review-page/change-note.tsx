import { firstName, reviewChangeCopy } from "#core/reviews/review-page.copy.ts";
import { Button } from "#web/ui/button.tsx";
import { partsOf } from "./approved-parts.tsx";
import type { SharedAd } from "#core/reviews/shared-review.ts";

interface Difference {
  readonly name: string;
  readonly label: string;
  readonly before: string;
  readonly now: string;
}

/**
 * The parts in which two versions of an ad differ, as text for the note about a change on the
 * review page.
 */
function differencesOf(before: SharedAd, now: SharedAd): Difference[] {
  const old = new Map(partsOf(before).map((part) => [part.name, part]));
  const parts = new Map([...old, ...partsOf(now).map((part) => [part.name, part] as const)]);
  const fresh = new Map(partsOf(now).map((part) => [part.name, part.texts.join("\n")]));
  return [...parts.values()]
    .map(({ name, label }) => ({
      name,
      label,
      before: old.get(name)?.texts.join("\n") ?? "",
      now: fresh.get(name) ?? "",
    }))
    .filter((part) => part.before !== part.now);
}

interface ChangeNoteProps {
  readonly shown: SharedAd;
  readonly now: SharedAd;
  readonly owner: string;
  readonly onShow: () => void;
}

/**
 * Note of `ReviewedAd` that the owner changed the ad while it was shown (`use-shown-ads.ts` notices
 * it), with both texts of the changed parts (`partsOf`). Words: `reviewChangeCopy` in
 * `core/reviews/review-page.copy.ts`.
 */
export function ChangeNote({ shown, now, owner, onShow }: ChangeNoteProps) {
  return (
    <div
      role="alert"
      className="grid gap-3 border-b border-line bg-info-soft px-6 py-4 text-label max-sm:px-4"
    >
      <div>
        <p className="font-semibold text-info">{reviewChangeCopy.title(firstName(owner))}</p>
        <p className="mt-0.5">{reviewChangeCopy.text}</p>
      </div>
      {differencesOf(shown, now).map(({ name, label, before, now: after }) => (
        <dl key={name} className="grid gap-1">
          <dt className="text-caption font-medium">{label}</dt>
          <dd>
            <dl className="grid grid-cols-2 gap-2">
              <Version title={reviewChangeCopy.before} text={before} />
              <Version title={reviewChangeCopy.now} text={after} />
            </dl>
          </dd>
        </dl>
      ))}
      {shown.media?.id !== now.media?.id && <p>{reviewChangeCopy.picture}</p>}
      <Button size="small" variant="primary" className="justify-self-start" onClick={onShow}>
        {reviewChangeCopy.show}
      </Button>
    </div>
  );
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0 rounded-sm bg-surface p-2 inset-ring inset-ring-line">
      <dt className="text-caption text-ink-3">{title}</dt>
      <dd dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
        {text === "" ? "–" : text}
      </dd>
    </div>
  );
}
