import { Ellipsis } from "lucide-react";
import "./feed-frames.css";
import { type FrameProps, shownHost, fieldText } from "./frame-ad.ts";
import { FrameImage, FrameLogo } from "./frame-parts.tsx";

/**
 * A sponsored card below an answer of ChatGPT, with the fields `title` and `copy` of `PLATFORMS` in
 * `core/platforms/platforms.ts`. `AdFrame` chooses it by the placement; the platform's own word
 * ("Sponsored") is in this file.
 */
export function ChatFrame({ ad }: FrameProps) {
  return (
    <div className="frame frame-chat">
      <div className="frame-answer">
        <i />
        <i />
        <i />
      </div>
      <div className="frame-card">
        <div className="frame-spread gap-2">
          <FrameLogo ad={ad} />
          <span>
            <b className="frame-one">{ad.advertiser}</b>
            <small className="frame-muted">Sponsored</small>
          </span>
          <Ellipsis className="frame-muted" />
        </div>
        <div className="frame-row">
          <span>
            <b>{fieldText(ad, "title")}</b>
            <span className="block">{fieldText(ad, "copy")}</span>
            <small className="frame-one frame-muted">{shownHost(ad)}</small>
          </span>
          {ad.image && (
            <span className="frame-thumb">
              <FrameImage ad={ad} ratio={1} />
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
