import { Bookmark, ChartNoAxesColumn, Ellipsis, Heart, MessageCircle, Repeat2 } from "lucide-react";
import "./feed-frames.css";
import { type FrameProps, handleOf, shownHost, fieldText } from "./frame-ad.ts";
import { FrameImage, FrameLogo } from "./frame-parts.tsx";

/**
 * A post on X with a website card. `AdFrame` chooses it by the placement; the platform's own words
 * ("Ad") are in this file.
 */
export function XFrame({ ad }: FrameProps) {
  return (
    <div className="frame frame-x">
      <FrameLogo ad={ad} />
      <div>
        <div className="frame-byline">
          <b className="frame-one">{ad.advertiser}</b>
          <span className="frame-one frame-muted">@{handleOf(ad)}</span>
          <span className="frame-muted ms-auto">Ad</span>
          <Ellipsis className="frame-muted" />
        </div>
        <p className="frame-words">{fieldText(ad, "text")}</p>
        <div className="frame-card">
          {ad.image && <FrameImage ad={ad} ratio={1.91} />}
          <span className="frame-card-words">
            <span className="frame-two">{fieldText(ad, "headline")}</span>
            <small className="frame-one frame-muted">{shownHost(ad)}</small>
          </span>
        </div>
        <div className="frame-icons frame-muted">
          <MessageCircle />
          <Repeat2 />
          <Heart />
          <ChartNoAxesColumn />
          <Bookmark />
        </div>
      </div>
    </div>
  );
}
