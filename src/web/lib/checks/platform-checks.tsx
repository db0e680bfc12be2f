import { lazy, Suspense } from "react";
import type { PlatformRemarksProps } from "./platform-remarks.tsx";

const PlatformRemarks = lazy(async () => {
  const [{ PlatformRemarks: Component }, { prepareChecks }] = await Promise.all([
    import("./platform-remarks.tsx"),
    import("./prepare-checks.ts"),
  ]);
  await prepareChecks();
  return { default: Component };
});

/** What a platform says about all texts of an ad; nothing if it takes them as they are. */
export function PlatformChecks(props: PlatformRemarksProps) {
  return (
    <Suspense>
      <PlatformRemarks {...props} />
    </Suspense>
  );
}
