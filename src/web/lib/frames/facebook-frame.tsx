import { Ellipsis, Forward, Globe, MessageCircle, ThumbsUp, X } from "lucide-react";
import "./feed-frames.css";
import { type FrameProps, shownHost, fieldText } from "./frame-ad.ts";
import { FrameImage, FrameLogo, FrameText } from "./frame-parts.tsx";

/**
 * Facebook's feed on a phone: text, picture, link bar, actions. `AdFrame` chooses it by the
 * placement; the platform's own words ("Sponsored") are in this file, the fold rule in
 * `core/platforms/placements.ts`.
 */
export function FacebookFrame(frame: FrameProps) {
  const { ad } = frame;
  const ratio = ad.image && ad.image.height > ad.image.width ? 4 / 5 : 1;
  return (
    <div className="frame frame-facebook">
      <div className="frame-spread gap-2 px-3 pt-3 pb-2">
        <FrameLogo ad={ad} />
        <span>
          <b className="frame-one">{ad.advertiser}</b>
          <small className="frame-muted">
            Sponsored · <Globe className="frame-tiny" />
          </small>
        </span>
        <Ellipsis className="frame-muted" />
        <X className="frame-muted ms-3" />
      </div>
      <p className="frame-words px-3 pb-2.5">
        <FrameText
          text={fieldText(ad, "primaryText")}
          frame={frame}
          width={366}
          font="400 15px"
          more="See more"
        />
      </p>
      <FrameImage ad={ad} ratio={ratio} />
      <div className="frame-link">
        <span>
          <small className="frame-one frame-muted uppercase">{shownHost(ad)}</small>
          <b className="frame-one">{fieldText(ad, "headline")}</b>
          <span className="frame-one frame-muted frame-note">{fieldText(ad, "description")}</span>
        </span>
        {ad.callToAction !== undefined && <span className="frame-button">{ad.callToAction}</span>}
      </div>
      <div className="frame-actions">
        <span>
          <ThumbsUp /> Like
        </span>
        <span>
          <MessageCircle /> Comment
        </span>
        <span>
          <Forward /> Share
        </span>
      </div>
    </div>
  );
}
