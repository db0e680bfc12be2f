import { campaignCopy } from "#core/generations/campaign/campaign.copy.ts";
import { toolCopy } from "#core/generations/tool.copy.ts";
import { KIND_ICONS } from "#web/lib/kind-icons.ts";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { cardProgress, type CardName, type Parts } from "./campaign-parts.ts";

/**
 * Progress of each of the three cards in `CampaignPanel`, while a full package is made and after
 * it. What is counted: `COUNTED_PARTS` in `campaign-parts.ts`; words:
 * `core/generations/campaign/campaign.copy.ts` and `core/generations/tool.copy.ts`.
 */
export function CampaignSteps({ parts }: { parts: Parts }) {
  return (
    <ul aria-label={campaignCopy.steps} className="grid gap-3 px-6 py-4 max-sm:px-4">
      {(["text", "image", "video"] as const).map((name) => (
        <Step key={name} name={name} {...cardProgress(parts, name)} />
      ))}
    </ul>
  );
}

function Step({ name, done, total }: { name: CardName; done: number; total: number }) {
  const Icon = KIND_ICONS[name];
  const title = campaignCopy.parts[name];
  const words = toolCopy.progress(done, total);
  return (
    <li className="grid grid-cols-[120px_minmax(0,1fr)_56px] items-center gap-3 text-label">
      <span className="flex items-center gap-2 font-medium">
        <Icon aria-hidden className="size-4 text-ink-3" />
        {title}
      </span>
      <ProgressBar variant="row" done={(100 * done) / total} label={title} valueText={words} />
      <span aria-hidden className="text-right text-caption text-ink-2 tabular-nums">
        {words}
      </span>
    </li>
  );
}
