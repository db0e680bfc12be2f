import { TYPEFACES, type TypefaceId } from "#core/brands/typefaces.ts";
import type { ImageStyle } from "#core/generations/image/styles.ts";
import type { TextPart } from "./brief.ts";
import type { Face } from "./text/measured-text.ts";
import { isRtl, type ScriptTag } from "./text/script-tag.ts";

type Cut = readonly [family: string, weight: number, variation?: string];

/** How a style sets one part of an ad. */
interface Role extends Omit<Face, "families" | "weight" | "variation"> {
  /** Font by script; a missing script uses a Noto font. */
  readonly cuts: Partial<Record<ScriptTag, Cut>>;
}

/** Noto font family of a script for which the style names none. */
const NOTO: Partial<Record<ScriptTag, string>> = {
  cyrl: "noto-sans",
  grek: "noto-sans",
  arab: "noto-sans-arabic",
  hebr: "rubik",
  deva: "noto-sans-devanagari",
  beng: "noto-sans-bengali",
  taml: "noto-sans-tamil",
  thai: "noto-sans-thai",
  geor: "noto-sans-georgian",
  armn: "noto-sans-armenian",
  hans: "noto-sans-sc",
  jpan: "noto-sans-jp",
  kore: "noto-sans-kr",
  other: "noto-sans",
};

/** Smallest leading in em for scripts with marks above and below the letters. */
const MIN_LEADING: Partial<Record<ScriptTag, number>> = {
  arab: 1.42,
  deva: 1.4,
  beng: 1.4,
  taml: 1.36,
  thai: 1.5,
  hans: 1.22,
  jpan: 1.24,
  kore: 1.2,
};

const MODERN_ALT: Role["cuts"] = {
  cyrl: ["inter-tight", 700],
  grek: ["inter-tight", 700],
  arab: ["noto-sans-arabic", 700],
  hebr: ["rubik", 700],
  hans: ["noto-sans-sc", 800],
  jpan: ["noto-sans-jp", 800],
  kore: ["noto-sans-kr", 800],
  deva: ["noto-sans-devanagari", 700],
};
const MODERN_TEXT: Role["cuts"] = {
  latn: ["hanken-grotesk", 450],
  cyrl: ["inter-tight", 450],
  grek: ["inter-tight", 450],
};
const BOLD_ALT: Role["cuts"] = {
  cyrl: ["oswald", 700],
  grek: ["noto-sans", 900],
  arab: ["cairo", 900],
  hebr: ["rubik", 900],
  hans: ["noto-sans-sc", 900],
  jpan: ["noto-sans-jp", 900],
  kore: ["noto-sans-kr", 900],
  deva: ["noto-sans-devanagari", 900],
};
const BOLD_TEXT: Role["cuts"] = { latn: ["archivo", 600], cyrl: ["oswald", 500], arab: ["cairo", 600] };
const SERIF_ALT: Role["cuts"] = {
  arab: ["noto-naskh-arabic", 700],
  hebr: ["rubik", 600],
  hans: ["noto-serif-sc", 700],
  jpan: ["noto-serif-jp", 700],
  kore: ["noto-serif-kr", 700],
  deva: ["noto-serif-devanagari", 700],
  thai: ["noto-serif-thai", 700],
};
const SANS_TEXT: Role["cuts"] = {
  latn: ["source-sans-3", 400],
  cyrl: ["source-sans-3", 400],
  grek: ["source-sans-3", 400],
};
const ROUND_ALT: Role["cuts"] = {
  cyrl: ["nunito", 1000],
  grek: ["noto-sans", 900],
  arab: ["baloo-bhaijaan-2", 800],
  hebr: ["fredoka", 700],
  hans: ["zcool-kuaile", 400],
  jpan: ["mochiy-pop-one", 400],
  kore: ["jua", 400],
  deva: ["baloo-2", 800],
};
const FINE_ALT: Role["cuts"] = {
  cyrl: ["playfair", 400, "'opsz' 60"],
  grek: ["noto-serif", 400],
  arab: ["noto-naskh-arabic", 400],
  hebr: ["rubik", 300],
  hans: ["noto-serif-sc", 400],
  jpan: ["noto-serif-jp", 400],
  kore: ["noto-serif-kr", 400],
  deva: ["noto-serif-devanagari", 400],
  thai: ["noto-serif-thai", 400],
};
const FINE_TEXT: Role["cuts"] = {
  ...FINE_ALT,
  latn: ["jost", 380],
  cyrl: ["jost", 380],
  hebr: ["rubik", 300],
};

