import Trash2 from "lucide-react/icons/trash-2";
import { useRef, type ReactNode } from "react";
import { Link } from "react-router";
import { KINDS } from "#core/generations/kinds.ts";
import { clickRate } from "#core/overview/change.ts";
import { resultsCopy } from "#core/overview/results.copy.ts";
import type { GenerationResults } from "#core/overview/results.ts";
import { campaignResultsPath, TOOL_PATHS } from "#web/lib/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { formatCount } from "#core/reports/format-figures.ts";
import { formatRate, relativeTime } from "../format.ts";
import { ResultsForm } from "./results-form.tsx";
import { useCampaignActions } from "./use-campaign-actions.ts";

interface CampaignRowProps {
  readonly campaign: GenerationResults;
  readonly editing: boolean;
  readonly onEdit: (editing: boolean) => void;
}

/**
 * Row of `ResultsCard`: one generation with its results and the form to edit them; a link to the
 * tab Results instead if they come from reports. Words: `core/overview/results.copy.ts`; click
 * rate: `core/overview/change.ts`.
 */
export function CampaignResultsRow({ campaign, editing, onEdit }: CampaignRowProps) {
  const { id, kind, title, createdAt, active, results, campaignId, fromReports } = campaign;
  const resultsPath = fromReports && campaignId !== null ? campaignResultsPath(campaignId) : undefined;
  const editButton = useRef<HTMLButtonElement>(null);
  const { remove, setActive, busy } = useCampaignActions(campaign);
  const close = () => {
    onEdit(false);
    editButton.current?.focus();
  };
  return (
    <li className="px-6 py-4 max-sm:px-4">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-40 flex-1 basis-60">
          <div className="flex items-center gap-2">
            <Link to={`${TOOL_PATHS[kind]}?show=${id}`} className="truncate font-medium hover:underline">
              {title}
            </Link>
            {active !== null && (
              <Badge tone={active ? "ok" : "neutral"}>
                {active ? resultsCopy.active : resultsCopy.ended}
              </Badge>
            )}
          </div>
          <p className="text-label text-ink-3">
            {KINDS[kind].label} · <time dateTime={createdAt}>{relativeTime(createdAt)}</time>
            {fromReports && ` · ${resultsCopy.fromReports}`}
          </p>
        </div>
        {results ? (
          <Figures {...results} />
        ) : (
          <p className="text-label text-ink-3 max-sm:sr-only">{resultsCopy.none}</p>
        )}
        <div className="flex items-center gap-1 max-sm:w-full">
          {resultsPath === undefined ? (
            <Button
              ref={editButton}
              size="small"
              aria-expanded={editing}
              aria-label={results ? resultsCopy.editFor(title) : resultsCopy.addFor(title)}
              onClick={() => onEdit(!editing)}
            >
              {results ? resultsCopy.edit : resultsCopy.add}
            </Button>
          ) : (
            <Link
              to={resultsPath}
              aria-label={resultsCopy.openTabOf(title)}
              className={buttonStyles({ size: "small" })}
            >
              {resultsCopy.open}
            </Link>
          )}
          {active !== null && (
            <Button size="small" variant="ghost" busy={busy} onClick={() => setActive(!active)}>
              {active ? resultsCopy.end : resultsCopy.reactivate}
            </Button>
          )}
          {results && !fromReports && (
            <IconButton
              label={resultsCopy.remove}
              onClick={() => {
                remove();
                editButton.current?.focus();
              }}
            >
              <Trash2 aria-hidden className="size-4" />
            </IconButton>
          )}
        </div>
      </div>
      {editing && !fromReports && <ResultsForm campaign={campaign} onClose={close} />}
    </li>
  );
}

function Figures({ impressions, clicks, conversions }: NonNullable<GenerationResults["results"]>) {
  const rate = clickRate(clicks, impressions);
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 tabular-nums">
      <Figure name={resultsCopy.impressions}>{formatCount(impressions)}</Figure>
      <Figure name={resultsCopy.clicks}>{formatCount(clicks)}</Figure>
      <Figure name={resultsCopy.ctr}>{rate === null ? resultsCopy.dash : formatRate(rate)}</Figure>
      <Figure name={resultsCopy.conversions}>{formatCount(conversions)}</Figure>
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-ink-3">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
