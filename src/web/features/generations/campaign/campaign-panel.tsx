import { CAMPAIGN_PART_COUNT } from "#core/generations/campaign/campaign.ts";
import { campaignResultCopy, campaignCopy } from "#core/generations/campaign/campaign.copy.ts";
import { ResultPanel } from "../result-panel.tsx";
import type { ToolState } from "../use-tool.ts";
import { CampaignSteps } from "./campaign-steps.tsx";
import { DownloadPackageButton } from "./download-package-button.tsx";
import { ImageAdsPart } from "./image-ads-part.tsx";
import { PlatformCopyPart } from "./platform-copy-part.tsx";
import { TextAdsPart } from "./text-ads-part.tsx";
import { VideoAdsPart } from "./video-ads-part.tsx";

interface CampaignPanelProps {
  readonly tool: ToolState;
  readonly onExample: () => void;
}

/**
 * Result panel of `CampaignTool`: progress, then the cards with texts, copy, images and script as
 * their parts complete. Number of parts: the constants of each kind that `CAMPAIGN_PARTS` in
 * `core/generations/campaign/campaign.ts` lists; words:
 * `core/generations/campaign/campaign.copy.ts`.
 */
export function CampaignPanel({ tool, onExample }: CampaignPanelProps) {
  const { live, busy } = tool;
  const { parts, progress, result } = live;
  const made = result?.kind === "campaign" && !busy ? result : undefined;
  const ready = made?.status === "completed" ? made : undefined;
  const steps = <CampaignSteps parts={parts} />;
  const begun = ready !== undefined || (busy && parts.length > 0);
  return (
    <div className="grid gap-4">
      <ResultPanel
        kind="campaign"
        id="generated-campaign"
        copy={campaignResultCopy}
        total={CAMPAIGN_PART_COUNT}
        tool={tool}
        onExample={onExample}
        inProgress={steps}
        ready={
          <>
            <p role="status" className="sr-only">
              {campaignCopy.ready}
            </p>
            {steps}
          </>
        }
        action={ready && <DownloadPackageButton generation={ready} />}
      />
      {begun && (
        <>
          <TextAdsPart parts={parts} generation={ready} />
          {ready?.output?.copy && (
            <PlatformCopyPart
              copy={ready.output.copy}
              names={[ready.input.companyName, ready.input.productName]}
            />
          )}
          <ImageAdsPart
            key={ready?.id}
            parts={parts}
            generation={ready}
            working={progress?.status === "in-progress"}
            onRetry={() => void tool.retry()}
          />
          <VideoAdsPart parts={parts} generation={ready} />
        </>
      )}
    </div>
  );
}
