/** Fields that the columns of a user's own sheet can be filled with. */
import { NETWORKS, PLATFORM_IDS, PLATFORMS, type Network, type PlatformId } from "../platforms/platforms.ts";
import { fieldsOf } from "../campaigns/ad-fields.ts";
import { COMMON_FIELDS, type CommonField } from "./common-fields.ts";
import { META_AD_GROUP, templateFieldCopy } from "./template.copy.ts";

/**
 * Field that fills a column of the user's own sheet: one of `COMMON_FIELDS` (`common-fields.ts`),
 * or a text of the ad such as "text.headline" or "text.headlines.3". `templateFieldsOf` lists them,
 * `template-cells.ts` writes them.
 */
export type TemplateField = CommonField | `text.${string}`;

/**
 * Fields whose cells come from the export's settings. When new rows copy an existing row, these
 * cells keep the copied value (`template-cells.ts`).
 */
export const SETTING_FIELDS: readonly TemplateField[] = [
  "businessName",
  "pageId",
  "instagramId",
  "beneficiary",
  "payer",
  "usual",
];

/**
 * Platforms whose ads share the sheets of one ad network, in the order of the board. The services
 * of own sheets (`templates.service.ts` on the server) ask it; networks:
 * `core/platforms/platforms.ts`.
 */
export const platformsOf = (network: Network): readonly PlatformId[] =>
  PLATFORM_IDS.filter((id) => PLATFORMS[id].network === network);

/** Fields that only one network has. */
const ONLY: Readonly<Partial<Record<CommonField, Network>>> = {
  platform: "meta",
  pageId: "meta",
  instagramId: "meta",
  beneficiary: "meta",
  payer: "meta",
  headlineList: "microsoft",
  descriptionList: "microsoft",
};

/** A field with its label, for the choice at a column of the user's own sheet. */
interface FieldOption {
  readonly field: TemplateField;
  readonly label: string;
}

function textOptions(network: Network): FieldOption[] {
  const [platform] = platformsOf(network);
  if (platform === undefined) return [];
  return Object.entries(fieldsOf(platform)).flatMap(([name, { label, list }]): FieldOption[] => {
    if (!list) return [{ field: `text.${name}`, label }];
    return Array.from({ length: list.max }, (_, at) => ({
      field: `text.${name}.${at + 1}` as const,
      label: `${label.replace(/s$/u, "")} ${at + 1}`,
    }));
  });
}

/**
 * Lists everything that a column of a network's sheet can get, in the order of the choice. The
 * dialog offers it (`present-template.ts`), `propose-mapping.ts` takes labels from it, and
 * `templates.service.ts` refuses other fields. Fields that are no texts are `COMMON_FIELDS` in
 * `common-fields.ts`, some for one network only (`ONLY` in this file). Labels are in
 * `template.copy.ts`, those of texts in `core/platforms/platforms.ts`.
 */
export function templateFieldsOf(network: Network): readonly FieldOption[] {
  const common = COMMON_FIELDS.filter((field) => (ONLY[field] ?? network) === network);
  const [first, second, ...rest] = common.map((field) => ({
    field,
    label: network === "meta" && field === "adGroup" ? META_AD_GROUP : templateFieldCopy[field],
  }));
  return [first!, second!, ...textOptions(network), ...rest];
}

/**
 * Whether a text is the id of an ad network (`NETWORKS` in `core/platforms/platforms.ts`);
 * `templates.service.ts` answers 404 otherwise.
 */
export const isNetwork = (name: string): name is Network => NETWORKS.some((network) => network === name);
