/** Maps the recognized columns of a network's sheet to fields. */
import type { TemplateField } from "#core/exports/template-fields.ts";
import type { TableLevel } from "#core/exports/templates.ts";
import { PLATFORMS, type Network, type PlatformId } from "#core/platforms/platforms.ts";
import type { PlatformSpec } from "#core/platforms/platform.ts";
import { platformsOf } from "#core/exports/template-fields.ts";
import type { Concept } from "#server/workers/templates/column-concept.ts";
import type { Recognized } from "#server/workers/templates/recognize-header.ts";

/**
 * Field names of each network's texts by the concept of a column; `#` stands for the column's
 * number.
 */
const TEXTS: Readonly<Record<Network, Readonly<Partial<Record<Concept, `text.${string}`>>>>> = {
  meta: { headline: "text.headline", body: "text.primaryText", description: "text.description" },
  tiktok: { body: "text.text", description: "text.text", displayName: "text.displayName" },
  linkedin: { headline: "text.headline", body: "text.introText", description: "text.description" },
  pinterest: {
    headline: "text.title",
    body: "text.description",
    description: "text.description",
    altText: "text.altText",
  },
  google: { headline: "text.headlines.#", description: "text.descriptions.#", path: "text.paths.#" },
  microsoft: { headline: "text.headlines.#", description: "text.descriptions.#", path: "text.paths.#" },
  x: { headline: "text.headline", body: "text.text" },
  openai: { headline: "text.title", body: "text.copy", description: "text.copy" },
};

/** Concepts that are fields by the same name on every network. */
const SAME = [
  "campaign",
  "adGroup",
  "adName",
  "key",
  "status",
  "urlTags",
  "picture",
  "altText",
  "businessName",
] as const;
const META_ONLY = ["platform", "pageId", "instagramId", "beneficiary", "payer"] as const;

const isOneOf = <Value extends string>(values: readonly Value[], value: string): value is Value =>
  values.some((each) => each === value);

/**
 * Context that decides about the field of a column besides its name: the network, the level of the
 * table, and whether other columns have the tracking parameters or the address with them.
 * `propose-mapping.ts` makes it for `fieldFor`.
 */
export interface SheetContext {
  readonly network: Network;
  readonly level: TableLevel;
  /** Whether another column has the tracking parameters alone. */
  readonly hasTags: boolean;
  /** Whether another column has the address with its tracking parameters. */
  readonly hasTagged: boolean;
}

function callsOf(network: Network): PlatformSpec["callsToAction"] {
  const [platform] = platformsOf(network);
  const spec: PlatformSpec | undefined = platform && PLATFORMS[platform satisfies PlatformId];
  return spec?.callsToAction;
}

/**
 * Chooses the field for a recognized column of the user's own sheet, for `proposeMapping`
 * (`propose-mapping.ts`); `undefined` if the network has nothing for it, and for a second column of
 * a text that ads have once. Concepts of columns: `server/workers/templates/column-concept.ts`;
 * fields: `TEXTS` by network, `SAME` for all and `META_ONLY`, in this file.
 */
export function fieldFor(
  { concept, index, isNumbered }: Recognized,
  context: SheetContext,
): TemplateField | undefined {
  const { network, level, hasTags, hasTagged } = context;
  if (concept === "id" || concept === "creative") return "empty";
  if (concept === "name") return ({ campaign: "campaign", adGroup: "adGroup", ad: "adName" } as const)[level];
  if (level !== "ad") return isOneOf(["campaign", "adGroup", "status"], concept) ? concept : undefined;
  const text = TEXTS[network][concept];
  // Microsoft has all texts in one column, whose name has no number.
  if (network === "microsoft" && !isNumbered && (concept === "headline" || concept === "description")) {
    return `${concept}List`;
  }
  if (text?.includes("#")) {
    const { fields }: PlatformSpec = PLATFORMS[platformsOf(network)[0]!];
    const most = fields[text.split(".")[1] ?? ""]?.list?.max ?? 0;
    return index <= most ? (text.replace("#", String(index)) as TemplateField) : undefined;
  }
  if (index > 1) return undefined;
  if (text) return text;
  if (concept === "url") return hasTags || hasTagged ? "url" : "taggedUrl";
  if (concept === "taggedUrl") return hasTags ? "url" : "taggedUrl";
  if (concept === "callToAction") return callsOf(network) ? "callToAction" : undefined;
  if (isOneOf(SAME, concept)) return concept;
  return network === "meta" && isOneOf(META_ONLY, concept) ? concept : undefined;
}
