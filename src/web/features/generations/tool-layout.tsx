import type { ReactNode } from "react";
import { RESULT_ID } from "./scroll-to-result.ts";

interface ToolLayoutProps {
  readonly form: ReactNode;
  readonly result: ReactNode;
  readonly history: ReactNode;
}

/**
 * Layout of the four tools (`text-ad-tool.tsx`, `image-tool.tsx`, `video-tool.tsx`,
 * `campaign-tool.tsx`): form and sticky result side by side, history below; stacked on narrow
 * screens.
 */
export function ToolLayout({ form, result, history }: ToolLayoutProps) {
  return (
    <>
      <div className="grid items-start gap-6 xl:grid-cols-[384px_minmax(0,1fr)]">
        {form}
        <div id={RESULT_ID} className="min-w-0 xl:sticky xl:top-8">
          {result}
        </div>
      </div>
      {history}
    </>
  );
}
