import { DeleteSection } from "./delete-section.tsx";
import { DetailsSection } from "./details-section.tsx";
import { ExportSection } from "./export-section.tsx";
import { MailsSection } from "./mails-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { SecondFactorSection } from "./second-factor/second-factor-section.tsx";
import { SecuritySection } from "./security-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";

/**
 * Content of /dashboard/profile (`routes/profile.tsx`): the sections with the settings of the
 * user's account, in this order.
 */
export function ProfilePage() {
  return (
    <div className="grid gap-10">
      <DetailsSection />
      <MailsSection />
      <PasswordSection />
      <SecondFactorSection />
      <SessionsSection />
      <SecuritySection />
      <ExportSection />
      <DeleteSection />
    </div>
  );
}
