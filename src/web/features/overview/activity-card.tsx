import { Link } from "react-router";
import type { GenerationStatus } from "#core/generations/kinds.ts";
import type { Activity } from "#core/overview/api.ts";
import { activityStatusLabels, activityCopy, overviewCopy } from "#core/overview/overview.copy.ts";
import { resultPath } from "#web/lib/paths.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { relativeTime } from "./format.ts";
import { KIND_ICONS } from "#web/lib/kind-icons.ts";
import { useLiveStatus, type OpenStream } from "./use-live-status.ts";

const TONES: Record<GenerationStatus, BadgeTone> = {
  completed: "ok",
  "in-progress": "working",
  pending: "waiting",
  failed: "bad",
};

/** Titles wrap to a second line on phones, where the badge takes much of the width. */
const TITLE = "font-medium max-sm:line-clamp-2 max-sm:wrap-anywhere sm:truncate";

interface ActivityCardProps {
  readonly items: readonly Activity[];
  readonly sample: boolean;
  readonly openStream: OpenStream;
}

/**
 * Card of `OverviewPage` with recent generations (at most `MAX_ACTIVITY_ENTRIES` of
 * `core/overview/limits.ts`, read by `overview.repo.ts` of the server), and live status updates of
 * running ones (`useLiveStatus`). Words: `activityCopy` and `activityStatusLabels` in
 * `core/overview/overview.copy.ts` (labels of histories: `core/generations/status.copy.ts`).
 */
export function ActivityCard({ items, sample, openStream }: ActivityCardProps) {
  const statusOf = useLiveStatus(sample ? [] : items, openStream);
  return (
    <Card>
      <CardHeader title={activityCopy.title} id="activity">
        {sample && <Badge tone="brand">{overviewCopy.sample}</Badge>}
      </CardHeader>
      {items.length === 0 && <p className="p-6 text-ink-2 max-sm:p-4">{activityCopy.empty}</p>}
      <ul aria-labelledby="activity" className="divide-y divide-line">
        {items.map((item) => (
          <Row key={item.id} item={{ ...item, status: statusOf(item) }} sample={sample} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ item, sample }: { item: Activity; sample: boolean }) {
  const { id, kind, type, title, timestamp, status } = item;
  const Icon = KIND_ICONS[kind];
  const name = type.charAt(0).toUpperCase() + type.slice(1);
  const path = sample ? undefined : resultPath(kind, id);
  return (
    <li className="relative flex min-h-17 items-center gap-4 px-6 py-3 max-sm:gap-3 max-sm:px-4 has-[a:hover]:bg-sunken">
      <span className="grid size-9 shrink-0 place-items-center rounded-md bg-sunken text-ink-2 inset-ring inset-ring-line">
        <Icon aria-hidden className="size-4.5" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        {path === undefined ? (
          <p className={TITLE}>{title}</p>
        ) : (
          <Link to={path} className={`block after:absolute after:inset-0 ${TITLE}`}>
            {title}
          </Link>
        )}
        <p className="text-label text-ink-3">
          {name} · <time dateTime={timestamp}>{relativeTime(timestamp)}</time>
        </p>
      </div>
      <span role={sample ? undefined : "status"}>
        <Badge tone={TONES[status]}>{activityStatusLabels[status]}</Badge>
      </span>
    </li>
  );
}
