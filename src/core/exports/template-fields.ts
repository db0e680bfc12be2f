/** What can be written into the columns of a user's own sheet. */
import { NETWORKS, PLATFORM_IDS, PLATFORMS, type Network, type PlatformId } from "../platforms/platforms.ts";
import { fieldsOf } from "../campaigns/ad-fields.ts";
import { META_AD_GROUP, templateFieldCopy } from "./template.copy.ts";

/** Contents of a column that do not depend on the texts of a platform. */
const COMMON_FIELDS = [
  /** The column stays as it is; copied rows keep its cell. */
  "keep",
  /** New rows have an empty cell, also where the other settings are copied. */
  "empty",
  /** The word for "paused" that the column takes. */
  "status",
  "campaign",
  "adGroup",
  /** Name of the ad, which starts with its key. */
  "adName",
  "key",
  /** The address as typed. */
  "url",
  /** The address with its tracking parameters. */
  "taggedUrl",
  /** The tracking parameters alone. */
  "urlTags",
  "callToAction",
  /** File name of the picture. */
  "picture",
  "altText",
  "platform",
  "businessName",
  "pageId",
  "instagramId",
  "beneficiary",
  "payer",
  /** All headlines, or descriptions, in one cell as Microsoft writes lists. */
  "headlineList",
  "descriptionList",
  /** What Adloom's own sheet for the platform has in the column of this name. */
  "usual",
] as const;

/**
 * A field that every network's sheet can have, such as the ad's name or its address;
 * one of `COMMON_FIELDS`.
 */
export type CommonField = (typeof COMMON_FIELDS)[number];

/**
 * What a column of the user's own sheet gets: a common field, or a text of the ad such as
 * "text.headline" or "text.headlines.3".
 */
export type TemplateField = CommonField | `text.${string}`;

/**
 * Fields whose cells come from the export's settings. When new rows copy an existing row, these
 * cells keep the copied value.
 */
export const SETTING_FIELDS: readonly TemplateField[] = [
  "businessName",
  "pageId",
  "instagramId",
  "beneficiary",
  "payer",
  "usual",
];

/** Platforms whose ads share the sheets of one ad network, in the order of the board. */
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

/** A field with its label, for the choice beside a column of the user's own sheet. */
export interface FieldOption {
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
 * dialog offers it, and `templates.service.ts` refuses other fields.
 */
export function templateFieldsOf(network: Network): readonly FieldOption[] {
  const common = COMMON_FIELDS.filter((field) => (ONLY[field] ?? network) === network);
  const [first, second, ...rest] = common.map((field) => ({
    field,
    label: network === "meta" && field === "adGroup" ? META_AD_GROUP : templateFieldCopy[field],
  }));
  return [first!, second!, ...textOptions(network), ...rest];
}

/** Whether a text is the id of an ad network; the routes of own sheets answer 404 otherwise. */
export const isNetwork = (name: string): name is Network => NETWORKS.some((network) => network === name);
