import type { ReactNode } from "react";

interface ToolLayoutProps {
  readonly form: ReactNode;
  readonly result: ReactNode;
  readonly history: ReactNode;
}

/** Brief on the left, what is made of it on the right and in sight, earlier work below. */
export function ToolLayout({ form, result, history }: ToolLayoutProps) {
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[384px_minmax(0,1fr)]">
        {form}
        <div className="min-w-0 lg:sticky lg:top-8">{result}</div>
      </div>
      {history}
    </>
  );
}
