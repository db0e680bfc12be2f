import { billingWords } from "#core/billing/words.ts";
import { BillingPage } from "../features/billing/billing-page.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

export const meta = () => pageMeta({ title: billingWords.title });

export default function Billing() {
  return (
    <>
      <PageHeader title={billingWords.title} lead={billingWords.lead} />
      <SessionGate>
        <BillingPage />
      </SessionGate>
    </>
  );
}
