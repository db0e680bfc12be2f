import { IMAGE_STYLE_BY_VOICE, VIDEO_STYLE_BY_VOICE } from "#core/generations/campaign/brand-voice.ts";
import { CAMPAIGN_SECONDS, type CampaignInput } from "#core/generations/campaign/campaign.ts";
import type { ImageInput } from "#core/generations/image/image.ts";
import type { BriefLines } from "#core/generations/prompt.ts";
import type { TextInput } from "#core/generations/text/text.ts";
import type { VideoBrief } from "#core/generations/video/video.ts";
import { LIMITS } from "#core/limits.ts";
import { readLanguage } from "../text/brief-language.ts";
import { readFacts } from "../text/facts.ts";
import { callIn, offersIn } from "./goals.ts";
import { chooseHeadline, sameWords } from "./headline.ts";

/** UTF-16 units under a headline; more is a text ad. */
const DESCRIPTION = 120;

/** What text ads are written from: features and details are for customers; of the goals only the offers are. */
export function textBriefOf(input: CampaignInput): TextInput {
  const { companyName, productName, targetAudience, keyFeatures, campaignGoals, additionalDetails } = input;
  const told = `${keyFeatures} ${additionalDetails}`.toLowerCase();
  const offers = offersIn(campaignGoals).filter((offer) => !told.includes(offer.slice(0, -1).toLowerCase()));
  const details = [additionalDetails, ...offers].filter(Boolean).join("\n").slice(0, LIMITS.freeText);
  return { companyName, productName, targetAudience, keyMessage: keyFeatures, additionalDetails: details };
}

/** What a model is told beside that, to strike the right note. */
export function notesOf({ industry, brandVoice, campaignGoals }: CampaignInput): BriefLines {
  return [
    ["Industry", industry],
    ["Brand voice", brandVoice],
    ["Campaign goals", campaignGoals],
  ];
}

/** The script's brief: 30 seconds, in the style of the brand's voice. */
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
    callToAction: callFor(input),
    images: input.images,
  };
}

/** The image ads' brief; the headline is the strongest short sentence of the text ads. */
export function imageBriefOf(input: CampaignInput, ads: readonly string[]): Omit<ImageInput, "size"> {
  const { companyName, productName, targetAudience, primaryColor, images, logo } = input;
  const brief = textBriefOf(input);
  const { script } = readLanguage(brief);
  const facts = readFacts(brief, script, DESCRIPTION).map(({ text }) => text);
  const headline = chooseHeadline(ads, { companyName, productName, facts });
  return {
    companyName,
    productName,
    targetAudience,
    primaryColor,
    images,
    ...(logo !== undefined && { logo }),
    style: IMAGE_STYLE_BY_VOICE[input.brandVoice],
    headline,
    description: facts.find((fact) => fact.length <= DESCRIPTION && !sameWords(fact, headline)) ?? "",
    callToAction: callFor(input),
  };
}

/** Our own calls are English; in other languages the composer knows a general one. */
function callFor(input: CampaignInput): string {
  return readLanguage(textBriefOf(input)).language === "en" ? callIn(input) : "";
}
