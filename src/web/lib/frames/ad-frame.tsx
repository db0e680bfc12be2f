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

interface FrameSpec {
  readonly Frame: ComponentType<FrameProps>;
  /** Width in px before the frame is scaled. */
  readonly width: number;
}

/** Width of a phone in CSS px. */
const PHONE = 390;

const FRAMES: Record<PlacementId, FrameSpec> = {
  facebook_feed: { Frame: FacebookFrame, width: PHONE },
  instagram_feed: { Frame: InstagramFrame, width: PHONE },
  story: { Frame: StoryFrame, width: PHONE },
  reel: { Frame: ReelFrame, width: PHONE },
  tiktok_feed: { Frame: TiktokFrame, width: PHONE },
  linkedin_feed: { Frame: LinkedinFrame, width: PHONE },
  pinterest_grid: { Frame: PinFrame, width: 236 },
  pinterest_pin: { Frame: PinFrame, width: PHONE },
  search_phone: { Frame: SearchFrame, width: PHONE },
  search_desktop: { Frame: SearchFrame, width: 652 },
  x_feed: { Frame: XFrame, width: PHONE },
  chatgpt_answer: { Frame: ChatFrame, width: PHONE },
};

/**
 * Width in px of a placement's frame before it is scaled, for `PinnedFrame`. The widths are in
 * `FRAMES` in this file; most are `PHONE`.
 */
export const frameWidth = (placement: PlacementId) => FRAMES[placement].width;

interface AdFrameProps extends Partial<FrameProps> {
  readonly ad: FrameProps["ad"];
  readonly placement: PlacementId;
  /** Width on screen in px, to which the frame is scaled; its own width if missing. */
  readonly width?: number;
  /** Name for assistive technology; without one the frame is decorative. */
  readonly label?: string;
}

/**
 * An ad as a platform shows it, drawn at the platform's own size and scaled as a whole to `width`
 * px, in `MiniFrame` of the board, `AdPreview` of the panel and `PinnedFrame` of the reviewer's
 * page. `open` shows folded text, `zones` the covered areas; without `label` it is decorative. It
 * cannot be focused or clicked. A new placement of `core/platforms/placements.ts` needs a frame in
 * `FRAMES`.
 */
export function AdFrame({
  ad,
  placement,
  look = "light",
  open = false,
  zones = false,
  width,
  label,
}: AdFrameProps) {
  const { Frame, width: ownWidth } = FRAMES[placement];
  const isOpen = open || !("fold" in PLACEMENTS[placement]);
  return (
    <div
      inert
      role={label === undefined ? undefined : "img"}
      aria-label={label}
      aria-hidden={label === undefined}
      className="frame-scale"
      data-look={look}
      style={{ zoom: (width ?? ownWidth) / ownWidth }}
    >
      <Frame ad={ad} placement={placement} look={look} open={isOpen} zones={zones} />
    </div>
  );
}
