import { Bookmark, ChartNoAxesColumn, Ellipsis, Heart, MessageCircle, Repeat2 } from "lucide-react";
import "./feed-frames.css";
import { type FrameProps, handleOf, hostOf, textOf } from "./frame-ad.ts";
import { FrameImage, FrameLogo } from "./frame-parts.tsx";

/** A post on X with a website card. */
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
        <p className="frame-words">{textOf(ad, "text")}</p>
        <div className="frame-card">
          {ad.image && <FrameImage ad={ad} ratio={1.91} />}
          <span className="frame-card-words">
            <span className="frame-two">{textOf(ad, "headline")}</span>
            <small className="frame-one frame-muted">{hostOf(ad)}</small>
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
