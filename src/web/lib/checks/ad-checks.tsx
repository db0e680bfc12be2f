import { lazy, Suspense } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { AdRemarksProps } from "./ad-remarks.tsx";

const AdRemarks = lazy(async () => {
  const [{ AdRemarks: Component }, { prepareChecks }] = await Promise.all([
    import("./ad-remarks.tsx"),
    import("./prepare-checks.ts"),
  ]);
  await prepareChecks();
  return { default: Component };
});

/** What each platform says about a text. The rules are loaded after the text is shown. */
export function AdChecks(props: AdRemarksProps) {
  return (
    <Suspense fallback={<Skeleton className="h-5 w-44" />}>
      <AdRemarks {...props} />
    </Suspense>
  );
}
