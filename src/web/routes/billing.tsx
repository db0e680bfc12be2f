import { billingWords } from "#core/billing/words.ts";
import { BillingPage } from "../features/billing/billing-page.tsx";
import { SignedIn } from "../features/shell/signed-in.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHead } from "../ui/page-head.tsx";

export const meta = () => pageMeta({ title: billingWords.title });

export default function Billing() {
  return (
    <>
      <PageHead title={billingWords.title} lead={billingWords.lead} />
      <SignedIn>
        <BillingPage />
      </SignedIn>
    </>
  );
}
