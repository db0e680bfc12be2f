import { campaignCopy } from "#core/generations/campaign/campaign.copy.ts";
import { demoCopy } from "#core/landing.copy.ts";
import { sampleCampaign, sampleAlt } from "#core/landing-sample.copy.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Creative } from "./creative.tsx";
import { ASSET_TIMES, GENERATING, timelineAttributes, TYPING } from "./timeline.ts";

const ASSETS = [
  { cell: "logo", alt: sampleAlt.logo },
  { cell: "product", alt: sampleAlt.product },
  { cell: "detail", alt: sampleAlt.detail },
] as const;

function Assets() {
  return (
    <div className="py-2.5">
      <dt className="text-caption text-ink-3">{demoCopy.assets}</dt>
      <dd className="mt-1.5 flex flex-wrap items-center gap-2">
        {ASSETS.map(({ cell, alt }, index) => (
          <span
            key={cell}
            {...timelineAttributes("show", { at: ASSET_TIMES[index] ?? 0, for: 1 })}
            className="flex h-12 overflow-hidden rounded-sm outline outline-line -outline-offset-1"
          >
            <Creative cell={cell} alt={alt} className="h-full w-auto" />
          </span>
        ))}
        <span
          {...timelineAttributes("show", { at: ASSET_TIMES.at(-1) ?? 0, for: 1 })}
          className="ml-1 text-caption text-ink-3"
        >
          {demoCopy.assetsText}
        </span>
      </dd>
    </div>
  );
}

/**
 * Simulated form of `Demo` with the sample brief (`sampleCampaign` in
 * `core/landing-sample.copy.ts`), animated by `public/landing.js`. Its button is decorative;
 * `DemoControl` controls the demo. Words: `demoCopy` in `core/landing.copy.ts` and
 * `core/generations/campaign/campaign.copy.ts`; times: `timeline.ts`.
 */
export function DemoInput() {
  return (
    <div className="flex flex-col p-6 max-lg:border-b max-sm:px-4 lg:border-r border-line">
      <h3 className="font-semibold">{demoCopy.input}</h3>
      <dl data-demo-start className="mt-1.5 divide-y divide-line">
        {sampleCampaign.input.map(([name, value], index) => (
          <div key={name} className="py-2.5">
            <dt className="text-caption text-ink-3">{name}</dt>
            <dd {...timelineAttributes("type", TYPING[index] ?? GENERATING)} className="mt-0.5 font-medium">
              {value}
            </dd>
          </div>
        ))}
        <Assets />
      </dl>
      <div
        aria-hidden
        {...timelineAttributes("work", GENERATING)}
        className={`demo-button ${buttonStyles({ variant: "primary", block: true })} mt-auto pointer-events-none`}
      >
        <span className="demo-idle">{campaignCopy.submit}</span>
        <span className="demo-busy gap-2">
          <i className="spin [--spin-bg:var(--color-brand)]" />
          {campaignCopy.busy}
        </span>
      </div>
    </div>
  );
}
