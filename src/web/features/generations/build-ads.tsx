import ArrowRight from "lucide-react/icons/arrow-right";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { Generation } from "#core/generations/api.ts";
import { buildAdsCopy } from "#core/generations/tool.copy.ts";
import { api } from "#web/lib/api.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { campaignPath } from "#web/lib/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast-context.ts";

/** Kinds whose results become the ads of a campaign. */
const BUILDABLE: readonly Generation["kind"][] = ["text", "image", "campaign"];

/**
 * Box in `ResultPanel` that opens the campaign of a result (`POST /api/campaigns`), which the
 * server builds first if there is none (`server/modules/campaigns/build-campaign.service.ts`).
 * Nothing for kinds that are not in `BUILDABLE`. Words: `buildAdsCopy` in
 * `core/generations/tool.copy.ts`.
 */
export function BuildAds({ result }: { result: Generation }) {
  const [isBusy, setBusy] = useState(false);
  const navigate = useNavigate();
  const toast = useToast();
  if (!BUILDABLE.includes(result.kind)) return null;

  async function open() {
    setBusy(true);
    try {
      const campaign = await api("POST /api/campaigns", { body: { generationId: result.id } });
      await navigate(campaignPath(campaign.id));
    } catch (error) {
      toast.error(failureMessage(error, buildAdsCopy.failed));
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-6 py-4 max-sm:px-4">
      <p className="min-w-52 flex-1 text-label text-pretty text-ink-2">{buildAdsCopy.lead}</p>
      <Button size="small" busy={isBusy} busyLabel={buildAdsCopy.opening} onClick={() => void open()}>
        {result.kind === "campaign" ? buildAdsCopy.open : buildAdsCopy.build}
        <ArrowRight aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
