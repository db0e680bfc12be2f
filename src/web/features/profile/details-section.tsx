import { profileCopy } from "#core/account/profile.copy.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AvatarControl } from "./avatar-control.tsx";
import { DetailsForm } from "./details-form.tsx";
import { useProfile } from "./profile-request.ts";
import { SectionStatus } from "./section-status.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Placeholder of the avatar, the fields and the button. */
function DetailsSkeleton() {
  return (
    <div className="grid gap-6">
      <div className="flex items-center gap-5">
        <Skeleton className="size-20! rounded-full!" />
        <Skeleton className="h-8! w-32 rounded-sm!" />
      </div>
      <div className="grid gap-5">
        <FieldSkeleton />
        <FieldSkeleton hint />
        <Skeleton className="h-10! w-36 rounded-md! max-sm:h-11! max-sm:w-full" />
      </div>
    </div>
  );
}

function FieldSkeleton({ hint = false }: { hint?: boolean }) {
  return (
    <div className="grid gap-1.5">
      <Skeleton className="my-1.25 w-20" />
      <Skeleton className="h-10! rounded-md! max-sm:h-11!" />
      {hint && <Skeleton className="my-0.75 w-48" />}
    </div>
  );
}

/**
 * Section of `ProfilePage` with the avatar, the name and the email address (`useProfile`). Words:
 * `profileCopy` in `core/account/profile.copy.ts`.
 */
export function DetailsSection() {
  const query = useProfile();
  const { data: profile } = query;
  return (
    <SettingsSection title={profileCopy.detailsTitle} lead={profileCopy.detailsLead}>
      {profile && (
        <>
          <AvatarControl profile={profile} />
          <DetailsForm profile={profile} />
        </>
      )}
      <SectionStatus query={query} message={profileCopy.loadFailed} skeleton={<DetailsSkeleton />} />
    </SettingsSection>
  );
}
