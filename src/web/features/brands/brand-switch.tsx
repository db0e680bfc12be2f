import { lazy, Suspense } from "react";
import { useSession } from "#web/lib/session.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** The menu needs 50 kB of library, so it is loaded after the page. */
const BrandMenu = lazy(async () => ({ default: (await import("./brand-menu.tsx")).BrandMenu }));

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
