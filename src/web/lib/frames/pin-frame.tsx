import { Ellipsis, Heart, MessageCircle, Share } from "lucide-react";
import "./still-frames.css";
import { type FrameProps, fieldText } from "./frame-ad.ts";
import { FrameImage, FrameLogo, FrameText } from "./frame-parts.tsx";

/**
 * A Pin: a tile in the grid, or opened with its description. `AdFrame` chooses it by the placement;
 * the platform's own words ("Promoted by") are in this file, the fold rule in
 * `core/platforms/placements.ts`.
 */
export function PinFrame(frame: FrameProps) {
  const { ad, placement } = frame;
  const ratio = ad.image ? ad.image.width / ad.image.height : 2 / 3;
  const title = fieldText(ad, "title");
  const byline = (
    <div className="frame-spread frame-byline gap-2">
      <FrameLogo ad={ad} />
      <span>
        <small className="frame-muted">Promoted by</small>
        <small className="frame-one">{ad.advertiser}</small>
      </span>
    </div>
  );
  if (placement === "pinterest_pin") {
    return (
      <div className="frame frame-pin frame-opened">
        <FrameImage ad={ad} ratio={ratio} />
        <div className="frame-icons">
          <Heart />
          <MessageCircle />
          <Share />
          <Ellipsis />
          <span className="frame-button ms-auto">Save</span>
        </div>
        <b className="frame-title">{title}</b>
        <p className="frame-words frame-muted">{fieldText(ad, "description")}</p>
        {byline}
        <span className="frame-button frame-visit">{ad.callToAction ?? "Visit site"}</span>
      </div>
    );
  }
  return (
    <div className="frame frame-pin">
      <FrameImage ad={ad} ratio={ratio} />
      <div className="frame-title">
        <b>
          <FrameText text={title} frame={frame} width={176} font="600 14px" more="" />
        </b>
        <Ellipsis />
      </div>
      {byline}
    </div>
  );
}
