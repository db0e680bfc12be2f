import type { Ad } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import { campaignsCopy } from "#core/campaigns/board.copy.ts";
import { api } from "#web/lib/api.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { MoreButton } from "#web/lib/more-button.tsx";
import { useToast } from "#web/ui/toast-context.ts";
import { useVersions } from "../ad-queries.ts";
import type { AdEditor } from "./use-ad-editor.ts";
import { VersionItem } from "./version-item.tsx";

/**
 * History in `AdPanel` (`useVersions`), newest first; an older version can be restored as a new
 * one, with an undo toast. When a version ends: `server/modules/campaigns/versions.repo.ts`; words:
 * `core/campaigns/ad.copy.ts`, of the button for more `core/campaigns/board.copy.ts`.
 */
export function VersionList({ ad, editor }: { ad: Ad; editor: AdEditor }) {
  const query = useVersions(ad);
  const restore = useRestore(ad, editor);
  const versions = query.data?.pages.flatMap((page) => page.items) ?? [];
  if (versions.length === 0) return null;
  return (
    <section className="grid gap-3 border-t border-line pt-5">
      <h3 className="text-label font-medium">{adCopy.versions}</h3>
      <ol className="grid gap-3">
        {versions.map((version, at) => (
          <VersionItem
            key={version.id}
            platform={ad.platform}
            version={version}
            previous={versions[at + 1]}
            onRestore={at === 0 ? undefined : () => void restore(version.id)}
          />
        ))}
      </ol>
      <MoreButton query={query} label={campaignsCopy.more} />
    </section>
  );
}

/** Returns a function that restores a version and offers to undo it. */
function useRestore(ad: Ad, editor: AdEditor) {
  const toast = useToast();
  return async (versionId: string) => {
    try {
      await editor.save();
      const before = editor.draft;
      editor.replace(
        await api("POST /api/ads/:id/versions/:versionId/restore", { params: { id: ad.id, versionId } }),
      );
      const undo = () => {
        editor.change(before);
        void editor.save();
      };
      toast.success(adCopy.restored, { action: { label: adCopy.undo, onClick: undo } });
    } catch (error) {
      toast.error(failureMessage(error, adCopy.restoreFailed));
    }
  };
}
