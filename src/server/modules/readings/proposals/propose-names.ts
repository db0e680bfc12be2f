import { BRAND_LIMITS } from "#core/brands/limits.ts";
import { AD_LANGUAGE_CODES } from "#core/generations/language.ts";
import { LIMITS } from "#core/limits.ts";
import type { Proposal } from "#core/readings/proposal.ts";
import { readingsCopy } from "#core/readings/readings.copy.ts";
import { property } from "#server/workers/website/structured-data.ts";
import { findOrganization, findRating } from "./organization.ts";
import type { SiteFacts, SitePage } from "./site-facts.ts";
import { plainText } from "./text.ts";

const { how } = readingsCopy;

interface Found {
  readonly value: string;
  readonly foundAt: string;
  readonly how: string;
}

/** Part of a title such as "House plants | Fern & Fable" that names the site. */
function nameInTitle(title: string, host: string): string {
  const parts = title
    .split(/\s+[|–—·•:-]\s+|\s*[|·•]\s*/)
    .map((part) => part.trim())
    .filter(Boolean);
  const letters = (text: string) =>
    text
      .toLowerCase()
      .normalize("NFKD")
      .replace(/[^\p{L}\p{N}]/gu, "");
  const label = letters(host.replace(/^www\./, "").split(".")[0] ?? "");
  const named = parts.find(
    (part) => letters(part) !== "" && (label.includes(letters(part)) || letters(part).includes(label)),
  );
  return named ?? (parts.length === 1 && title.length <= 40 ? title : "");
}

function namesOf({ pages, manifest }: SiteFacts): readonly Found[] {
  const [home] = pages;
  if (!home) return [];
  const { url, facts } = home;
  const organization = findOrganization(facts.items);
  const from = (value: string | undefined, way: string, foundAt = url): Found => ({
    value: plainText(value ?? "", LIMITS.name),
    foundAt,
    how: way,
  });
  return [
    ...(organization
      ? [from(property(organization, "name"), how.structured(organization.source, organization.types[0]!))]
      : []),
    from(facts.meta.get("og:site_name"), how.openGraph),
    from(facts.meta.get("application-name"), how.metaTag("application-name")),
    from(manifest?.facts.name, how.manifest, manifest?.url),
    from(nameInTitle(facts.title, new URL(url).hostname), how.title),
  ].filter(({ value }) => value !== "");
}

function businessName({ pages, manifest }: SiteFacts, names: readonly Found[]): Found | undefined {
  const short = plainText(manifest?.facts.shortName ?? "", LIMITS.name);
  const candidates = [
    ...names,
    ...(short === "" ? [] : [{ value: short, foundAt: manifest?.url ?? pages[0]!.url, how: how.manifest }]),
  ];
  return candidates.find(({ value }) => value.length <= BRAND_LIMITS.businessName);
}

function sentencesOf(pages: readonly SitePage[]): Proposal[] {
  const page =
    pages.find(({ facts }) => facts.sentences.length >= BRAND_LIMITS.voiceExamples) ??
    pages.find(({ facts }) => facts.sentences.length > 0);
  if (!page) return [];
  const value = page.facts.sentences
    .slice(0, BRAND_LIMITS.voiceExamples)
    .map((text) => plainText(text, BRAND_LIMITS.voiceExample));
  return [{ field: "voiceExamples", value, foundAt: page.url, how: how.quoted }];
}

function ratings(pages: readonly SitePage[]): Proposal[] {
  for (const { url, facts } of pages) {
    const organization = findOrganization(facts.items);
    const rating = organization && findRating(organization);
    if (!organization || !rating) continue;
    const value = { text: readingsCopy.rating(rating), proofUrl: url };
    return [
      { field: "claim", value, foundAt: url, how: how.structured(organization.source, "AggregateRating") },
    ];
  }
  return [];
}

/**
 * Proposes the names, address, languages, voice, example sentences and rating of a site for the
 * brand; `propose` (`propose.ts`) calls it. `namesOf` in this file orders the sources of a name.
 * Lengths: `core/brands/limits.ts` and `core/limits.ts`; words about the source:
 * `core/readings/readings.copy.ts`. The voice comes from the AI's summary
 * (`core/readings/site-prompt.ts`).
 */
export function proposeNames(site: SiteFacts): readonly Proposal[] {
  const [home] = site.pages;
  if (!home) return [];
  const names = namesOf(site);
  const [name] = names;
  const short = businessName(site, names);
  const language = home.facts.language.toLowerCase().split(/[-_]/)[0];
  const code = AD_LANGUAGE_CODES.find((known) => known === language);
  return [
    ...(name ? [{ field: "name" as const, ...name }] : []),
    ...(short ? [{ field: "businessName" as const, ...short }] : []),
    { field: "website", value: new URL(home.url).origin, foundAt: home.url, how: how.address },
    ...(code ? [{ field: "languages" as const, value: [code], foundAt: home.url, how: how.language }] : []),
    ...(site.summary?.voice
      ? [{ field: "voice" as const, value: site.summary.voice, foundAt: home.url, how: how.written }]
      : []),
    ...sentencesOf(site.pages),
    ...ratings(site.pages),
  ];
}
