/** Indexes of one kind of parts within a generation, such as the scenes of a script. */
interface PartRange {
  /** Index of the first part. */
  readonly from: number;
  readonly count: number;
}

/**
 * Assigns consecutive ranges of indexes, `{ from, count }`, to kinds of parts, in the order of the
 * counts. `CAMPAIGN_PARTS` (`campaign/campaign.ts`) and `VIDEO_PARTS` (`video/video.ts`) are made
 * with it.
 */
export function partRanges<Name extends string>(
  counts: Readonly<Record<Name, number>>,
): Readonly<Record<Name, PartRange>> {
  const ranges = {} as Record<Name, PartRange>;
  let from = 0;
  for (const name of Object.keys(counts) as Name[]) {
    ranges[name] = { from, count: counts[name] };
    from += counts[name];
  }
  return ranges;
}

/**
 * Number of parts in all ranges, for `CAMPAIGN_PART_COUNT` (`campaign/campaign.ts`) and
 * `VIDEO_PART_COUNT` (`video/video.ts`).
 */
export function countParts(ranges: Readonly<Record<string, PartRange>>): number {
  return Object.values(ranges).reduce((sum, { count }) => sum + count, 0);
}
