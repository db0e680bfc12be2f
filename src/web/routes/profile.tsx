import { profileCopy } from "#core/account/profile.copy.ts";
import { ProfilePage } from "../features/profile/profile-page.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/** Title and description tags of the page. */
export const meta = () => pageMeta({ title: profileCopy.title });

/** Profile page. */
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
