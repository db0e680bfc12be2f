import Tag from "lucide-react/icons/tag";
import { planListCopy } from "#core/billing/billing.copy.ts";
import { Note } from "#web/ui/note.tsx";
import { localDate } from "../format-date.ts";

/**
 * Note above the plans of the billing page about the first-month offer, with the day (`endsAt`, ms
 * since 1970) if it ends. `Plans` shows it to users who are eligible. Discount:
 * `core/billing/offer.ts`; words: `planListCopy` in `core/billing/billing.copy.ts`.
 */
export function OfferNote({ endsAt }: { endsAt: number | null }) {
  return (
    <Note tone="brand" icon={<Tag aria-hidden className="size-4 shrink-0 text-brand-text" />}>
      <b className="font-semibold">{planListCopy.offer}</b> {planListCopy.offerText}
      {endsAt !== null && ` ${planListCopy.offerEnds(localDate(endsAt))}`}
    </Note>
  );
}
