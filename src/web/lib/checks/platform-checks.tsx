import { Suspense } from "react";
import type { PlatformRemarksProps } from "./platform-remarks.tsx";
import { lazyChecks } from "./lazy-checks.ts";

const PlatformRemarks = lazyChecks(async () => (await import("./platform-remarks.tsx")).PlatformRemarks);

/**
 * Remarks of a platform on all texts of an ad (`PlatformRemarks`, rules: `core/checks/rules/`) in
 * `PlatformCopyPanel` of a full package's result; renders nothing without remarks. Loads itself on
 * demand (`lazyChecks`).
 */
export function PlatformChecks(props: PlatformRemarksProps) {
  return (
    <Suspense>
      <PlatformRemarks {...props} />
    </Suspense>
  );
}
