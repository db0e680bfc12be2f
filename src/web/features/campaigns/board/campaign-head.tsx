import Clapperboard from "lucide-react/icons/clapperboard";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { boardCopy, campaignsCopy } from "#core/campaigns/board.copy.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { filmPath, paths } from "#web/lib/paths.ts";
import { Badge } from "#web/ui/badge.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { ExportButton } from "../export/export-button.tsx";
import { runsOf } from "../runs-of.ts";

/**
 * Head of `CampaignPage`: name, product, goal, dates (`runsOf` in `runs-of.ts`) and address, a link
 * to the video if the campaign has a script, and `ExportButton`. Words: `boardCopy`, of an ended
 * campaign `campaignsCopy.stages`, in `core/campaigns/board.copy.ts`.
 */
export function CampaignHead({ campaign }: { campaign: AdCampaign }) {
  const { name, companyName, productName, goal, url, endedAt, scriptId } = campaign;
  const facts = [
    { label: boardCopy.product, value: productName },
    { label: boardCopy.goal, value: goal },
    { label: boardCopy.runs, value: runsOf(campaign) },
    { label: boardCopy.address, value: url.replace(/^https?:\/\//, "") },
  ].filter(({ value }) => value !== "");
  return (
    <header>
      <nav aria-label="Breadcrumb" className="mb-1 flex items-center gap-1.5 text-label text-ink-2">
        <Link to={paths.campaigns} className="hover:text-ink hover:underline">
          {boardCopy.back}
        </Link>
        {companyName !== "" && (
          <>
            <ChevronRight aria-hidden className="size-3.5" />
            <span className="truncate">{companyName}</span>
          </>
        )}
      </nav>
      <div className="flex flex-wrap items-center gap-x-3">
        <h1 tabIndex={-1} className="min-w-0 text-title font-semibold break-words">
          {name}
        </h1>
        {endedAt !== null && <Badge tone="neutral">{campaignsCopy.stages.ended}</Badge>}
        <span className="flex gap-2 sm:ml-auto">
          {scriptId !== null && (
            <Link to={filmPath(scriptId)} className={buttonStyles({})}>
              <Clapperboard aria-hidden className="size-4.5" />
              {boardCopy.video}
            </Link>
          )}
          <ExportButton campaign={campaign} />
        </span>
      </div>
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-label">
        {facts.map(({ label, value }) => (
          <div key={label} className="flex min-w-0 gap-2">
            <dt className="text-ink-3">{label}</dt>
            <dd className="truncate">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
