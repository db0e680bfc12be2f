/** Checks the picture of an ad by facts that the composer knows. */
import { safeBoxOf } from "../platforms/canvases.ts";
import type { Box } from "../platforms/box.ts";
import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";
import type { Canvas, PlatformSpec } from "../platforms/platform.ts";
import { aiSwitchOf } from "./ai-switches.ts";
import { bySeverity } from "./check.ts";
import type { Finding, Severity, Source } from "./rule.ts";
import { AI_ACT } from "./laws.ts";
import {
  GOOGLE_IMAGE_ASSETS,
  LINKEDIN_SPECIFICATION,
  META_AI,
  META_HEALTH,
  OPENAI_ADS,
  PINTEREST_SIZES,
  RECOLLECTION,
  X_CARDS,
} from "./sources.ts";

/**
 * Facts about a picture that `checkImage` checks; a missing fact is skipped. `wholeAdFindings` in
 * `core/campaigns/whole-ad-findings.ts` makes them from the stored picture.
 */
export interface ImageFacts {
  readonly platform: PlatformId;
  /** Placement of the ad, which decides the shape of the picture; any placement if missing. */
  readonly placement?: string;
  /** Size in px. */
  readonly width: number;
  readonly height: number;
  /** Size of the file in bytes. */
  readonly bytes?: number;
  /** Areas with text, in px. */
  readonly texts?: readonly Box[];
  readonly hasLogo?: boolean;
  /** Lowest contrast of a text to its ground, from 1 to 21. */
  readonly contrast?: number;
  /**
   * Origin of the picture: layout and own photos, a generated graphic, or a generated scene that
   * looks real.
   */
  readonly origin?: "studio" | "ai-graphic" | "ai-scene";
  /** Whether a generated person recommends the product. */
  readonly isAiTestimonial?: boolean;
  /** Area of the visible label for generated pictures, in px. */
  readonly aiLabel?: Box;
  /** Whether the advertiser says that the picture compares before and after. */
  readonly isComparison?: boolean;
}

interface Remark {
  readonly ruleId: string;
  readonly severity: Severity;
  readonly what: string;
  readonly why: string;
  readonly source: Source;
}

const MEGABYTE = 1_000_000;
/** Maximum file size in bytes; only limits from a platform's own page. */
const FILE_LIMITS: Partial<Record<PlatformId, { readonly bytes: number; readonly source: Source }>> = {
  linkedin: { bytes: 5 * MEGABYTE, source: LINKEDIN_SPECIFICATION },
  pinterest: { bytes: 20 * MEGABYTE, source: PINTEREST_SIZES },
  x: { bytes: 3 * MEGABYTE, source: X_CARDS },
};
/** Maximum recommended share of the area that is covered by text. */
const MAX_TEXT_SHARE = 0.2;
/** WCAG 2.2 AA for text. */
const MIN_CONTRAST = 4.5;
/** Platforms crop labels nearer to the edge than this share of the width. */
const LABEL_MARGIN = 0.06;

/**
 * Findings about the picture of an ad, the most severe first; `wholeAdFindings`
 * (`core/campaigns/whole-ad-findings.ts`) adds them to an ad's. Limits of files (`FILE_LIMITS`),
 * sizes (`sizeRemarks`), text and contrast, the shape of stories and all texts are in this file;
 * other shapes: `canvases` in `core/platforms/platforms.ts`; safe areas: `canvases.ts` there.
 * Exports encode to `PICTURE_BYTES` (`core/exports/picture-limits.ts`).
 */
export function checkImage(facts: ImageFacts): Finding[] {
  const remarks = [
    ...sizeRemarks(facts),
    ...ratioRemarks(facts),
    ...textRemarks(facts),
    ...aiRemarks(facts),
    ...contentRemarks(facts),
  ];
  return bySeverity(
    remarks.map(({ ruleId, severity, what, why, source }) => ({
      ...{ ruleId, ruleVersion: 1, severity, platform: facts.platform, field: "media", what, why, source },
      message: `${what}: ${why}`,
    })),
  );
}

/** Ratio of pictures in placements that fill the screen of a phone. */
const FULL_SCREEN = { width: 1080, height: 1920 };
const FULL_SCREEN_PLACEMENTS: readonly string[] = ["story", "reel"];
/** Largest difference of a ratio, as a share: platforms round and crop by a few pixels. */
const RATIO_TOLERANCE = 0.03;

/** The shapes that a placement shows uncropped; empty if none is known. */
function shapesOf(platform: PlatformId, placement: string | undefined): Canvas[] {
  if (placement !== undefined && FULL_SCREEN_PLACEMENTS.includes(placement)) return [FULL_SCREEN];
  const { image }: PlatformSpec = PLATFORMS[platform];
  return image ? Object.values(image.canvases) : [];
}

function ratioRemarks({ platform, placement, width, height }: ImageFacts): Remark[] {
  const shapes = shapesOf(platform, placement);
  const fits = (shape: Canvas) =>
    Math.abs(width / height / (shape.width / shape.height) - 1) <= RATIO_TOLERANCE;
  if (shapes.length === 0 || shapes.some(fits)) return [];
  const wanted = shapes.map((shape) => `${shape.width} × ${shape.height}`).join(", ");
  return [
    {
      ruleId: "image-ratio",
      severity: "advice",
      what: `The picture has ${width} × ${height} px`,
      why: `${PLATFORMS[platform].name} crops or refuses it here; it shows ${wanted} px whole`,
      source: RECOLLECTION,
    },
  ];
}

