import type { ComponentType } from "react";
import { KINDS, TOOL_KINDS, type ToolKind } from "#core/generations/kinds.ts";
import { featuresCopy } from "#core/landing.copy.ts";
import { KIND_ICONS } from "#web/lib/kind-icons.ts";
import { cx } from "#web/ui/cx.ts";
import { ImageAdsPicture } from "./image-ads-picture.tsx";
import { FootnoteLink } from "./footnote-link.tsx";
import { PackagePicture } from "./package-picture.tsx";
import { SectionHeader } from "./section-header.tsx";
import { TextAdsPicture } from "./text-ads-picture.tsx";
import { VideoAdsPicture } from "./video-ads-picture.tsx";

/** Illustration and grid columns (of 12) of each tool. */
const CARDS: Record<ToolKind, { Picture: ComponentType; span: string }> = {
  text: { Picture: TextAdsPicture, span: "lg:col-span-7" },
  image: { Picture: ImageAdsPicture, span: "lg:col-span-5" },
  video: { Picture: VideoAdsPicture, span: "lg:col-span-5" },
  campaign: { Picture: PackagePicture, span: "lg:col-span-7" },
};

/**
 * Section `#features` of the landing page with a card for each of the `TOOL_KINDS`
 * (`core/generations/kinds.ts`). Text of a card: `tool.feature` of the kind's `*.kind.ts` there;
 * other words: `featuresCopy` in `core/landing.copy.ts`.
 */
export function Features() {
  return (
    <section
      id="features"
      aria-labelledby="features-title"
      className="mx-auto max-w-300 px-4 py-24 max-sm:py-16 sm:px-8 wide:px-0"
    >
      <SectionHeader
        id="features-title"
        title={featuresCopy.title}
        lead={
          <>
            {featuresCopy.lead}
            <FootnoteLink />
          </>
        }
      />
      <ul className="grid gap-4 lg:grid-cols-12">
        {TOOL_KINDS.map((kind) => {
          const { Picture, span } = CARDS[kind];
          const Icon = KIND_ICONS[kind];
          return (
            <li
              key={kind}
              className={cx("overflow-hidden rounded-lg border border-line bg-surface shadow-xs", span)}
            >
              <div className="relative h-62 overflow-hidden border-b border-line bg-sunken">
                <Picture />
              </div>
              <div className="p-6 max-sm:p-5">
                <h3 className="flex items-center gap-2.5 text-card font-semibold">
                  <Icon aria-hidden className="size-4.5 text-brand-text" strokeWidth={1.75} />
                  {KINDS[kind].label}
                </h3>
                <p className="mt-1.5 max-w-120 text-copy text-balance text-ink-2">
                  {KINDS[kind].tool.feature}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
