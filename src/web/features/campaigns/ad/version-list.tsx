import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import type { Ad, Version } from "#core/campaigns/ad.ts";
import { fieldsOf } from "#core/campaigns/ad-fields.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import { campaignsCopy } from "#core/campaigns/board.copy.ts";
import { api } from "#web/lib/api.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { MoreButton } from "#web/lib/more-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { dayOf, timeOf } from "../format-day.ts";
import type { AdEditor } from "./use-ad-editor.ts";

/** Versions of an ad, newest first; an older one can be restored as a new one. */
export function VersionList({ ad, editor }: { ad: Ad; editor: AdEditor }) {
  const toast = useToast();
  const query = useInfiniteQuery({
    // Each save may add a version.
    queryKey: ["versions", ad.id, ad.version.revision],
    queryFn: ({ pageParam }) =>
      api("GET /api/ads/:id/versions", { params: { id: ad.id }, query: { cursor: pageParam ?? undefined } }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  async function restore(versionId: string) {
    try {
      await editor.save();
      editor.replace(
        await api("POST /api/ads/:id/versions/:versionId/restore", { params: { id: ad.id, versionId } }),
      );
      toast.success(adCopy.restored);
    } catch (error) {
      toast.error(failureMessage(error, adCopy.restoreFailed));
    }
  }

  const versions = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (versions.length === 0) return null;
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <h3 className="text-label font-medium">{adCopy.versions}</h3>
      <ol className="grid gap-3">
        {versions.map((version, index) => (
          <li key={version.id} className="flex items-start gap-3 text-label">
            <span className="grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-caption">
              {version.number}
            </span>
            <div className="min-w-0 flex-1">
              <p className="font-medium">{index === 0 ? adCopy.now : adCopy.versionReason[version.reason]}</p>
              <p className="text-caption text-ink-2">
                {dayOf(version.updatedAt)}, {timeOf(version.updatedAt)}
              </p>
              <p className="text-caption text-ink-2">{changedParts(version, ad)}</p>
            </div>
            {index > 0 && (
              <Button size="small" variant="ghost" onClick={() => void restore(version.id)}>
                {adCopy.restore}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <MoreButton query={query} label={campaignsCopy.more} />
    </section>
  );
}

/** What a version changed, in the words of the form. */
function changedParts({ changed }: Version, { platform }: Ad): string {
  const fields = fieldsOf(platform);
  const parts: Record<string, string | undefined> = adCopy.part;
  const words = changed.map((name) => parts[name] ?? fields[name]?.label.toLowerCase() ?? name);
  return words.length === 0 ? "" : adCopy.changedParts(words.join(", "));
}
