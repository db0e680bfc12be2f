import Check from "lucide-react/icons/check";
import { Link } from "react-router";
import type { Reading } from "#core/readings/api.ts";
import { readWebsiteCopy as copy } from "#core/readings/read-website.copy.ts";
import { paths } from "#web/lib/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Card, CardHeader } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { PlaceLink } from "./place-link.tsx";
import { fillsEmpty, proposalRows, type BrandState, type ProposalRow } from "./proposal-rows.ts";
import { formatProposedPrice, ProposalValue } from "./proposal-value.tsx";
import { useAcceptProposal, type AcceptActions } from "./use-accept-proposal.ts";

const COLUMNS = "lg:grid-cols-[16%_20%_25%_minmax(0,1fr)_150px] lg:items-center lg:gap-x-3";
const GROUPS = Object.keys(copy.groups) as (keyof typeof copy.groups)[];

/** Name of a column, where the columns stand below each other. */
const CellLabel = ({ children }: { children: string }) => (
  <span className="mb-1 block text-caption text-ink-3 lg:sr-only">{children}</span>
);

function CurrentValue({ row }: { row: ProposalRow }) {
  const { current, product, proposal, isSame } = row;
  if (product) return <span className="tabular-nums">{formatProposedPrice(product)}</span>;
  if (current !== undefined) return <ProposalValue field={proposal.field} value={current} />;
  return isSame ? <ProposalValue {...proposal} /> : <span className="text-ink-3">{copy.empty}</span>;
}

function Action({ row, actions }: { row: ProposalRow; actions: AcceptActions }) {
  const { key, label, isSame } = row;
  const isTaken = actions.taken.has(key);
  const isSaving = actions.saving === key;
  if (isSame && !isTaken) return <span className="text-label text-ink-3">{copy.sameAsYours}</span>;
  return (
    <span className="flex items-center gap-2 lg:justify-end">
      {isTaken && (
        <span className="flex items-center gap-1.5 text-label font-medium text-ok">
          <Check aria-hidden className="size-4" />
          {copy.takenField}
        </span>
      )}
      <Button
        size="small"
        variant={isTaken ? "ghost" : "secondary"}
        busy={isSaving}
        aria-label={isTaken ? copy.undoField(label) : copy.takeField(label)}
        onClick={() => void (isTaken ? actions.undo(key) : actions.take([row]))}
      >
        {isTaken ? copy.undo : copy.take}
      </Button>
    </span>
  );
}

function Row({ row, actions }: { row: ProposalRow; actions: AcceptActions }) {
  const { label, proposal } = row;
  // The values as they were before the proposal was taken.
  const before = actions.taken.get(row.key)?.row ?? row;
  return (
    <li className={cx("grid grid-cols-2 gap-x-3 gap-y-2.5 px-6 py-3.5 max-sm:px-4", COLUMNS)}>
      <span className="font-medium max-lg:col-span-2">{label}</span>
      <div className="min-w-0 break-words">
        <CellLabel>{copy.columns.current}</CellLabel>
        <CurrentValue row={before} />
      </div>
      <div className="min-w-0 break-words">
        <CellLabel>{copy.columns.found}</CellLabel>
        <ProposalValue {...proposal} />
      </div>
      <div className="min-w-0">
        <CellLabel>{copy.columns.where}</CellLabel>
        <PlaceLink address={proposal.foundAt} />
        <span className="block text-caption text-ink-3">{proposal.how}</span>
      </div>
      <div className="self-center max-lg:justify-self-end lg:text-right">
        <Action row={row} actions={actions} />
      </div>
    </li>
  );
}

interface ProposalListProps {
  readonly reading: Reading;
  readonly state: BrandState;
  /** Reads the brand again. */
  readonly reload: () => Promise<unknown>;
  readonly onReadAgain: () => void;
}

/**
 * Last step of /dashboard/brand/read (`read-website.tsx`): the proposals of a reading next to the
 * brand's own values (`proposal-rows.ts`), with buttons to take and undo each, or to take all that
 * fill empty fields. Words: `core/readings/read-website.copy.ts`; fields:
 * `core/readings/proposal.ts`; form of prices: `proposal-value.tsx`; what is proposed: `propose.ts`
 * in `server/modules/readings/proposals`.
 */
export function ProposalList({ reading, state, reload, onReadAgain }: ProposalListProps) {
  const actions = useAcceptProposal(state.brand.id, reload);
  const rows = proposalRows(reading.proposals, state);
  const isOpen = (row: ProposalRow) => !actions.taken.has(row.key);
  const same = rows.filter((row) => isOpen(row) && row.isSame);
  const empty = rows.filter((row) => isOpen(row) && fillsEmpty(row));
  return (
    <Card>
      <CardHeader title={copy.proposals}>
        <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
          <p role="status" className="text-label text-ink-3 tabular-nums">
            <span className="font-medium text-ink-2">{copy.taken(actions.taken.size, rows.length)}</span>
            {same.length > 0 && ` · ${copy.same(same.length)}`}
          </p>
          <Button size="small" variant="ghost" onClick={onReadAgain}>
            {copy.readAgain}
          </Button>
        </div>
      </CardHeader>
      <div
        aria-hidden
        className={cx("hidden px-6 py-3 text-caption font-medium text-ink-3 lg:grid", COLUMNS)}
      >
        {Object.values(copy.columns).map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {GROUPS.map((group) => {
        const own = rows.filter((row) => row.group === group);
        if (own.length === 0) return null;
        return (
          <section key={group} aria-label={copy.groups[group]}>
            <h3 className="border-y border-line bg-sunken px-6 py-2 text-caption font-medium text-ink-2 max-sm:px-4">
              {copy.groups[group]}
            </h3>
            <ul className="divide-y divide-line">
              {own.map((row) => (
                <Row key={row.key} row={row} actions={actions} />
              ))}
            </ul>
          </section>
        );
      })}
      <div className="bottom-0 z-5 flex flex-wrap items-center justify-between gap-3 rounded-b-lg border-t border-line bg-surface px-6 py-3.5 max-sm:px-4 sm:sticky">
        <p className="text-caption text-ink-3">{copy.hint}</p>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
          {empty.length > 0 && (
            <Button busy={actions.saving !== undefined} onClick={() => void actions.take(empty)}>
              {copy.takeEmpty(empty.length)}
            </Button>
          )}
          <Link
            to={`${paths.brand}?brand=${state.brand.id}`}
            className={buttonStyles({ variant: "primary" })}
          >
            {copy.done}
          </Link>
        </div>
      </div>
    </Card>
  );
}
