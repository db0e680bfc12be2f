import { adName } from "../campaigns/ad-name.ts";
import type { TrailEntry } from "./trail.ts";

/**
 * Texts of the trail's PDF, which the owner downloads (`trail-pdf.ts` on the server). The Review
 * tab has its own in `review-tab.copy.ts`.
 */
export const trailPdfCopy = {
  title: "Record of the review",
  campaign: "Campaign",
  product: "Product",
  people: "Asked by mail",
  anybody: "Anybody with the link",
  lastDay: "Last day",
  owner: "owner of the campaign",
  openLink: "link for anybody",
  unnamed: "Unnamed reviewer",
  version: (number: number) => `version ${number}`,
  times: "All times are in UTC, oldest first.",
  hash: "SHA-256",
  legend:
    "The hash stands for text, picture, button and address of an ad, exactly as they were: if one character or pixel differs, so does the hash. The four words are its first 44 bits. A character without a font is shown as □; the JSON of this record has all of them.",
} as const;

const aboutAd = ({ ad, version }: TrailEntry) =>
  ad === null ? "" : ` ${adName(ad)}${version === null ? "" : `, ${trailPdfCopy.version(version.number)}`}`;

/**
 * The event of an entry of the trail's PDF, without its person and comment: "approved Facebook A,
 * version 3"; `trail-pdf.ts` calls it. The compiler finds a kind without words.
 */
export function describeEntry(entry: TrailEntry): string {
  const ad = aboutAd(entry);
  switch (entry.kind) {
    case "asked":
      return "asked for review";
    case "opened":
      return "opened the link for the first time";
    case "commented":
      return `commented on${ad}`;
    case "answered":
      return `answered on${ad}`;
    case "resolved":
      return `marked a comment as resolved on${ad}`;
    case "reopened":
      return `reopened a comment on${ad}`;
    case "approved":
      return `approved${ad}`;
    case "changes":
      return `asked for changes on${ad}`;
    case "changed":
      return `changed${ad}`;
    case "reminded":
      return "sent a new link";
    case "withdrawn":
      return "withdrew the link";
  }
}
