import { billingCopy } from "#core/billing/billing.copy.ts";
import { BillingPage } from "../features/billing/billing-page.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/** Title and description tags of the page. */
export const meta = () => pageMeta({ title: billingCopy.title });

/** Plans, usage and invoices. */
export default function Billing() {
  return (
    <>
      <PageHeader title={billingCopy.title} lead={billingCopy.lead} />
      <SessionGate>
        <BillingPage />
      </SessionGate>
    </>
  );
}
