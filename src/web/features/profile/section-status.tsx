import type { ReactNode } from "react";
import { loadingText } from "#core/problems.copy.ts";
import { LoadError, type FailedQuery } from "#web/lib/load-error.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

interface SectionStatusProps {
  readonly query: FailedQuery & { readonly data: unknown };
  /** Shown if the API has no specific message. */
  readonly message: string;
  /** Shape of the content that is loading; one line by default. */
  readonly skeleton?: ReactNode;
}

/**
 * Placeholder in the sections of `ProfilePage` until their data have arrived: a skeleton, or the
 * error with a retry button. Renders nothing once there are data. The section hands in its words of
 * an error; `loadingText` is in `core/problems.copy.ts`.
 */
export function SectionStatus({ query, message, skeleton }: SectionStatusProps) {
  if (query.data !== undefined) return null;
  if (query.error) return <LoadError query={query} message={message} />;
  return (
    <div role="status">
      <span className="sr-only">{loadingText}</span>
      {skeleton ?? <Skeleton className="h-11! rounded-md!" />}
    </div>
  );
}
