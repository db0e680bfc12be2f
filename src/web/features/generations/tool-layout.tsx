import type { ReactNode } from "react";
import { RESULT_ID } from "./show-result.ts";

interface ToolLayoutProps {
  readonly form: ReactNode;
  readonly result: ReactNode;
  readonly history: ReactNode;
}

/** Brief on the left, what is made of it on the right and in sight, earlier work below; one below the other where two columns would be narrow. */
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
