import Download from "lucide-react/icons/download";
import type { Invoice } from "#core/billing/api.ts";
import { dollars, invoiceCopy } from "#core/billing/billing.copy.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { TEXT_LINK } from "#web/ui/text-link.ts";
import { localDate } from "../format-date.ts";
import { resolveHttpUrl } from "../redirect.ts";
import { CELL } from "../table-styles.ts";

const TONES: Record<Invoice["status"], BadgeTone> = {
  paid: "ok",
  open: "warn",
  uncollectible: "bad",
  void: "neutral",
  draft: "neutral",
};

/**
 * Row of `Invoices`: date, description, amount and status, with links to pay it (only if open) and
 * to its PDF; both pass `resolveHttpUrl`. Words and form of amounts: `invoiceCopy` and `dollars` in
 * `core/billing/billing.copy.ts`.
 */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  const { date, description, amount, status } = invoice;
  const pdf = invoice.pdfUrl === null ? undefined : resolveHttpUrl(invoice.pdfUrl);
  const pay = invoice.payUrl === null || status !== "open" ? undefined : resolveHttpUrl(invoice.payUrl);
  const label = invoiceCopy.pdf(localDate(date));
  return (
    <tr className="hover:bg-sunken">
      <td className={`${CELL} tabular-nums`}>
        {localDate(date)}
        {status !== "paid" && (
          <span className="block sm:hidden">
            <Badge tone={TONES[status]}>{invoiceCopy.statuses[status]}</Badge>
          </span>
        )}
      </td>
      <td className={`${CELL} text-pretty text-ink-2 max-md:hidden`}>{description}</td>
      <td className={`${CELL} tabular-nums`}>{dollars(amount)}</td>
      <td className={`${CELL} max-sm:hidden`}>
        <Badge tone={TONES[status]}>{invoiceCopy.statuses[status]}</Badge>
      </td>
      <td className={`${CELL} text-right`}>
        {pay !== undefined && (
          <a href={pay} className={TEXT_LINK}>
            {invoiceCopy.pay}
          </a>
        )}
        {pdf !== undefined && (
          <a
            href={pdf}
            target="_blank"
            rel="noreferrer"
            aria-label={label}
            title={label}
            className="inline-grid size-8 place-items-center rounded-sm text-ink-3 transition-colors hover:bg-line hover:text-ink pointer-coarse:size-11"
          >
            <Download aria-hidden className="size-4" />
          </a>
        )}
      </td>
    </tr>
  );
}
