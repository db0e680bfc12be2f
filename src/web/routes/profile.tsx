import { profileCopy } from "#core/account/profile.copy.ts";
import { ProfilePage } from "../features/profile/profile-page.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/** Title of the page; React Router calls it. */
export const meta = () => pageMeta({ title: profileCopy.title });

/**
 * Page /dashboard/profile: name, password, second factor, sessions and the account's data
 * (`features/profile`).
 */
export default function Profile() {
  return (
    <>
      <PageHeader title={profileCopy.title} lead={profileCopy.lead} />
      <SessionGate>
        <ProfilePage />
      </SessionGate>
    </>
  );
}
