import { billingCopy } from "#core/billing/billing.copy.ts";
import { BillingPage } from "../features/billing/billing-page.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/**
 * Title of the page: `billingCopy` in `core/billing/billing.copy.ts`, to which `pageMeta`
 * (`lib/meta.ts`) adds the product name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: billingCopy.title });

/**
 * Page /dashboard/billing: plans, usage and invoices (`BillingPage` in
 * `features/billing/billing-page.tsx`) below title (also `meta` here) and lead of
 * `core/billing/billing.copy.ts`. `routes.ts` gives the path. `SessionGate`
 * (`features/shell/session-gate.tsx`) admits signed-in users only.
 */
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