function sizeRemarks({ platform, width, height, bytes }: ImageFacts): Remark[] {
  const remarks: Remark[] = [];
  const { name } = PLATFORMS[platform];
  const limit = FILE_LIMITS[platform];
  if (limit && bytes !== undefined && bytes > limit.bytes) {
    remarks.push({
      ruleId: "image-file-size",
      severity: "reject",
      what: `The file has ${(bytes / MEGABYTE).toFixed(1)} MB`,
      why: `${name} takes ${limit.bytes / MEGABYTE} MB at most`,
      source: limit.source,
    });
  }
  if (platform === "chatgpt" && (width !== height || width > 1200)) {
    remarks.push({
      ruleId: "image-size",
      severity: "reject",
      what: `The picture has ${width} × ${height} px`,
      why: `${name} takes squares of 1200 px at most`,
      source: OPENAI_ADS,
    });
  }
  if (platform === "linkedin" && Math.min(width, height) < 360) {
    remarks.push({
      ruleId: "image-size",
      severity: "reject",
      what: `The picture has ${width} × ${height} px`,
      why: `${name} wants at least 360 px`,
      source: LINKEDIN_SPECIFICATION,
    });
  }
  return remarks;
}

function textRemarks({
  platform,
  width,
  height,
  texts = [],
  hasLogo = false,
  contrast,
}: ImageFacts): Remark[] {
  const remarks: Remark[] = [];
  if (platform === "google_search" && (texts.length > 0 || hasLogo)) {
    remarks.push({
      ruleId: "text-in-image-asset",
      severity: "reject",
      what: "The picture holds text or a logo",
      why: "image assets of search ads may hold neither, so the clean picture is the one to export",
      source: GOOGLE_IMAGE_ASSETS,
    });
  }
  const share = texts.reduce((sum, { l, t, r, b }) => sum + (r - l) * (b - t), 0) / (width * height);
  if (share > MAX_TEXT_SHARE) {
    remarks.push({
      ruleId: "image-text-share",
      severity: "advice",
      what: `Text covers ${Math.round(share * 100)} % of the picture`,
      why: "pictures with less text are read more often",
      source: RECOLLECTION,
    });
  }
  const safe = safeBoxOf({ width, height });
  const isOutside = ({ l, t, r, b }: Box) =>
    l < safe.l - 1 || t < safe.t - 1 || r > safe.r + 1 || b > safe.b + 1;
  if (texts.some(isOutside)) {
    remarks.push({
      ruleId: "image-safe-box",
      severity: "advice",
      what: "Text stands outside the safe area",
      why: "the platform’s own buttons or the crop may cover it",
      source: RECOLLECTION,
    });
  }
  if (contrast !== undefined && contrast < MIN_CONTRAST) {
    remarks.push({
      ruleId: "image-contrast",
      severity: "advice",
      what: `Text has a contrast of ${contrast.toFixed(1)}`,
      why: `below ${MIN_CONTRAST} it is hard to read on a phone`,
      source: RECOLLECTION,
    });
  }
  return remarks;
}

/** Networks where the user has to set a switch for generated pictures. */
const HAS_AI_SWITCH: ReadonlySet<PlatformId> = new Set(["google_search", "facebook", "instagram", "tiktok"]);

function aiRemarks({ platform, width, origin = "studio", isAiTestimonial, aiLabel }: ImageFacts): Remark[] {
  const remarks: Remark[] = [];
  const isMeta = platform === "facebook" || platform === "instagram";
  if (origin === "ai-scene" && !aiLabel) {
    remarks.push({
      ruleId: "ai-label",
      severity: HAS_AI_SWITCH.has(platform) ? "may-reject" : "advice",
      what: "The picture is generated and looks like a photo",
      why: `in the EU it needs a visible label. ${aiSwitchOf(platform).slice(0, -1)}`,
      source: isMeta ? META_AI : AI_ACT,
    });
  }
  if (isAiTestimonial) {
    remarks.push({
      ruleId: "ai-testimonial",
      severity: "may-reject",
      what: "A generated person recommends the product",
      why: "it counts as an invented testimonial",
      source: AI_ACT,
    });
  }
  if (aiLabel && Math.min(aiLabel.l, width - aiLabel.r) < LABEL_MARGIN * width) {
    remarks.push({
      ruleId: "ai-label-edge",
      severity: "advice",
      what: "The label for generated pictures is close to the edge",
      why: "platforms crop pictures there",
      source: AI_ACT,
    });
  }
  return remarks;
}

function contentRemarks({ platform, isComparison }: ImageFacts): Remark[] {
  if (!isComparison) return [];
  const isStrict = platform === "tiktok" || platform === "facebook" || platform === "instagram";
  return [
    {
      ruleId: "before-after",
      severity: isStrict ? "reject" : "may-reject",
      what: "The picture compares before and after",
      why: "such comparisons promise a result that is not typical",
      source: META_HEALTH,
    },
  ];
}
