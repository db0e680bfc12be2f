import ArrowLeft from "lucide-react/icons/arrow-left";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import X from "lucide-react/icons/x";
import type { RefObject } from "react";
import type { Ad } from "#core/campaigns/ad.ts";
import { adCopy } from "#core/campaigns/ad.copy.ts";
import { PLATFORMS } from "#core/platforms/platforms.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { StateBadge } from "../board/state-badge.tsx";

interface PanelHeaderProps {
  readonly ad: Ad;
  /** Takes the focus when the ad is opened. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Open the ads before and after it on the board; `undefined` at the ends. */
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly onClose: () => void;
}

/**
 * Head of `AdPanel`: variant, platform, key (`core/campaigns/ad-key.ts`) and state (`StateBadge`)
 * of the ad, and buttons to the previous and next ad and back to the board. Words:
 * `core/campaigns/ad.copy.ts`.
 */
export function PanelHeader({ ad, heading, onPrevious, onNext, onClose }: PanelHeaderProps) {
  return (
    <header className="flex min-h-16 items-center gap-3 border-b border-line bg-surface px-5 max-lg:gap-2 max-lg:px-3 sm:max-lg:rounded-t-lg sm:max-lg:border">
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-sm bg-sunken font-semibold inset-ring inset-ring-line max-lg:order-1"
      >
        {ad.variant}
      </span>
      <div className="min-w-0 flex-1 max-lg:order-2">
        <h2 ref={heading} tabIndex={-1} className="truncate font-semibold outline-none">
          {adCopy.panel(PLATFORMS[ad.platform].name, ad.variant)}
        </h2>
        <p className="truncate text-caption text-ink-3">{ad.key}</p>
      </div>
      <span className="max-lg:order-3 max-sm:hidden">
        <StateBadge ad={ad} />
      </span>
      <span className="flex max-lg:order-4">
        <IconButton label={adCopy.previous} disabled={!onPrevious} onClick={onPrevious}>
          <ChevronUp aria-hidden className="size-4.5" />
        </IconButton>
        <IconButton label={adCopy.next} disabled={!onNext} onClick={onNext}>
          <ChevronDown aria-hidden className="size-4.5" />
        </IconButton>
      </span>
      <IconButton label={adCopy.close} onClick={onClose}>
        <ArrowLeft aria-hidden className="size-4.5 lg:hidden" />
        <X aria-hidden className="size-4.5 max-lg:hidden" />
      </IconButton>
    </header>
  );
}
