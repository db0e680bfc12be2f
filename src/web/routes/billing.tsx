import { billingCopy } from "#core/billing/billing.copy.ts";
import { BillingPage } from "../features/billing/billing-page.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/** Title of the page; React Router calls it. */
export const meta = () => pageMeta({ title: billingCopy.title });

/** Page /dashboard/billing: plans, usage and invoices (`features/billing`). */
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
