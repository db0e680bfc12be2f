/** Paging of the API's lists, for `useInfiniteQuery`. */
export const PAGED = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { readonly nextCursor: string | null }) => page.nextCursor,
};
