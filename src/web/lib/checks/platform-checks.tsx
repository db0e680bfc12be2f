import { Suspense } from "react";
import type { PlatformRemarksProps } from "./platform-remarks.tsx";
import { lazyChecks } from "./lazy-checks.ts";

const PlatformRemarks = lazyChecks(async () => (await import("./platform-remarks.tsx")).PlatformRemarks);

/**
 * What a platform says about all texts of an ad in a full package; nothing if it takes them as they
 * are.
 */
export function PlatformChecks(props: PlatformRemarksProps) {
  return (
    <Suspense>
      <PlatformRemarks {...props} />
    </Suspense>
  );
}
