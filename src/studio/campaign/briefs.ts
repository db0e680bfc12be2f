import { IMAGE_STYLE_BY_VOICE, VIDEO_STYLE_BY_VOICE } from "#core/generations/campaign/brand-voice.ts";
import { CAMPAIGN_SECONDS, type CampaignInput } from "#core/generations/campaign/campaign.ts";
import type { CopyBrief } from "#core/generations/copy/copy.ts";
import type { ImageInput } from "#core/generations/image/image.ts";
import type { BriefFields } from "#core/generations/prompt.ts";
import type { TextInput } from "#core/generations/text/text.ts";
import type { VideoBrief } from "#core/generations/video/video.ts";
import { PLATFORM_IDS } from "#core/platforms/platforms.ts";
import { buttonLabel } from "../image/button-labels.ts";
import { goalOf } from "../text/ads/goals.ts";
import { materialOf } from "../text/ads/write-ads.ts";
import { inferBriefLanguage } from "../text/brief-language.ts";
import type { Facts } from "../text/facts/facts.ts";
import { readFacts } from "../text/facts/read-facts.ts";
import { tidyBrief } from "../text/spelling/tidy-brief.ts";
import { choosePictureText, type PictureText } from "./headline.ts";

/** Facts about the product that full packages and campaign copy share. */
type ProductBrief = Pick<
  CampaignInput,
  | "companyName"
  | "productName"
  | "targetAudience"
  | "keyFeatures"
  | "campaignGoals"
  | "additionalDetails"
  | "language"
>;

/**
 * The brief of a full package's text ads (`write-copy.ts` of the server's campaign generator) and
 * of the studio's copy and image prompts. Features and details are meant for customers; the goals
 * reach the writers apart from it.
 */
export function textBriefOf(input: ProductBrief): TextInput {
  const { companyName, productName, targetAudience, keyFeatures, additionalDetails, language } = input;
  return { companyName, productName, targetAudience, keyMessage: keyFeatures, additionalDetails, language };
}

/**
 * Further lines of the provider's prompt for a package's texts: context that sets the tone and does
 * not belong in the ads. `modules/generations/campaign/write-copy.ts` passes them as `notes`.
 */
export function briefLinesOf({ industry, brandVoice, campaignGoals }: CampaignInput): BriefFields {
  return [
    ["Industry", industry],
    ["Brand voice", brandVoice],
    ["Campaign goals", campaignGoals],
  ];
}

/**
 * The brief of a full package's copy: all fields of all platforms (`PLATFORM_IDS` in
 * `core/platforms/platforms.ts`). `modules/generations/campaign/write-copy.ts` calls it.
 */
export function copyBriefOf(input: CampaignInput): CopyBrief {
  const { companyName, productName, targetAudience, keyFeatures, campaignGoals, additionalDetails } = input;
  return {
    companyName,
    productName,
    targetAudience,
    keyMessage: "",
    keyFeatures,
    campaignGoals,
    additionalDetails,
    brandVoice: input.brandVoice,
    wordsToUse: [],
    wordsToAvoid: [],
    language: input.language,
    platforms: [...PLATFORM_IDS],
    angles: [],
  };
}

/**
 * The brief of a full package's video script, `CAMPAIGN_SECONDS` long
 * (`core/generations/campaign/campaign.ts`), in the style of its brand voice (`brand-voice.ts`
 * there), when the package is written (`write-copy.ts` of the server) or presented
 * (`campaign/output.ts`).
 */
export function videoBriefOf(input: CampaignInput): VideoBrief {
  const { companyName, productName, targetAudience, keyMessage, additionalDetails } = textBriefOf(input);
  return {
    companyName,
    productName,
    targetAudience,
    keyMessage,
    additionalDetails,
    duration: CAMPAIGN_SECONDS,
    style: VIDEO_STYLE_BY_VOICE[input.brandVoice],
    callToAction: callToActionOf(input),
    campaignGoals: input.campaignGoals,
    images: input.images,
    language: input.language,
  };
}

/**
 * The brief of a full package's image ads and storyboard, without the size; `generate-visuals.ts`
 * composes them from it after the texts, `film-script.ts` the film. Headline and description are
 * the user's own statements (`pictureTextOf`); one that a text ad of `ads` makes is preferred as
 * the headline. The style of a brand voice is in `core/generations/campaign/brand-voice.ts`.
 */
export function imageBriefOf(input: CampaignInput, ads: readonly string[]): Omit<ImageInput, "size"> {
  const { companyName, productName, targetAudience, primaryColor, images, logo } = input;
  const { typefaces, secondaryColor, accentColor, disclaimer, logos } = input;
  return {
    companyName,
    productName,
    targetAudience,
    primaryColor,
    images,
    ...(logo !== undefined && { logo }),
    ...{ typefaces, secondaryColor, accentColor, disclaimer, logos },
    style: IMAGE_STYLE_BY_VOICE[input.brandVoice],
    ...pictureTextOf({ ...textBriefOf(input), campaignGoals: input.campaignGoals }, ads),
    callToAction: buttonOf(input),
    language: input.language,
  };
}

/**
 * The texts of a picture, when a brief of text or video ads becomes one of image ads, as in a full
 * package or a request that names only a brand (`modules/generations/brand-choice.ts`): the
 * strongest short statement of a brief, and another one as its description, maybe empty.
 * `choosePictureText` in `headline.ts` chooses them.
 *
 * @param ads text ads next to the picture; a statement that one of them makes is preferred
 */
export function pictureTextOf(
  brief: TextInput & { readonly campaignGoals?: string },
  ads: readonly string[] = [],
): PictureText {
  const { companyName, productName } = brief;
  const { language } = inferBriefLanguage(brief);
  const tidied = tidyBrief(brief, language);
  const { lines, strengths } = materialOf(tidied, readFacts(tidied, language));
  return choosePictureText(lines, { companyName, productName, ads, strengths });
}

/**
 * The next step that the campaign goals name, as the button of a package's ads in the language of
 * the brief; empty if they name none. The labels are in `studio/image/button-labels.ts`;
 * `videoBriefOf` here calls it.
 */
export function callToActionOf(input: ProductBrief): string {
  const { goal, language } = goalFactsOf(input);
  return goal === null ? "" : (buttonLabel(language, goal) ?? "");
}

/** The label of the button under a picture, for the goal that the ads' calls to action follow. */
function buttonOf(input: ProductBrief): string {
  const facts = goalFactsOf(input);
  return buttonLabel(facts.language, goalOf(facts)) ?? "";
}

function goalFactsOf(input: ProductBrief): Facts {
  const brief = textBriefOf(input);
  return readFacts({ ...brief, campaignGoals: input.campaignGoals }, inferBriefLanguage(brief).language);
}
