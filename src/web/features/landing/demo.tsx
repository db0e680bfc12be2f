import { KINDS } from "#core/generations/kinds.ts";
import { demoStats, demoCopy, footnote } from "#core/landing.copy.ts";
import { Badge } from "#web/ui/badge.tsx";
import { DemoControl } from "./demo-control.tsx";
import { DemoInput } from "./demo-input.tsx";
import { DemoOutput } from "./demo-output.tsx";
import { SectionHeader } from "./section-header.tsx";

/** Key figures of the sample campaign and the footnote. */
function Stats() {
  return (
    <>
      <dl className="mt-10 grid border-t border-line-strong sm:grid-cols-3">
        {demoStats.map(([figure, label]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line-strong py-5 max-sm:not-last:border-b sm:px-8 sm:pt-6 sm:pb-0 sm:not-first:border-l sm:first:pl-0"
          >
            <dt className="text-copy text-ink-2">{label}</dt>
            <dd className="text-price font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <p
        id="note"
        tabIndex={-1}
        className="mt-8 flex items-baseline gap-3 text-caption text-ink-2 max-sm:flex-col"
      >
        <Badge tone="neutral">{demoCopy.illustrative}</Badge>
        <span>* {footnote}</span>
      </p>
    </>
  );
}

/**
 * Section `#demo` of the landing page with a demo of a sample campaign and its figures. The HTML
 * shows the final state; `public/landing.js` animates it. Words: `demoCopy`, `demoStats` and
 * `footnote` in `core/landing.copy.ts`.
 */
export function Demo() {
  return (
    <section id="demo" aria-labelledby="demo-title" className="-scroll-mt-14 border-y border-line bg-sunken">
      <div className="mx-auto max-w-300 px-4 py-24 max-sm:py-16 sm:px-8 wide:px-0">
        <SectionHeader id="demo-title" title={demoCopy.title} lead={demoCopy.lead} />
        <div
          data-demo
          className="demo overflow-hidden rounded-lg border border-line-strong bg-surface shadow-lg"
        >
          <div className="relative flex h-12 items-center gap-2 border-b border-line px-4 max-sm:h-14">
            {["close", "smaller", "larger"].map((dot) => (
              <i key={dot} aria-hidden className="size-2.5 rounded-full bg-line-strong" />
            ))}
            <span className="ml-1 text-caption text-ink-3 sm:absolute sm:inset-x-40 sm:text-center">
              {KINDS.campaign.label}
            </span>
            <DemoControl />
          </div>
          <div className="grid lg:grid-cols-[392px_1fr]">
            <DemoInput />
            <DemoOutput />
          </div>
        </div>
        <Stats />
      </div>
    </section>
  );
}
