import { canvasFor, commonSizeOf } from "#core/platforms/canvases.ts";
import { heroCopy } from "#core/landing.copy.ts";
import { sampleCampaign, sampleAlt } from "#core/landing-sample.copy.ts";
import { cx } from "#web/ui/cx.ts";
import { Creative } from "./creative.tsx";
import { LoomStrip, LoomWide } from "./loom-drawing.tsx";
import { HERO_ADS } from "./hero-ads.ts";

const DOTS = ["bg-thread-1", "bg-thread-2", "bg-thread-3", "bg-thread-4", "bg-thread-5"];

function Brief() {
  return (
    <div className="relative z-1 rounded-lg border border-line bg-surface shadow-md wide:absolute wide:top-0 wide:left-0 wide:w-[321px]">
      <div className="flex h-10 items-center justify-between px-4">
        <h2 className="text-body font-semibold">{heroCopy.briefTitle}</h2>
        <span className="text-caption text-ink-3">{heroCopy.briefCount}</span>
      </div>
      <dl className="text-label">
        {sampleCampaign.brief.map(([name, value], index) => (
          <div
            key={name}
            className="relative grid min-h-[42px] grid-cols-[84px_1fr] items-center border-t border-line px-4 py-1 wide:h-[42px] wide:py-0"
          >
            <dt className="text-ink-3">{name}</dt>
            <dd className="font-medium">{value}</dd>
            <span
              aria-hidden
              className={cx(
                "absolute top-1/2 -right-[5px] hidden size-[9px] -translate-y-1/2 rounded-full ring-2 ring-surface wide:block",
                DOTS[index],
              )}
            />
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The generated ads: in columns below the loom, or in rows of equal height in narrow layouts. */
function Ads() {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-4 wide:block">
      {HERO_ADS.map(({ platform, cell, layout }) => {
        const { width, height } = canvasFor(platform, commonSizeOf(platform));
        return (
          <li key={platform} className={cx("min-w-0 wide:absolute wide:top-[258px]", layout)}>
            <Creative
              cell={cell}
              eager
              alt={sampleAlt.ad(platform)}
              className="h-auto w-full rounded-sm shadow-md wide:rounded-t-none"
            />
            <p className="mt-2.5 text-caption text-ink-3 tabular-nums">
              <span className="block font-medium text-ink-2">{platform}</span>
              {`${width} × ${height}`}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Illustration of `Hero`: threads lead from the fields of the sample brief through a loom to the
 * ads. Brief: `core/landing-sample.copy.ts`; words: `heroCopy` in `core/landing.copy.ts`; sizes of
 * ads: `core/platforms/platforms.ts`.
 */
export function HeroLoom() {
  return (
    <div className="mx-auto mt-10 max-w-140 px-4 wide:relative wide:h-[530px] wide:max-w-300 wide:px-0">
      <LoomWide className="absolute top-0 left-0 max-wide:hidden" />
      <Brief />
      <LoomStrip className="-mt-px h-[138px] w-full wide:hidden" />
      <Ads />
      <p className="mt-6 text-caption text-pretty text-ink-3 wide:absolute wide:top-[266px] wide:left-0 wide:mt-0 wide:w-[300px]">
        {heroCopy.caption}
      </p>
    </div>
  );
}
