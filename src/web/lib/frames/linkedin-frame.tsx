import { Ellipsis, MessageSquareText, Repeat2, Send, ThumbsUp } from "lucide-react";
import "./feed-frames.css";
import { type FrameProps, shownHost, fieldText } from "./frame-ad.ts";
import { FrameImage, FrameLogo, FrameText } from "./frame-parts.tsx";

const ACTIONS = [
  { label: "Like", Icon: ThumbsUp },
  { label: "Comment", Icon: MessageSquareText },
  { label: "Repost", Icon: Repeat2 },
  { label: "Send", Icon: Send },
];

/**
 * LinkedIn's feed on a phone: introductory text, picture, headline with button. `AdFrame` chooses
 * it by the placement; the platform's own words ("Promoted") are in this file, the fold rule in
 * `core/platforms/placements.ts`.
 */
export function LinkedinFrame(frame: FrameProps) {
  const { ad } = frame;
  const { image } = ad;
  const ratio = image ? Math.max(image.width / image.height, 4 / 5) : 1.91;
  return (
    <div className="frame frame-linkedin">
      <div className="frame-spread items-start gap-2 px-3 pt-3 pb-2">
        <FrameLogo ad={ad} />
        <span>
          <b className="frame-one">{ad.advertiser}</b>
          <small className="frame-muted">Promoted</small>
        </span>
        <Ellipsis className="frame-muted" />
      </div>
      <p className="frame-words px-3 pb-3">
        <FrameText text={fieldText(ad, "introText")} frame={frame} width={366} font="400 14px" more="more" />
      </p>
      <FrameImage ad={ad} ratio={ratio} />
      <div className="frame-link">
        <span>
          <b className="frame-two">{fieldText(ad, "headline")}</b>
          <small className="frame-one frame-muted">{shownHost(ad)}</small>
        </span>
        {ad.callToAction !== undefined && <span className="frame-button">{ad.callToAction}</span>}
      </div>
      <div className="frame-actions">
        {ACTIONS.map(({ label, Icon }) => (
          <span key={label}>
            <Icon /> {label}
          </span>
        ))}
      </div>
    </div>
  );
}
