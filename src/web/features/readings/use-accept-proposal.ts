import { useState } from "react";
import { readWebsiteCopy as copy } from "#core/readings/read-website.copy.ts";
import { failureMessage } from "#web/lib/failure-message.ts";
import { useToast } from "#web/ui/toast-context.ts";
import type { ProposalRow } from "./proposal-rows.ts";
import { acceptProposal } from "./accept-proposal.ts";

interface Taken {
  /** The row as it was before. */
  readonly row: ProposalRow;
  readonly undo: () => Promise<unknown>;
}

/**
 * Actions of the proposals of a reading: `useAcceptProposal` makes them, `ProposalList` calls them.
 * `take` stores proposals in the brand, `undo` reverts one; `taken` has those that were taken, by
 * the key of their row.
 */
export interface AcceptActions {
  readonly taken: ReadonlyMap<string, Taken>;
  /** Key of the row that is being saved. */
  readonly saving: string | undefined;
  readonly take: (rows: readonly ProposalRow[]) => Promise<void>;
  readonly undo: (key: string) => Promise<void>;
}

/**
 * Accepts proposals of a reading one after the other with `acceptProposal`, and undoes them, for
 * `ProposalList`. `reload` reads the brand again at the end; an error is a toast (`takeFailed` in
 * `core/readings/read-website.copy.ts`).
 */
export function useAcceptProposal(brandId: string, reload: () => Promise<unknown>): AcceptActions {
  const toast = useToast();
  const [taken, setTaken] = useState<ReadonlyMap<string, Taken>>(new Map());
  const [saving, setSaving] = useState<string>();

  async function run(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      toast.error(failureMessage(error, copy.takeFailed));
    } finally {
      await reload();
      setSaving(undefined);
    }
  }

  return {
    taken,
    saving,
    take: (rows) =>
      run(async () => {
        for (const row of rows) {
          setSaving(row.key);
          const undo = await acceptProposal(brandId, row);
          setTaken((before) => new Map(before).set(row.key, { row, undo }));
        }
      }),
    undo: (key) =>
      run(async () => {
        setSaving(key);
        await taken.get(key)?.undo();
        setTaken((before) => new Map([...before].filter(([other]) => other !== key)));
      }),
  };
}
