import type { Ad } from "#core/campaigns/ad.ts";
import { openFindings, type AdState } from "#core/campaigns/ad-state.ts";
import { boardCopy, adStateText } from "#core/campaigns/board.copy.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";

const TONES: Record<Exclude<AdState, "complete">, BadgeTone> = {
  writing: "working",
  failed: "bad",
  incomplete: "bad",
  needs_look: "warn",
  approved: "ok",
  changed: "info",
};

interface StateBadgeProps {
  readonly ad: Pick<Ad, "state" | "missing" | "findings">;
  /** Shows long states with one word, for narrow cells; screen readers hear all of it. */
  readonly isShort?: boolean;
}

/**
 * Badge with the state of an ad in words, in `BoardCell` and `PanelHeader`. Most ads are complete,
 * so that state has no color; the others: `TONES` in this file, and red with a finding of severity
 * `reject`. The state is computed in `core/campaigns/ad-state.ts`; words: `adStateText` in
 * `core/campaigns/board.copy.ts` (states in a review have their own: `review-tab.copy.ts` and
 * `review-page.copy.ts` in `core/reviews`).
 */
export function StateBadge({ ad, isShort = false }: StateBadgeProps) {
  const { state, missing, findings } = ad;
  const open = openFindings(findings);
  const words = adStateText(state, missing.length, open.length);
  if (state === "complete") {
    return (
      <span className="inline-flex h-5.5 items-center gap-1.5 text-caption text-ink-2">
        <span aria-hidden className="size-1.5 rounded-full bg-current" />
        {words}
      </span>
    );
  }
  if (isShort && state === "changed") {
    return (
      <Badge tone={TONES.changed}>
        {boardCopy.changed}
        <span className="sr-only">{boardCopy.sinceApproval}</span>
      </Badge>
    );
  }
  const blocks = state === "needs_look" && open.some(({ severity }) => severity === "reject");
  return <Badge tone={blocks ? "bad" : TONES[state]}>{words}</Badge>;
}
