import { useState } from "react";
import { isCampaignGeneration, type CampaignGeneration } from "../../../../core/generations/api.ts";
import {
  campaignInputSchema,
  DEFAULT_BRAND_VOICE,
  type CampaignFormValues,
  type CampaignInput,
} from "../../../../core/generations/campaign.ts";
import { campaignHistoryWords, campaignWords } from "../../../../core/generations/campaign-words.ts";
import { DEFAULT_PRIMARY_COLOR } from "../../../../core/generations/image.ts";
import { loadingToasts, toasts } from "../../../../core/messages.ts";
import { uploadWords } from "../../../../core/uploads/messages.ts";
import { isApiError } from "../../../lib/api-error.ts";
import { showServerFields, useSchemaForm } from "../../../lib/form.ts";
import { useUser } from "../../../lib/session.tsx";
import { useDraft } from "../../../lib/use-draft.ts";
import { useCopyText } from "../copy-text.ts";
import { ToolHistory } from "../tool-history.tsx";
import { ToolLayout } from "../tool-layout.tsx";
import { useUploads } from "../uploads/use-uploads.ts";
import { useTool } from "../use-tool.ts";
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
  primaryColor: DEFAULT_PRIMARY_COLOR,
};

/** The full package tool: brief on the left, the three kinds of ads on the right, earlier packages below. */
export function CampaignTool() {
  const user = useUser();
  const form = useSchemaForm<CampaignFormValues, CampaignInput>(campaignInputSchema, EMPTY);
  useDraft(form, user.id, "campaign");
  const uploads = useUploads(user.id, "campaign");
  const [imagesError, setImagesError] = useState<string>();
  const copy = useCopyText();
  const tool = useTool({
    kind: "campaign",
    toasts: {
      loading: loadingToasts.generatingAds,
      done: toasts.packageGenerated,
      failed: toasts.packageFailed,
    },
    onRefused: (error) => {
      showServerFields(form, error);
      setImagesError(isApiError(error) ? error.fields["images"] : undefined);
    },
  });

  function generate(input: CampaignInput) {
    setImagesError(undefined);
    const { images, logo } = uploads;
    // The picker alone knows the images; a form filled from an earlier brief may still carry its own.
    void tool.generate({ ...input, images, logo });
  }

  function repeat({ input }: CampaignGeneration) {
    form.reset(input);
    const { images, logo } = input;
    uploads.replace(images.map((id, at) => ({ id, name: uploadWords.kept(at + 1), logo: id === logo })));
    setImagesError(undefined);
    void tool.generate(input);
  }

  return (
    <ToolLayout
      form={
        <CampaignFormCard
          form={form}
          uploads={uploads}
          imagesError={imagesError}
          busy={tool.busy}
          toastId={tool.toastId}
          onGenerate={generate}
        />
      }
      result={<CampaignPanel tool={tool} onExample={() => form.reset(campaignWords.examples)} />}
      history={
        <ToolHistory
          kind="campaign"
          isOwn={isCampaignGeneration}
          words={campaignHistoryWords}
          tool={tool}
          resultOf={({ output }) => campaignWords.summary(output?.images.length ?? 0)}
          onRepeat={repeat}
          onCopy={({ output }) => (output ? () => void copy(output.textAds.join("\n\n")) : undefined)}
        />
      }
    />
  );
}
