import Pencil from "lucide-react/icons/pencil";
import Trash from "lucide-react/icons/trash-2";
import { claimsCopy } from "#core/brands/brands.copy.ts";
import type { Claim } from "#core/brands/claim.ts";
import { usesCopy } from "#core/brands/uses.copy.ts";
import { formatDay } from "#core/format-day.ts";
import { Badge, type BadgeTone } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TEXT_LINK } from "#web/ui/text-link.ts";

const TONES: Record<Claim["state"], BadgeTone> = {
  proved: "ok",
  expiring: "warn",
  expired: "bad",
  unproved: "bad",
};

const DAY = 86_400_000;
/** Days from today (UTC) to a day. */
const daysUntil = (day: string) => Math.round((Date.parse(day) - Math.floor(Date.now() / DAY) * DAY) / DAY);

function stateText({ state, validUntil }: Claim): string {
  if (state !== "expiring") return claimsCopy.states[state];
  return claimsCopy.endsIn(validUntil === null ? 0 : Math.max(0, daysUntil(validUntil)));
}

interface ClaimRowProps {
  readonly claim: Claim;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Whether the ads that use it are listed below. */
  readonly showsAds: boolean;
  readonly onShowAds: () => void;
  readonly onDelete: () => void;
}

/**
 * Row of `BrandClaims`: a claim with its state, its proof and buttons to edit, delete or list its
 * ads. The server computes the state (`CLAIM_EXPIRING_DAYS` in `core/brands/limits.ts`); form of
 * days: `core/format-day.ts`; words: `claimsCopy` in `core/brands/brands.copy.ts`, and
 * `core/brands/uses.copy.ts`.
 */
export function ClaimRow({ claim, isOpen, onToggle, showsAds, onShowAds, onDelete }: ClaimRowProps) {
  const { text, state } = claim;
  const needsProof = state !== "proved";
  return (
    <div
      className={cx(
        "grid items-center gap-x-4 gap-y-2 px-6 py-3.5 max-sm:px-4 md:grid-cols-[minmax(0,5fr)_148px_minmax(0,5fr)_auto]",
        (isOpen || showsAds) && "bg-sunken",
      )}
    >
      <p className="font-medium break-words">“{text}”</p>
      <div>
        <Badge tone={TONES[state]}>{stateText(claim)}</Badge>
      </div>
      <ProofText claim={claim} />
      <div className="flex items-center gap-1 md:w-44 md:justify-end">
        <Button
          size="small"
          variant="ghost"
          aria-expanded={showsAds}
          aria-label={usesCopy.showFor(text)}
          onClick={onShowAds}
        >
          {usesCopy.show}
        </Button>
        {isOpen || needsProof ? (
          <Button
            size="small"
            variant={isOpen ? "ghost" : "secondary"}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            {isOpen ? claimsCopy.close : state === "unproved" ? claimsCopy.addProof : claimsCopy.renew}
          </Button>
        ) : (
          <IconButton label={claimsCopy.edit(text)} aria-expanded={isOpen} onClick={onToggle}>
            <Pencil aria-hidden className="size-4" />
          </IconButton>
        )}
        <IconButton label={`${claimsCopy.delete}: ${text}`} onClick={onDelete}>
          <Trash aria-hidden className="size-4" />
        </IconButton>
      </div>
    </div>
  );
}

function ProofText({ claim: { proofUrl, proofFile, readOn, validUntil, state } }: { claim: Claim }) {
  if (state === "unproved") {
    return (
      <div className="text-label">
        <p className="text-ink-2">{claimsCopy.noneYet}</p>
        <p className="text-ink-3">{claimsCopy.mayBeRejected}</p>
      </div>
    );
  }
  const facts = [
    ...(readOn === null ? [] : [claimsCopy.readOn(formatDay(readOn))]),
    validUntil === null ? claimsCopy.noEnd : claimsCopy.holdsUntil(formatDay(validUntil)),
  ];
  return (
    <div className="min-w-0 text-label">
      {proofUrl !== "" && (
        <p className="truncate">
          <a href={proofUrl} target="_blank" rel="noreferrer noopener" className={TEXT_LINK}>
            {proofUrl.replace(/^https?:\/\//, "")}
          </a>
        </p>
      )}
      {proofFile && (
        <p className="truncate">
          <a href={proofFile.url} download className={TEXT_LINK}>
            {proofFile.name}
          </a>
        </p>
      )}
      <p className="text-ink-3">{facts.join(", ")}</p>
    </div>
  );
}
