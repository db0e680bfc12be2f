import { featurePictureCopy } from "#core/landing.copy.ts";
import { sampleCampaign } from "#core/landing-sample.copy.ts";
import { Creative } from "./creative.tsx";

const MARKS = ["0s", "10s", "20s", "30s"];
const SCENES = [
  { number: 1, cell: "scene-1", tone: "rounded-l-md bg-purple-800" },
  { number: 2, cell: "scene-2", tone: "bg-purple-700" },
  { number: 3, cell: "scene-3", tone: "rounded-r-md bg-purple-600" },
] as const;

/**
 * Illustration of a video ad in `Features`: three storyboard scenes on a timeline of 30 seconds.
 * Words: `featurePictureCopy` in `core/landing.copy.ts`, texts: `core/landing-sample.copy.ts`.
 */
export function VideoAdsPicture() {
  return (
    <div className="px-8 pt-5 max-sm:px-5">
      <div className="flex justify-between text-caption text-ink-3 tabular-nums">
        {MARKS.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
      <ol className="mt-2 grid grid-cols-3 gap-[3px]">
        {SCENES.map(({ number, cell, tone }) => (
          <li
            key={cell}
            className={`flex h-28 items-stretch gap-2.5 overflow-hidden max-sm:h-22 max-sm:gap-1 ${tone}`}
          >
            <Creative cell={cell} alt="" className="h-full w-auto" />
            <span className="self-end pb-2 text-caption whitespace-nowrap font-medium text-white">
              {featurePictureCopy.scene(number)}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-4">
        <span className="block text-caption text-ink-3">{featurePictureCopy.voiceOver}</span>
        <span className="mt-1 block text-copy">{sampleCampaign.scenes[1].voice}</span>
      </p>
    </div>
  );
}
