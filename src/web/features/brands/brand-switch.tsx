import { Suspense } from "react";
import { FailedPart, lazyPart, type FailedPartProps } from "#web/lib/lazy-part.tsx";
import { useSession } from "#web/lib/session.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** The menu needs 50 kB of library, so it is loaded after the page. */
const BrandMenu = lazyPart(async () => (await import("./brand-menu.tsx")).BrandMenu, FailedMenu);

function FailedMenu(props: FailedPartProps) {
  return (
    <div className="sm:max-w-90">
      <FailedPart {...props} />
    </div>
  );
}

/**
 * Switch between brands in the head of the three brand pages; loads `BrandMenu` (words:
 * `core/brands/brands.copy.ts`) after the page and shows nothing until the session is known. The
 * choice itself is in `chosen-brand.ts`.
 */
export function BrandSwitch() {
  const signedIn = useSession().status === "signed-in";
  if (!signedIn) return null;
  return (
    <Suspense fallback={<Skeleton className="h-10 w-40 rounded-md" />}>
      <BrandMenu />
    </Suspense>
  );
}
