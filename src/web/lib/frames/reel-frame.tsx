import { Camera, Ellipsis, Heart, MessageCircle, Send } from "lucide-react";
import "./full-frames.css";
import { type FrameProps, handleOf, fieldText } from "./frame-ad.ts";
import { CoveredZones, FrameLogo, FrameStage, FrameText } from "./frame-parts.tsx";

/**
 * A reel on Instagram or Facebook. `AdFrame` chooses it by the placement; the platform's own words
 * ("Reels") are in this file, fold rule and covered zones in `core/platforms/placements.ts`.
 */
export function ReelFrame(frame: FrameProps) {
  const { ad, placement, zones } = frame;
  return (
    <div className="frame frame-full frame-reel">
      <FrameStage ad={ad}>
        <span className="frame-over frame-title">
          Reels <Camera />
        </span>
        <span className="frame-over frame-rail">
          <Heart />
          <MessageCircle />
          <Send />
          <Ellipsis />
        </span>
        <div className="frame-over frame-foot">
          <span className="frame-spread gap-2">
            <FrameLogo ad={ad} />
            <span>
              <b className="frame-one">{handleOf(ad)}</b>
              <small className="frame-muted">Sponsored</small>
            </span>
          </span>
          <p className="frame-words">
            <FrameText
              text={fieldText(ad, "primaryText")}
              frame={frame}
              width={314}
              font="400 14px"
              more="more"
            />
          </p>
          {ad.callToAction !== undefined && <span className="frame-button">{ad.callToAction}</span>}
        </div>
        {zones && <CoveredZones placement={placement} />}
      </FrameStage>
    </div>
  );
}
