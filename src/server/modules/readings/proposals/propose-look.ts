import { TYPEFACES, type TypefaceId } from "#core/brands/typefaces.ts";
import type { Proposal } from "#core/readings/proposal.ts";
import { readingsCopy } from "#core/readings/readings.copy.ts";
import { hexToLch } from "#studio/image/color/oklch.ts";
import { parseColor } from "#server/workers/website/css-color.ts";
import type { SiteFacts } from "./site-facts.ts";
import { typefacesFor } from "./nearest-typefaces.ts";

const { how } = readingsCopy;

interface Candidate {
  readonly color: string;
  readonly foundAt: string;
  readonly how: string;
  readonly weight: number;
}

/** Chroma below which a color counts as gray. */
const MIN_CHROMA = 0.04;
/** Distance of two colors that count as different, in OKLCH with hue as a part of a turn. */
const MIN_DISTANCE = 0.12;
const PRIMARY = /primary|brand|main|theme|base-accent/i;
const ACCENT = /accent|secondary|highlight|cta|button|link/i;
const FRAMEWORK = /^--(bs|wp--preset|swiper|toastify|fa|tw|chakra|mantine|mdc|ion)-/;

function isSimilar(a: string, b: string): boolean {
  const [one, two] = [hexToLch(a), hexToLch(b)];
  const turn = Math.abs(one.h - two.h) / 360;
  const hue = Math.min(turn, 1 - turn) * Math.min(1, (one.c + two.c) * 4);
  return Math.hypot(one.l - two.l, one.c - two.c, hue * 2) < MIN_DISTANCE;
}

function candidates({ pages, styles, manifest, logos }: SiteFacts): readonly Candidate[] {
  const [home] = pages;
  const themeColor = parseColor(home?.facts.meta.get("theme-color") ?? "");
  const manifestColor = parseColor(manifest?.facts.themeColor ?? "");
  const sheets = [...styles, ...pages.map(({ url, facts }) => ({ url, facts: facts.style }))];
  return [
    ...(home && themeColor
      ? [{ color: themeColor, foundAt: home.url, how: how.metaTag("theme-color"), weight: 12 }]
      : []),
    ...(manifest && manifestColor
      ? [{ color: manifestColor, foundAt: manifest.url, how: how.manifest, weight: 10 }]
      : []),
    ...logos.flatMap(({ url, colors }) =>
      colors.map((color, at) => ({ color, foundAt: url, how: how.logoColor, weight: 9 - at * 3 })),
    ),
    ...sheets.flatMap(({ url, facts }) =>
      facts.colors.map(({ color, uses, name }) => {
        const isOwn = name !== undefined && !FRAMEWORK.test(name);
        const bonus = isOwn ? (PRIMARY.test(name) ? 20 : ACCENT.test(name) ? 8 : 4) : 0;
        const factor = name !== undefined && !isOwn ? 0.2 : 1;
        return {
          color,
          foundAt: url,
          how: how.color(name, uses),
          weight: Math.sqrt(uses) * 2 * factor + bonus,
        };
      }),
    ),
  ];
}

/** Adds the weights of a color that several sources have; keeps the heaviest source. */
function merge(found: readonly Candidate[]): readonly Candidate[] {
  const merged = new Map<string, Candidate>();
  for (const candidate of found) {
    const known = merged.get(candidate.color);
    const source = known && known.weight >= candidate.weight ? known : candidate;
    merged.set(candidate.color, { ...source, weight: candidate.weight + (known?.weight ?? 0) });
  }
  return [...merged.values()].sort((a, b) => b.weight - a.weight);
}

function proposeColors(site: SiteFacts): readonly Proposal[] {
  const ranked = merge(candidates(site));
  const chosen: Candidate[] = [];
  const take = (isSuited: (candidate: Candidate) => boolean) => {
    const next = ranked.find(
      (candidate) => isSuited(candidate) && !chosen.some(({ color }) => isSimilar(color, candidate.color)),
    );
    if (next) chosen.push(next);
    return next;
  };
  const colorful = ({ color }: Candidate) => hexToLch(color).c >= MIN_CHROMA;
  const primary = take(colorful) ?? take(({ color }) => hexToLch(color).l < 0.5);
  const accent = primary && take(colorful);
  const secondary =
    primary && (take(colorful) ?? take(({ color }) => hexToLch(color).l > 0.3 && hexToLch(color).l < 0.985));
  const propose = (field: "primary" | "secondary" | "accent", found: Candidate | undefined): Proposal[] =>
    found ? [{ field: `colors.${field}`, value: found.color, foundAt: found.foundAt, how: found.how }] : [];
  return [...propose("primary", primary), ...propose("secondary", secondary), ...propose("accent", accent)];
}

function proposeTypefaces({ pages, styles }: SiteFacts): readonly Proposal[] {
  const sheets = [...styles, ...pages.map(({ url, facts }) => ({ url, facts: facts.style }))];
  const families = [
    ...sheets.flatMap(({ url, facts }) => facts.headingFonts.map((family) => ({ url, family }))),
    ...pages.flatMap(({ url, facts }) => facts.fonts.map((family) => ({ url, family }))),
    ...sheets.flatMap(({ url, facts }) => facts.textFonts.map((family) => ({ url, family }))),
  ];
  for (const { url, family } of families) {
    const id = typefacesFor(family);
    if (id) return [{ field: "typefaces", value: id, foundAt: url, how: describe(id, family) }];
  }
  return [];
}

function describe(id: TypefaceId, family: string): string {
  const isShipped = TYPEFACES[id].label.toLowerCase().split(" + ").includes(family.toLowerCase());
  return isShipped ? how.sameFace : how.nearestFace(family);
}

/**
 * Proposes the logos, colors and typefaces of a site for the brand; `propose` (`propose.ts`) calls
 * it. The typefaces come from `nearest-typefaces.ts`, the words about the source from
 * `core/readings/readings.copy.ts`. Colors are weighed in this file: by source and uses
 * (`candidates`), by names of CSS variables (`PRIMARY`, `ACCENT`, `FRAMEWORK`); `MIN_CHROMA` and
 * `MIN_DISTANCE` tell which are gray or alike.
 */
export function proposeLook(site: SiteFacts): readonly Proposal[] {
  const logos = site.logos.map(({ kind, upload, url, how: way }): Proposal => ({
    field: `logos.${kind}`,
    value: upload,
    foundAt: url,
    how: way,
  }));
  return [...logos, ...proposeColors(site), ...proposeTypefaces(site)];
}
