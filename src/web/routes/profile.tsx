import { profileWords } from "#core/account/profile-words.ts";
import { ProfilePage } from "../features/profile/profile-page.tsx";
import { SignedIn } from "../features/shell/signed-in.tsx";
import { pageMeta } from "../lib/meta.ts";
import { PageHead } from "../ui/page-head.tsx";

export const meta = () => pageMeta({ title: profileWords.title });

export default function Profile() {
  return (
    <>
      <PageHead title={profileWords.title} lead={profileWords.lead} />
      <SignedIn>
        <ProfilePage />
      </SignedIn>
    </>
  );
}