const ROLES: Record<ImageStyle, Record<Exclude<TextPart, "disclaimer">, Role>> = {
  modern: {
    headline: {
      cuts: { ...MODERN_ALT, latn: ["bricolage-grotesque", 700, "'opsz' 96"] },
      tracking: -0.022,
      leading: 1,
    },
    company: {
      cuts: { ...MODERN_ALT, latn: ["bricolage-grotesque", 700, "'opsz' 30"] },
      tracking: -0.02,
      leading: 1.1,
    },
    body: { cuts: MODERN_TEXT, tracking: -0.005, leading: 1.4 },
    product: { cuts: weighted(MODERN_TEXT, 600), tracking: 0, leading: 1.2 },
    cta: { cuts: weighted(MODERN_TEXT, 650), tracking: 0, leading: 1.1, round: true },
  },
  bold: {
    headline: { cuts: { ...BOLD_ALT, latn: ["anton", 400] }, tracking: -0.005, leading: 1.02 },
    company: { cuts: { ...BOLD_ALT, latn: ["archivo", 900] }, tracking: -0.02, leading: 1.05 },
    body: { cuts: BOLD_TEXT, tracking: -0.01, leading: 1.3 },
    product: { cuts: weighted(BOLD_TEXT, 800), tracking: 0, leading: 1.1 },
    cta: { cuts: { ...BOLD_ALT, latn: ["anton", 400] }, tracking: 0.02, leading: 1.1, upper: true },
  },
  corporate: {
    headline: {
      cuts: {
        ...SERIF_ALT,
        latn: ["source-serif-4", 600],
        cyrl: ["source-serif-4", 600],
        grek: ["source-serif-4", 600],
      },
      tracking: -0.018,
      leading: 1.08,
    },
    company: { cuts: weighted(SANS_TEXT, 700), tracking: -0.01, leading: 1.1 },
    body: { cuts: SANS_TEXT, tracking: 0, leading: 1.36 },
    product: { cuts: weighted(SANS_TEXT, 600), tracking: 0.01, leading: 1.2 },
    cta: { cuts: weighted(SANS_TEXT, 650), tracking: 0, leading: 1.1 },
  },
  playful: {
    headline: { cuts: { ...ROUND_ALT, latn: ["fredoka", 700] }, tracking: -0.012, leading: 1.04 },
    company: { cuts: { ...ROUND_ALT, latn: ["fredoka", 700] }, tracking: 0, leading: 1.08 },
    body: {
      cuts: {
        latn: ["nunito", 750],
        cyrl: ["nunito", 750],
        arab: ["baloo-bhaijaan-2", 500],
        hebr: ["fredoka", 500],
        deva: ["baloo-2", 600],
      },
      tracking: 0,
      leading: 1.34,
    },
    product: { cuts: { latn: ["nunito", 800], cyrl: ["nunito", 800] }, tracking: 0, leading: 1.1 },
    cta: { cuts: { ...ROUND_ALT, latn: ["fredoka", 650] }, tracking: 0, leading: 1.1, round: true },
  },
  luxury: {
    headline: {
      cuts: { ...FINE_ALT, latn: ["bodoni-moda", 460, "'opsz' 20"] },
      tracking: -0.012,
      leading: 1.12,
    },
    company: {
      cuts: { ...FINE_ALT, latn: ["bodoni-moda", 560, "'opsz' 18"] },
      tracking: 0.06,
      leading: 1.15,
    },
    body: { cuts: FINE_TEXT, tracking: 0.012, leading: 1.5 },
    product: { cuts: FINE_TEXT, tracking: 0.05, leading: 1.2 },
    cta: { cuts: weighted(FINE_TEXT, 450), tracking: 0.2, leading: 1.1, upper: true },
  },
};

function weighted(cuts: Role["cuts"], weight: number): Role["cuts"] {
  return Object.fromEntries(Object.entries(cuts).map(([script, cut]) => [script, [cut[0], weight, cut[2]]]));
}

/** A Noto font as heavy as the style's others: a Latin display font may be black at weight 400. */
function fallbackFor({ cuts }: Role, script: ScriptTag): Cut {
  return [NOTO[script] ?? "noto-sans", (cuts.deva ?? cuts.latn)?.[1] ?? 400];
}

/** The Latin font that a brand's typefaces have for a part. */
function brandCut(typefaces: TypefaceId, part: TextPart): Cut {
  const { headline, body } = TYPEFACES[typefaces];
  const isBody = part === "body" || part === "product" || part === "disclaimer";
  const { family, weight } = isBody ? body : headline;
  return [family, weight];
}

/** Heaviest weight of small print, which would fill its counters. */
const PRINT_WEIGHT = 600;

interface FaceOptions {
  /** Whether the text may be set in capitals if the style does so. */
  readonly caps?: boolean;
  /** Typefaces of the brand, which replace the Latin fonts of the style. */
  readonly typefaces?: TypefaceId | undefined;
}

/**
 * The font face of one part of an ad in one script; `planAd` (`server/render/plan.ts`) measures
 * with it. The fonts of a style are in `ROLES` (this file), those of a brand in
 * `core/brands/typefaces.ts`; small print uses those of the description.
 */
export function faceFor(
  style: ImageStyle,
  part: TextPart,
  script: ScriptTag,
  { caps = false, typefaces }: FaceOptions = {},
): Face {
  const styleRole = ROLES[style][part === "disclaimer" ? "body" : part];
  const role =
    typefaces === undefined
      ? styleRole
      : { ...styleRole, cuts: { ...styleRole.cuts, latn: brandCut(typefaces, part) } };
  const [family, weight, variation] = role.cuts[script] ?? fallbackFor(role, script);
  const plain = script === "latn" || script === "cyrl" || script === "grek";
  return {
    families: [family, ...(role.cuts.latn && role.cuts.latn[0] !== family ? [role.cuts.latn[0]] : [])],
    weight: Math.min(weight, part === "disclaimer" ? PRINT_WEIGHT : 1000),
    // Wide tracking suits capitals only.
    tracking: plain && role.upper ? (caps ? role.tracking : 0.02) : script === "latn" ? role.tracking : 0,
    leading: Math.max(
      role.leading,
      script === "latn" ? 0 : (MIN_LEADING[script] ?? (isRtl(script) ? 1.12 : 1.1)),
    ),
    ...(variation === undefined ? {} : { variation }),
    ...(role.upper && plain && caps ? { upper: true } : {}),
    ...(role.round ? { round: true } : {}),
  };
}
