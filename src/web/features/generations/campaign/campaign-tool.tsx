import {
  campaignInputSchema,
  DEFAULT_BRAND_VOICE,
  type CampaignFormValues,
  type CampaignInput,
} from "#core/generations/campaign/campaign.ts";
import { campaignHistoryCopy, campaignCopy } from "#core/generations/campaign/campaign.copy.ts";
import { DEFAULT_PRIMARY_COLOR } from "#core/generations/image/styles.ts";
import { useSchemaForm } from "#web/lib/form.ts";
import { useCopyText } from "#web/lib/use-copy-text.ts";
import { adToasts } from "../text/ad-toasts.ts";
import { ToolHistory } from "../tool-history.tsx";
import { ToolLayout } from "../tool-layout.tsx";
import { useUploadTool } from "../use-upload-tool.ts";
import { CampaignFormCard } from "./campaign-form.tsx";
import { CampaignPanel } from "./campaign-panel.tsx";

const EMPTY: CampaignFormValues = {
  companyName: "",
  productName: "",
  industry: "",
  targetAudience: "",
  brandVoice: DEFAULT_BRAND_VOICE,
  keyFeatures: "",
  campaignGoals: "",
  budget: "",
  timeline: "",
  additionalDetails: "",
  language: undefined,
  brandId: undefined,
  productId: undefined,
  primaryColor: DEFAULT_PRIMARY_COLOR,
};

/**
 * Content of /dashboard/full-package: form, result and history of the kind "campaign"
 * (`useUploadTool`). Schema: `core/generations/campaign/campaign.ts`; values of an empty form:
 * `DEFAULT_BRAND_VOICE` there, `DEFAULT_PRIMARY_COLOR` in `core/generations/image/styles.ts`;
 * words: `core/generations/campaign/campaign.copy.ts`.
 */
export function CampaignTool() {
  const form = useSchemaForm<CampaignFormValues, CampaignInput>(campaignInputSchema, EMPTY);
  const copy = useCopyText(adToasts);
  const { tool, brief, repeat } = useUploadTool({
    kind: "campaign",
    request: (input) => ({ kind: "campaign", input }),
    form,
  });

  return (
    <ToolLayout
      form={<CampaignFormCard {...brief} />}
      result={<CampaignPanel tool={tool} onExample={() => form.reset(campaignCopy.examples)} />}
      history={
        <ToolHistory
          kind="campaign"
          copy={campaignHistoryCopy}
          tool={tool}
          resultOf={({ output }) => campaignCopy.summary(output?.images.length ?? 0)}
          onRepeat={({ input }) => repeat(input, () => form.reset(input))}
          onCopy={({ output }) => (output ? () => void copy(output.textAds.join("\n\n")) : undefined)}
        />
      }
    />
  );
}
