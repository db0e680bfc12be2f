import type { ReactNode } from "react";
import { loadingText } from "#core/problems.copy.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { LoadError, type FailedQuery } from "./load-error.tsx";

interface ListQuery extends FailedQuery {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly isSuccess: boolean;
}

interface ListStatusProps {
  readonly query: ListQuery;
  /** Number of loaded items. */
  readonly count: number;
  readonly copy: { readonly loadFailed: string; readonly empty: string };
  /** Replaces the spinner. */
  readonly loading?: ReactNode;
}

/**
 * State of a list in a card with `count` loaded items, for all paged lists: loading, failed
 * (`LoadError`) or empty, with the words of `copy`; those of loading are `loadingText` in
 * `core/problems.copy.ts`. Renders nothing if there are items.
 */
export function ListStatus({ query, count, copy, loading }: ListStatusProps) {
  if (query.isPending) {
    return (
      loading ?? (
        <p className="p-6">
          <Spinner label={loadingText} />
        </p>
      )
    );
  }
  if (query.isError) {
    return (
      <div className="p-4">
        <LoadError query={query} message={copy.loadFailed} />
      </div>
    );
  }
  return query.isSuccess && count === 0 ? <p className="p-6 text-ink-2 max-sm:p-4">{copy.empty}</p> : null;
}
