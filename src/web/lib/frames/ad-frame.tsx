import type { ComponentType } from "react";
import { PLACEMENTS, type PlacementId } from "#core/platforms/placements.ts";
import "./frame.css";
import { ChatFrame } from "./chat-frame.tsx";
import { FacebookFrame } from "./facebook-frame.tsx";
import type { FrameProps } from "./frame-ad.ts";
import { InstagramFrame } from "./instagram-frame.tsx";
import { LinkedinFrame } from "./linkedin-frame.tsx";
import { PinFrame } from "./pin-frame.tsx";
import { ReelFrame } from "./reel-frame.tsx";
import { SearchFrame } from "./search-frame.tsx";
import { StoryFrame } from "./story-frame.tsx";
import { TiktokFrame } from "./tiktok-frame.tsx";
import { XFrame } from "./x-frame.tsx";

const FRAMES: Record<PlacementId, ComponentType<FrameProps>> = {
  facebook_feed: FacebookFrame,
  instagram_feed: InstagramFrame,
  story: StoryFrame,
  reel: ReelFrame,
  tiktok_feed: TiktokFrame,
  linkedin_feed: LinkedinFrame,
  pinterest_grid: PinFrame,
  pinterest_pin: PinFrame,
  search_phone: SearchFrame,
  search_desktop: SearchFrame,
  x_feed: XFrame,
  chatgpt_answer: ChatFrame,
};

/** Width of each frame in px before it is scaled. */
export const FRAME_WIDTHS: Record<PlacementId, number> = {
  facebook_feed: 390,
  instagram_feed: 390,
  story: 390,
  reel: 390,
  tiktok_feed: 390,
  linkedin_feed: 390,
  pinterest_grid: 236,
  pinterest_pin: 390,
  search_phone: 390,
  search_desktop: 652,
  x_feed: 390,
  chatgpt_answer: 390,
};

interface AdFrameProps extends Partial<FrameProps> {
  readonly ad: FrameProps["ad"];
  readonly placement: PlacementId;
  /** Width on screen in px; the frame is scaled to it. */
  readonly width?: number;
  /** Name for assistive technology; without one the frame is decorative. */
  readonly label?: string;
}

/**
 * An ad as a platform shows it, drawn at the platform's own measures and scaled as a whole. It
 * cannot be focused or clicked.
 */
export function AdFrame({
  ad,
  placement,
  look = "light",
  open = false,
  zones = false,
  width = FRAME_WIDTHS[placement],
  label,
}: AdFrameProps) {
  const Frame = FRAMES[placement];
  const isOpen = open || !("fold" in PLACEMENTS[placement]);
  return (
    <div
      inert
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined}
      className="frame-scale"
      data-look={look}
      style={{ zoom: width / FRAME_WIDTHS[placement] }}
    >
      <Frame ad={ad} placement={placement} look={look} open={isOpen} zones={zones} />
    </div>
  );
}
