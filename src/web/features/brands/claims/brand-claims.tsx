import { useMutation, useQueryClient } from "@tanstack/react-query";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import type { Brand } from "#core/brands/brand.ts";
import { brandsCopy, claimsCopy } from "#core/brands/brands.copy.ts";
import type { Claim } from "#core/brands/claim.ts";
import { CLAIM_STATES, type ClaimState } from "#core/brands/parts.ts";
import { usesCopy } from "#core/brands/uses.copy.ts";
import { api } from "#web/lib/api.ts";
import { ListStatus } from "#web/lib/list-status.tsx";
import { useUndoableDelete } from "#web/lib/use-undoable-delete.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { claimsKey, useClaims } from "#web/lib/brands.ts";
import { StatementAds } from "../uses/statement-ads.tsx";
import { ClaimForm } from "./claim-form.tsx";
import { ClaimRow } from "./claim-row.tsx";

const NEW = "new";
const DOTS: Record<ClaimState, string> = {
  proved: "bg-ok",
  expiring: "bg-warn",
  expired: "bg-bad",
  unproved: "bg-bad",
};

/**
 * Content of /dashboard/brand/claims: counts by state, and a row for each claim of `useClaims`,
 * with its form or the ads that use it open below. A deleted claim can be put back for
 * `RESTORE_MINUTES` (`core/limits.ts`). Most claims: `BRAND_LIMITS` in `core/brands/limits.ts`;
 * states: `core/brands/parts.ts`; words: `claimsCopy` in `core/brands/brands.copy.ts`, and
 * `core/brands/uses.copy.ts`.
 */
export function BrandClaims({ brand }: { brand: Brand }) {
  const query = useClaims(brand.id);
  const claims = query.data?.items ?? [];
  const [open, setOpen] = useState<string>();
  const [used, setUsed] = useState<string>();
  const remove = useDeleteClaim(brand.id);
  const close = () => setOpen(undefined);
  return (
    <>
      <Card className="overflow-hidden">
        <div className="flex min-h-16 flex-wrap items-center justify-between gap-3 border-b border-line px-6 py-3 max-sm:px-4">
          {query.isSuccess && claims.length === 0 ? (
            <h2 className="text-card font-semibold">{claimsCopy.title}</h2>
          ) : (
            <Summary claims={claims} />
          )}
          <Button size="small" onClick={() => setOpen(NEW)}>
            <Plus aria-hidden className="size-3.5" />
            {claimsCopy.add}
          </Button>
        </div>
        <ListStatus query={query} count={1} copy={{ loadFailed: claimsCopy.loadFailed, empty: "" }} />
        {open === NEW && <ClaimForm brandId={brand.id} onClose={close} />}
        {query.isSuccess && claims.length === 0 && open !== NEW && (
          <EmptyState rows={2}>{claimsCopy.empty}</EmptyState>
        )}
        {claims.length > 0 && (
          <ul className="divide-y divide-line">
            {claims.map((claim) => (
              <li key={claim.id}>
                <ClaimRow
                  claim={claim}
                  isOpen={open === claim.id}
                  onToggle={() => setOpen(open === claim.id ? undefined : claim.id)}
                  showsAds={used === claim.id}
                  onShowAds={() => setUsed(used === claim.id ? undefined : claim.id)}
                  onDelete={() => void remove(claim)}
                />
                {open === claim.id && (
                  <ClaimForm
                    brandId={brand.id}
                    claim={claim}
                    onClose={close}
                    onTextChanged={() => setUsed(claim.id)}
                  />
                )}
                {used === claim.id && (
                  <div className="border-t border-line">
                    <StatementAds
                      statement={{ kind: "claim", id: claim.id, version: `${claim.state} ${claim.text}` }}
                      title={usesCopy.claimTitle}
                      empty={usesCopy.noneForClaim}
                    />
                  </div>
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
      <p className="mt-4 max-w-160 text-label text-pretty text-ink-3">{claimsCopy.foot}</p>
    </>
  );
}

function Summary({ claims }: { claims: readonly Claim[] }) {
  const counts = CLAIM_STATES.map((state) => ({
    state,
    count: claims.filter((claim) => claim.state === state).length,
  })).filter(({ count }) => count > 0);
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-label text-ink-2 tabular-nums">
      {counts.map(({ state, count }) => (
        <li key={state} className="flex items-center gap-2">
          <span aria-hidden className={cx("size-2 rounded-full", DOTS[state])} />
          {claimsCopy.summary[state](count)}
        </li>
      ))}
    </ul>
  );
}

/** Returns a function that deletes a claim and offers to undo it. */
function useDeleteClaim(brandId: string): (claim: Claim) => Promise<void> {
  const client = useQueryClient();
  const deleteWithUndo = useUndoableDelete();
  const onSuccess = () => client.invalidateQueries({ queryKey: claimsKey(brandId) });
  const remove = useMutation({
    mutationFn: (id: string) => api("DELETE /api/claims/:id", { params: { id } }),
    onSuccess,
  });
  const restore = useMutation({
    mutationFn: (id: string) => api("POST /api/claims/:id/restore", { params: { id } }),
    onSuccess,
  });
  return ({ id }) =>
    deleteWithUndo({
      remove: () => remove.mutateAsync(id),
      restore: () => restore.mutateAsync(id),
      copy: {
        removed: claimsCopy.deleted,
        removeFailed: brandsCopy.failed,
        undo: brandsCopy.undo,
        restored: claimsCopy.restored,
        restoreFailed: brandsCopy.failed,
      },
    });
}
