import { EllipsisVertical } from "lucide-react";
import "./still-frames.css";
import { type FrameProps, shownHost, filledTextsOf } from "./frame-ad.ts";
import { FrameLogo } from "./frame-parts.tsx";

/** Headlines that a result shows: two on a phone; three on a computer. */
const HEADLINES = { search_phone: 2, search_desktop: 3 };

/**
 * A result of Google or Microsoft search with the first headlines (`HEADLINES`) and two
 * descriptions (in this file); the real search engine chooses and orders the texts. `AdFrame`
 * chooses it by the placement; the word "Sponsored" is in this file.
 */
export function SearchFrame({ ad, placement }: FrameProps) {
  const isWide = placement === "search_desktop";
  const headlines = filledTextsOf(ad, "headlines").slice(0, HEADLINES[isWide ? placement : "search_phone"]);
  const address = [`https://${shownHost(ad)}`, ...filledTextsOf(ad, "paths")].join("/");
  return (
    <div className={isWide ? "frame frame-search frame-wide" : "frame frame-search"}>
      <b className="block">Sponsored</b>
      <div className="frame-spread frame-site gap-3">
        <span className="frame-icon">
          <FrameLogo ad={ad} />
        </span>
        <span>
          <span className="frame-one block">{ad.advertiser}</span>
          <small className="frame-one frame-muted">{address}</small>
        </span>
        <EllipsisVertical className="frame-muted" />
      </div>
      <span className="frame-headline">{headlines.join(" | ")}</span>
      <p className="frame-muted">{filledTextsOf(ad, "descriptions").slice(0, 2).join(" ")}</p>
    </div>
  );
}
