import { profileCopy } from "#core/account/profile.copy.ts";
import { ProfilePage } from "../features/profile/profile-page.tsx";
import { SessionGate } from "../features/shell/session-gate.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHeader } from "../ui/page-header.tsx";

/**
 * Title of the page: `profileCopy` in `core/account/profile.copy.ts`, to which `pageMeta`
 * (`lib/meta.ts`) adds the product name. React Router calls it when it renders the route.
 */
export const meta = () => pageMeta({ title: profileCopy.title });

/**
 * Page /dashboard/profile: name, password, second factor, sessions and the account's data
 * (`ProfilePage` in `features/profile/profile-page.tsx`). Title (`meta` here) and lead:
 * `core/account/profile.copy.ts`; `routes.ts` gives the path. `SessionGate`
 * (`features/shell/session-gate.tsx`) admits signed-in users only.
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
