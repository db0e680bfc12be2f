import { readWebsiteCopy as copy } from "#core/readings/read-website.copy.ts";

/**
 * Short name of an address where a reading found something, for `PlaceLink` and `ReadingProgress`:
 * its path, the name of a file, or `home` of `core/readings/read-website.copy.ts`.
 */
export function placeName(address: string): string {
  const path = URL.parse(address)?.pathname ?? "/";
  const file = path.split("/").at(-1) ?? "";
  return path === "/" ? copy.home : /\.\w{2,12}$/.test(file) ? file : path;
}

/**
 * Link in `ProposalList` to the page of the website where a reading found a proposal, named by
 * `placeName`. It opens in a new tab without a referrer.
 */
export function PlaceLink({ address }: { address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-block max-w-full truncate text-label text-ink-2 underline decoration-line-strong underline-offset-3 hover:text-ink hover:decoration-current"
    >
      {placeName(address)}
    </a>
  );
}
