import { Bookmark, ChevronRight, Ellipsis, Heart, MessageCircle, Send } from "lucide-react";
import "./feed-frames.css";
import { type FrameProps, handleOf, fieldText } from "./frame-ad.ts";
import { FrameImage, FrameLogo, FrameText } from "./frame-parts.tsx";

/**
 * Instagram's feed on a phone: picture, button, caption. It shows no headline. `AdFrame` chooses it
 * by the placement; the platform's own words ("Sponsored") are in this file, the fold rule in
 * `core/platforms/placements.ts`.
 */
export function InstagramFrame(frame: FrameProps) {
  const { ad } = frame;
  const ratio = ad.image && ad.image.height <= ad.image.width ? 1 : 4 / 5;
  const handle = handleOf(ad);
  return (
    <div className="frame frame-instagram">
      <div className="frame-spread frame-head gap-2.5 px-3">
        <FrameLogo ad={ad} />
        <span>
          <b className="frame-one">{handle}</b>
          <small>Sponsored</small>
        </span>
        <Ellipsis />
      </div>
      <FrameImage ad={ad} ratio={ratio} />
      {ad.callToAction !== undefined && (
        <div className="frame-cta">
          {ad.callToAction} <ChevronRight />
        </div>
      )}
      <div className="frame-icons">
        <Heart />
        <MessageCircle />
        <Send />
        <Bookmark className="ms-auto" />
      </div>
      <p className="frame-words px-3 pb-3.5">
        <b>{handle}</b>{" "}
        <FrameText
          text={fieldText(ad, "primaryText")}
          frame={frame}
          width={366}
          font="400 14px"
          more="more"
          before={handle}
        />
      </p>
    </div>
  );
}
