import {
  Bookmark,
  ChevronRight,
  Forward,
  Heart,
  House,
  Inbox,
  MessageCircle,
  SquarePlus,
  User,
  Users,
} from "lucide-react";
import "./full-frames.css";
import { type FrameProps, fieldText } from "./frame-ad.ts";
import { CoveredZones, FrameLogo, FrameStage, FrameText } from "./frame-parts.tsx";

/**
 * TikTok's feed on a phone: picture, name, text and button over it. `AdFrame` chooses it by the
 * placement; the platform's own words ("For You") are in this file, fold rule and covered zones in
 * `core/platforms/placements.ts`.
 */
export function TiktokFrame(frame: FrameProps) {
  const { ad, placement, zones } = frame;
  const name = fieldText(ad, "displayName") || ad.advertiser;
  return (
    <div className="frame frame-full frame-tiktok">
      <FrameStage ad={ad}>
        <span className="frame-over frame-feeds">
          <span>Following</span> <b>For You</b>
        </span>
        <span className="frame-over frame-rail">
          <FrameLogo ad={ad} />
          <Heart />
          <MessageCircle />
          <Bookmark />
          <Forward />
        </span>
        <div className="frame-over frame-foot">
          <b className="frame-name">{name}</b>
          <p className="frame-words">
            <FrameText text={fieldText(ad, "text")} frame={frame} width={302} font="400 15px" more="more" />
          </p>
          <small className="frame-tag">Sponsored</small>
          {ad.callToAction !== undefined && (
            <span className="frame-button">
              {ad.callToAction} <ChevronRight />
            </span>
          )}
        </div>
        {zones && <CoveredZones placement={placement} />}
      </FrameStage>
      <div className="frame-tabs">
        <House />
        <Users />
        <SquarePlus />
        <Inbox />
        <User />
      </div>
    </div>
  );
}
