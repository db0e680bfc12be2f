import { type ReactNode, useSyncExternalStore } from "react";
import { PLACEMENTS, type Placement, type PlacementId } from "#core/platforms/placements.ts";
import { cx } from "#web/ui/cx.ts";
import { foldText } from "./fold-text.ts";
import type { FrameAd, FrameProps } from "./frame-ad.ts";

/**
 * Logo of the advertiser in all frames, or the first letter of the name ("A" for an empty one);
 * `frameAdOf` in `campaign-ad.ts` gives no logo, so ads of campaigns show the letter.
 */
export function FrameLogo({ ad, className }: { ad: FrameAd; className?: string }) {
  return (
    <span className={cx("frame-logo", className)}>
      {ad.logoUrl === undefined ? (
        <span>{Array.from(ad.advertiser.trim())[0]?.toUpperCase() ?? "A"}</span>
      ) : (
        <img src={ad.logoUrl} alt="" />
      )}
    </span>
  );
}

/**
 * Picture of an ad in a box of the given ratio (width by height), which each frame decides in its
 * file; the whole picture stays visible. Without a picture the box shows a text of this file.
 */
export function FrameImage({ ad, ratio }: { ad: FrameAd; ratio: number }) {
  const { image } = ad;
  return (
    <span className="frame-image" style={{ aspectRatio: ratio }}>
      {image ? (
        <img
          src={image.url}
          alt={image.alt}
          width={image.width}
          height={image.height}
          loading="lazy"
          decoding="async"
        />
      ) : (
        <span className="frame-empty">No picture yet</span>
      )}
    </span>
  );
}

/** The typeface of all frames; the platforms' own cannot be shipped. */
const FAMILY = '"Inter Variable"';

const context = () => document.createElement("canvas").getContext("2d");
let shared: CanvasRenderingContext2D | null | undefined;

/** Width of a text in px in a CSS font. */
function measureIn(font: string, text: string): number {
  shared ??= context();
  if (!shared) return 0;
  shared.font = font;
  return shared.measureText(text).width;
}

const onFontsLoaded = (changed: () => void) => {
  document.fonts.addEventListener("loadingdone", changed);
  return () => document.fonts.removeEventListener("loadingdone", changed);
};

interface FrameTextProps {
  readonly text: string;
  /** Props of the frame that shows the text. */
  readonly frame: Pick<FrameProps, "placement" | "open">;
  /** Width of a line in px. */
  readonly width: number;
  /** CSS font for measuring lines. */
  readonly font: string;
  /** Words that unfold the text. */
  readonly more: string;
  /** Words before the text in the same line, such as the advertiser's name. */
  readonly before?: string;
}

/**
 * The main text of an ad in a frame, folded (`foldText`) by the placement's rule in
 * `core/platforms/placements.ts` with the metrics of the frame's font. The frame hands in the width
 * (px), the font, the words that unfold the text (`more`) and those before it in its line
 * (`before`).
 */
export function FrameText({ text, frame, width, font, more, before = "" }: FrameTextProps) {
  const { fold }: Placement = PLACEMENTS[frame.placement];
  const isLoaded = useSyncExternalStore(
    onFontsLoaded,
    () => document.fonts.check(`${font} ${FAMILY}`),
    () => false,
  );
  const css = `${font} ${isLoaded ? `${FAMILY}, ` : ""}sans-serif`;
  const lead = before === "" ? "" : `${before} `;
  const shown =
    frame.open || fold === undefined
      ? { text: lead + text, folded: false }
      : foldText(
          lead + text,
          { ...fold, characters: (fold.characters ?? Number.POSITIVE_INFINITY) + lead.length },
          { width, measure: (part) => measureIn(css, part), more },
        );
  return (
    <>
      {shown.text.slice(lead.length)}
      {shown.folded && <span className="frame-more"> {more}</span>}
    </>
  );
}

/**
 * Shades the area that the platform covers with its own controls (`covered` in
 * `core/platforms/placements.ts`), in `story-frame.tsx`, `reel-frame.tsx` and `tiktok-frame.tsx`,
 * and names the free area in words that are in this file.
 */
export function CoveredZones({ placement }: { placement: PlacementId }) {
  const { covered }: Placement = PLACEMENTS[placement];
  if (!covered) return null;
  const percent = (share: number) => `${share * 100}%`;
  const { top, bottom, left, right } = covered;
  return (
    <>
      <span className="frame-zone" style={{ inset: `0 0 auto`, height: percent(top) }} />
      <span className="frame-zone" style={{ inset: `auto 0 0`, height: percent(bottom) }} />
      <span
        className="frame-zone"
        style={{ left: 0, top: percent(top), bottom: percent(bottom), width: percent(left) }}
      />
      <span
        className="frame-zone"
        style={{ right: 0, top: percent(top), bottom: percent(bottom), width: percent(right) }}
      />
      <span
        className="frame-safe"
        style={{ top: percent(top), bottom: percent(bottom), left: percent(left), right: percent(right) }}
      >
        <span>Words and logo stay in here</span>
      </span>
    </>
  );
}

/**
 * A full-screen 9:16 picture with controls over it, in `story-frame.tsx`, `reel-frame.tsx` and
 * `tiktok-frame.tsx`. Styles: `full-frames.css`.
 */
export function FrameStage({ ad, children }: { ad: FrameAd; children: ReactNode }) {
  return (
    <div className="frame-stage">
      <FrameImage ad={ad} ratio={9 / 16} />
      {children}
    </div>
  );
}
