import { Suspense } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { AdRemarksProps } from "./ad-remarks.tsx";
import { lazyChecks } from "./lazy-checks.ts";

const AdRemarks = lazyChecks(async () => (await import("./ad-remarks.tsx")).AdRemarks);

/**
 * Findings of each platform about an ad's text (`AdRemarks`), below texts of the text tool
 * (`text-ad-card.tsx`) and of the full package (`numbered-texts.tsx`). The rules
 * (`core/checks/rules/`) are loaded after the text is shown.
 */
export function AdChecks(props: AdRemarksProps) {
  return (
    <Suspense fallback={<Skeleton className="h-5 w-44" />}>
      <AdRemarks {...props} />
    </Suspense>
  );
}
