import { invoiceCopy } from "#core/billing/billing.copy.ts";
import { ListStatus } from "#web/lib/list-status.tsx";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { InvoiceRow } from "./invoice-row.tsx";
import { useInvoices } from "./invoices-request.ts";
import { HEAD } from "../table-styles.ts";

/**
 * Card of `BillingPage` (`billing-page.tsx`) with the invoices of `useInvoices`, or why there are
 * none. Words: `invoiceCopy` in `core/billing/billing.copy.ts`.
 */
export function Invoices() {
  const invoices = useInvoices();
  const items = invoices.data?.items ?? [];
  return (
    <Card className="overflow-hidden">
      <CardHeader title={invoiceCopy.title} id="invoices" />
      <ListStatus query={invoices} count={items.length} copy={invoiceCopy} />
      {items.length > 0 && (
        <table aria-labelledby="invoices" className="w-full table-fixed">
          <thead className="border-b border-line">
            <tr>
              <th scope="col" className={`${HEAD} w-36 max-sm:w-auto xl:w-44`}>
                {invoiceCopy.date}
              </th>
              <th scope="col" className={`${HEAD} max-md:hidden`}>
                {invoiceCopy.description}
              </th>
              <th scope="col" className={`${HEAD} w-24 xl:w-30`}>
                {invoiceCopy.amount}
              </th>
              <th scope="col" className={`${HEAD} w-28 max-sm:hidden xl:w-30`}>
                {invoiceCopy.status}
              </th>
              <th scope="col" className={`${HEAD} w-28 max-sm:w-24 xl:w-36`}>
                <span className="sr-only">{invoiceCopy.download}</span>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {items.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
