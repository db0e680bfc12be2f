import { adName } from "#core/campaigns/ad-name.ts";
import { useState } from "react";
import { trailCopy } from "#core/reviews/review-tab.copy.ts";
import type { TrailEntry, TrailKind } from "#core/reviews/trail.ts";
import { apiUrl } from "#web/lib/api.ts";
import { ListStatus } from "#web/lib/list-status.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { dayOf, timeOf } from "../format-day.ts";
import { useTrail } from "./review-queries.ts";

/** Number of entries that are shown until the user asks for more. */
const SHOWN = 12;

const KNOTS: Partial<Record<TrailKind, string>> = {
  approved: "bg-ok",
  changes: "bg-warn",
  changed: "bg-info",
};

/**
 * The trail of a review in `ReviewSection` (`useTrail`), newest first, at first `SHOWN` entries, as
 * a thread with a knot for each entry, and links to it as PDF and JSON (`send-trail.ts`,
 * `trail-pdf.ts` of the server). Words: `trailCopy` in `core/reviews/review-tab.copy.ts`; kinds:
 * `core/reviews/trail.ts`; names of ads: `core/campaigns/ad-name.ts`.
 */
export function TrailCard({ reviewId }: { reviewId: string }) {
  const query = useTrail(reviewId);
  const [isWhole, setWhole] = useState(false);
  const entries = query.data?.entries.toReversed() ?? [];
  const shown = isWhole ? entries : entries.slice(0, SHOWN);
  const file = (format: "pdf" | "json") =>
    apiUrl("GET /api/reviews/:id/trail", { params: { id: reviewId }, query: { format } });
  return (
    <Card className="min-w-0">
      <CardHeader title={trailCopy.title}>
        <span className="flex gap-2">
          <a href={file("pdf")} download className={buttonStyles({ size: "small" })}>
            {trailCopy.pdf}
          </a>
          <a href={file("json")} download className={buttonStyles({ size: "small" })}>
            {trailCopy.json}
          </a>
        </span>
      </CardHeader>
      <ListStatus
        query={query}
        count={entries.length}
        copy={{ loadFailed: trailCopy.loadFailed, empty: "" }}
      />
      <ol className="px-6 py-3 max-sm:px-4">
        {shown.map((entry, place) => (
          <Entry
            // Entries have no id, and the list only grows at its start.
            key={entries.length - place}
            entry={entry}
            isFirst={place === 0}
            isLast={place === shown.length - 1}
          />
        ))}
      </ol>
      {shown.length < entries.length && (
        <div className="border-t border-line p-4 text-center">
          <Button size="small" onClick={() => setWhole(true)}>
            {trailCopy.more(entries.length - shown.length)}
          </Button>
        </div>
      )}
    </Card>
  );
}

interface EntryProps {
  readonly entry: TrailEntry;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

function Entry({ entry, isFirst, isLast }: EntryProps) {
  const { at, kind, name, email, ad, version, text } = entry;
  const who = name || email || trailCopy.unnamed;
  const said = kind === "commented" || kind === "answered" || kind === "asked" ? text : "";
  return (
    <li className="relative py-3 pl-7 text-label text-ink-2">
      <span
        aria-hidden
        className={cx(
          "absolute left-1.5 w-0.5 bg-warp",
          isFirst ? "top-5" : "top-0",
          isLast ? "h-5" : "bottom-0",
          isFirst && isLast && "hidden",
        )}
      />
      <span
        aria-hidden
        className={cx(
          "absolute top-5 left-0 h-1 w-3.5 rounded-[1px] ring-2 ring-surface",
          KNOTS[kind] ?? "bg-ink-3",
        )}
      />
      <time dateTime={at} className="block text-caption text-ink-3">
        {dayOf(at)}, {timeOf(at)}
      </time>
      <p className="[overflow-wrap:anywhere]">
        <b dir="auto" className="font-medium text-ink">
          {who}
        </b>{" "}
        {trailCopy.kinds[kind]}
        {ad && ` ${adName(ad)}`}
        {ad && version && trailCopy.version(version.number)}
        {kind === "approved" && version && `: ${version.fingerprint.join(" ")}`}
        {kind === "changed" && text !== "" && trailCopy.parts(text)}
      </p>
      {said !== "" && (
        <p dir="auto" className="mt-1 line-clamp-4 [overflow-wrap:anywhere] whitespace-pre-line text-ink">
          “{said}”
        </p>
      )}
    </li>
  );
}
