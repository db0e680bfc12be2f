import type { PlacementId } from "./placements.ts";

/**
 * Sizes of image ads to choose from in forms (`image-form.tsx`, `redraw-form.tsx`); their px are
 * `canvases` of each platform in `platforms.ts`, their names `IMAGE_SIZE_NAMES` in
 * `core/generations/image/image.copy.ts`.
 */
export const IMAGE_SIZES = ["square", "landscape", "portrait"] as const;

/**
 * Size of image ads as chosen in a form and stored in briefs; `canvasFor` in `canvases.ts` turns it
 * into px. See `IMAGE_SIZES`; names: `IMAGE_SIZE_NAMES` in `image.copy.ts`.
 */
export type ImageSize = (typeof IMAGE_SIZES)[number];

/**
 * Size of a picture in px: of ads (`canvases.ts`), of backgrounds, and of requests to image models
 * (`core/models/image-families.ts`).
 */
export interface Canvas {
  readonly width: number;
  readonly height: number;
}

/**
 * Rule by which a platform counts the length of a text; `countLength` in `text-fields.ts` applies
 * it, `platforms.ts` assigns it.
 *
 * - `utf16`: UTF-16 units, the strictest reading of "characters" where the platform does not define
 * it.
 * - `width`: full-width characters (Chinese, Japanese, Korean) count twice.
 * - `post`: as posts on X count: emoji and full-width characters twice, links as 23.
 */
export type CountRule = "utf16" | "width" | "post";

/**
 * Purpose of a text field of a platform. Rules of `core/checks` name the roles that they apply to;
 * the studio writes texts by it.
 */
export type FieldRole = "headline" | "body" | "path" | "name" | "alt";

/**
 * A text of an ad, or a list of texts such as headlines, with its limits. `platforms.ts` and
 * `shared-fields.ts` have the fields; `fitsField` (`text-fields.ts`) and the checks apply the
 * limits. A limit that is missing is not known.
 */
export interface TextField {
  /** Label of the field as the platform's ad manager calls it. */
  readonly label: string;
  readonly role: FieldRole;
  /** Whether an ad is incomplete without the text; lists have `list.min`. */
  readonly required?: true;
  readonly count: CountRule;
  /** Longer texts are rejected; missing if no limit is known. */
  readonly max?: number;
  /** Shorter texts are rejected. */
  readonly min?: number;
  /** Longer texts may be rejected, because some pages of the platform name this limit. */
  readonly disputedMax?: number;
  /** The platform cuts longer texts with "See more" or an ellipsis, or advises against them. */
  readonly shown?: number;
  /**
   * Readers open a text that is cut, so texts up to this length are written; missing if they do
   * not.
   */
  readonly readTo?: number;
  readonly maxEmoji?: number;
  /** Matches text that the platform rejects. */
  readonly forbidden?: RegExp;
  /** Only for lists: how many texts an ad takes. */
  readonly list?: { readonly min: number; readonly max: number };
  /**
   * How many texts Adloom writes for a campaign at most; 0 if the field is the advertiser's own.
   */
  readonly written: number;
}

/** Image ads of a platform; missing for platforms with text ads only. */
interface ImageAds {
  readonly canvases: Readonly<Record<ImageSize, Canvas>>;
  /** The most common size, for briefs without a size. */
  readonly commonSize: ImageSize;
  /** Position in a gallery of one size; images of similar heights are next to each other. */
  readonly galleryPosition: number;
}

/**
 * All facts about a platform on which ads run; the shape of an entry of `PLATFORMS` in
 * `platforms.ts`.
 */
export interface PlatformSpec {
  readonly name: string;
  /** Two letters that identify the platform in ad names, file names and as a mark on screen. */
  readonly code: string;
  /** Company whose advertising policy applies. */
  readonly network: string;
  /** Page that states the text limits, without the scheme. */
  readonly limits: {
    readonly name: string;
    readonly url: string;
    /** Set if the page is not the platform's own: longer texts then may be rejected at most. */
    readonly thirdParty?: true;
  };
  /** Where its ads show, the default first; platforms whose ads look alike share placements. */
  readonly placements: readonly [PlacementId, ...PlacementId[]];
  /**
   * UTM parameters of ad addresses. `term` is a macro that the platform fills in; empty if it has
   * none.
   */
  readonly utm: { readonly source: string; readonly medium: string; readonly term: string };
  readonly image?: ImageAds;
  /** Texts of an ad, by name, in the order of the form. */
  readonly fields: Readonly<Record<string, TextField>>;
  /** The field that takes the text of a text ad. */
  readonly mainField: string;
  /** Labels of the buttons, by the value in import files; missing if ads have no button. */
  readonly callsToAction?: Readonly<Record<string, string>>;
}
