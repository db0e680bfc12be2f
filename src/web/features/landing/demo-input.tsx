import { campaignWords } from "#core/generations/campaign/words.ts";
import { demoWords } from "#core/landing.ts";
import { sample, sampleAlt } from "#core/landing-sample.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { Creative } from "./creative.tsx";
import { ASSETS_AT, GENERATE, played, TYPED } from "./timeline.ts";

const ASSETS = [
  { cell: "logo", alt: sampleAlt.logo },
  { cell: "product", alt: sampleAlt.product },
  { cell: "detail", alt: sampleAlt.detail },
] as const;

function Assets() {
  return (
    <div className="py-2.5">
      <dt className="text-caption text-ink-3">{demoWords.assets}</dt>
      <dd className="mt-1.5 flex flex-wrap items-center gap-2">
        {ASSETS.map(({ cell, alt }, index) => (
          <span
            key={cell}
            {...played("show", { at: ASSETS_AT[index] ?? 0, for: 1 })}
            className="flex h-12 overflow-hidden rounded-sm outline outline-line -outline-offset-1"
          >
            <Creative cell={cell} alt={alt} className="h-full w-auto" />
          </span>
        ))}
        <span
          {...played("show", { at: ASSETS_AT.at(-1) ?? 0, for: 1 })}
          className="ml-1 text-caption text-ink-3"
        >
          {demoWords.assetsText}
        </span>
      </dd>
    </div>
  );
}

/** The brief as somebody fills it in. Its button belongs to the picture: the demo's own control is above. */
export function DemoInput() {
  return (
    <div className="flex flex-col p-6 max-lg:border-b max-sm:px-4 lg:border-r border-line">
      <h3 className="font-semibold">{demoWords.input}</h3>
      <dl data-demo-start className="mt-1.5 divide-y divide-line">
        {sample.input.map(([name, value], index) => (
          <div key={name} className="py-2.5">
            <dt className="text-caption text-ink-3">{name}</dt>
            <dd {...played("type", TYPED[index] ?? GENERATE)} className="mt-0.5 font-medium">
              {value}
            </dd>
          </div>
        ))}
        <Assets />
      </dl>
      <div
        aria-hidden
        {...played("work", GENERATE)}
        className={`demo-button ${buttonStyles({ variant: "primary", block: true })} mt-auto pointer-events-none`}
      >
        <span className="demo-idle">{campaignWords.submit}</span>
        <span className="demo-busy gap-2">
          <i className="spin [--spin-bg:var(--color-brand)]" />
          {campaignWords.busy}
        </span>
      </div>
    </div>
  );
}
