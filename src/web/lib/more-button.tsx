import { Button } from "#web/ui/button.tsx";

interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/**
 * Footer of a list that loads its next page, for all paged lists. Renders nothing on the last page.
 * The list hands in its words; the sizes of pages are in `core/page-sizes.ts`.
 */
export function MoreButton({ query, label }: { query: PagedQuery; label: string }) {
  if (!query.hasNextPage) return null;
  return (
    <div className="flex justify-center border-t border-line p-4">
      <Button size="small" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {label}
      </Button>
    </div>
  );
}
