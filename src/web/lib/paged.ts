/**
 * Paging of the API's lists (`nextCursor`), for all calls of `useInfiniteQuery`. Sizes of pages are
 * in `core/page-sizes.ts`.
 */
export const PAGED = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { readonly nextCursor: string | null }) => page.nextCursor,
};
