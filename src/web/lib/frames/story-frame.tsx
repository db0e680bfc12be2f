import { Ellipsis, Link2, X } from "lucide-react";
import "./full-frames.css";
import { type FrameProps, handleOf } from "./frame-ad.ts";
import { CoveredZones, FrameLogo, FrameStage } from "./frame-parts.tsx";

/**
 * A story on Instagram or Facebook. It shows no texts: the words are in the picture. `AdFrame`
 * chooses it by the placement; the word "Sponsored" is in this file, covered zones in
 * `core/platforms/placements.ts`.
 */
export function StoryFrame({ ad, placement, zones }: FrameProps) {
  return (
    <div className="frame frame-full frame-story">
      <FrameStage ad={ad}>
        <span className="frame-over frame-progress">
          <i />
          <i />
          <i />
        </span>
        <span className="frame-over frame-top frame-spread gap-2.5">
          <FrameLogo ad={ad} />
          <span>
            <b className="frame-one">{handleOf(ad)}</b>
            <small className="frame-muted">Sponsored</small>
          </span>
          <Ellipsis />
          <X className="ms-3" />
        </span>
        {ad.callToAction !== undefined && (
          <span className="frame-over frame-pill">
            <span>
              <Link2 /> {ad.callToAction}
            </span>
          </span>
        )}
        {zones && <CoveredZones placement={placement} />}
      </FrameStage>
    </div>
  );
}
