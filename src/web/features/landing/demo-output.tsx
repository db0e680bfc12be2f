import Clapperboard from "lucide-react/icons/clapperboard";
import Image from "lucide-react/icons/image";
import Type from "lucide-react/icons/type";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { campaignResultCopy } from "#core/generations/campaign/campaign.copy.ts";
import { statusLabels } from "#core/generations/status.copy.ts";
import { demoCopy } from "#core/landing.copy.ts";
import { sampleCampaign, sampleAlt } from "#core/landing-sample.copy.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Creative } from "./creative.tsx";
import { HERO_ADS } from "./hero-ads.ts";
import { GENERATING, imageSpan, IMAGES, timelineAttributes, SCENES, TEXT_AD, VIDEO_AD } from "./timeline.ts";

interface PartProps {
  title: string;
  Icon: LucideIcon;
  span: { at: number; for: number };
  children: ReactNode;
}

/** One part of the campaign with its status badge. */
function Part({ title, Icon, span, children }: PartProps) {
  return (
    <section
      aria-label={title}
      {...timelineAttributes("work", span)}
      className="demo-part rounded-toast border border-line bg-surface px-4 pt-3.5 pb-4"
    >
      <div className="mb-2.5 flex items-center justify-between gap-2">
        <h4 className="flex items-center gap-2 text-label font-medium text-ink-2">
          <Icon aria-hidden className="size-4" strokeWidth={1.75} />
          {title}
        </h4>
        <span className="demo-badge">
          <Badge tone="waiting">{statusLabels.pending}</Badge>
          <Badge tone="working">{statusLabels["in-progress"]}</Badge>
          <Badge tone="ok">{statusLabels.completed}</Badge>
        </span>
      </div>
      {children}
    </section>
  );
}

const SCENE_CELLS = ["scene-1", "scene-2", "scene-3"] as const;

function Scenes() {
  return (
    <ol className="grid grid-cols-3 gap-3">
      {sampleCampaign.scenes.map(({ time, visual, voice }, index) => (
        <li
          key={time}
          {...timelineAttributes("show", SCENES[index] ?? VIDEO_AD)}
          className="grid gap-x-3 gap-y-2 content-start sm:grid-cols-[80px_1fr]"
        >
          <Creative
            cell={SCENE_CELLS[index] ?? "scene-1"}
            alt={sampleAlt.scene(index + 1)}
            className="h-auto w-20 rounded-sm max-sm:w-full"
          />
          <p className="text-caption text-pretty text-ink-2">
            <span className="mb-0.5 block font-semibold text-ink tabular-nums">{time}</span>
            {visual}
            <span className="mt-1.5 block text-ink max-sm:hidden">{voice}</span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Flex factors proportional to the aspect ratios: all images get the same height. */
const FLEX_GROW = ["grow", "grow-[0.8]", "grow-[0.5611]", "grow-[1.9111]", "grow-[0.6667]"];

function Images() {
  return (
    <ul className="flex gap-2.5 max-sm:gap-1.5">
      {HERO_ADS.map(({ platform, cell }, index) => (
        <li
          key={cell}
          {...timelineAttributes("work", imageSpan(index))}
          className={`demo-image relative basis-0 min-w-0 ${FLEX_GROW[index]}`}
        >
          <Creative cell={cell} alt={sampleAlt.ad(platform)} className="h-auto w-full rounded-sm" />
          <span aria-hidden className="demo-cloth progress-area absolute! inset-0 rounded-sm bg-sunken" />
        </li>
      ))}
    </ul>
  );
}

/**
 * Output of `Demo`: a text ad, a video script with storyboard, and image ads of `sampleCampaign`
 * (`core/landing-sample.copy.ts`). Words: `demoCopy` in `core/landing.copy.ts`,
 * `core/generations/campaign/campaign.copy.ts` and `core/generations/status.copy.ts`; times:
 * `timeline.ts`.
 */
export function DemoOutput() {
  return (
    <div className="grid content-start gap-3 bg-canvas p-4 max-sm:p-3">
      <div className="flex items-center justify-between px-1">
        <h3 className="font-semibold">{campaignResultCopy.title}</h3>
        <span
          {...timelineAttributes("count", GENERATING)}
          className="text-label font-medium text-ink-3 tabular-nums"
        >
          {demoCopy.seconds}
        </span>
      </div>
      <Part title={demoCopy.textAd} Icon={Type} span={TEXT_AD}>
        <p {...timelineAttributes("type", TEXT_AD)} className="max-w-160 text-copy text-pretty">
          {sampleCampaign.textAd}
        </p>
      </Part>
      <Part title={demoCopy.videoAd} Icon={Clapperboard} span={VIDEO_AD}>
        <Scenes />
      </Part>
      <Part title={demoCopy.images} Icon={Image} span={IMAGES}>
        <Images />
      </Part>
    </div>
  );
}
