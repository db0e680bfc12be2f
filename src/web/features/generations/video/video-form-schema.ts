import * as z from "zod/mini";
import type { AdLanguage } from "#core/generations/language.ts";
import {
  DEFAULT_VIDEO_DURATION,
  DEFAULT_VIDEO_STYLE,
  videoInputSchema,
  type VideoDuration,
  type VideoFormValues,
  type VideoInput,
  type VideoStyle,
} from "#core/generations/video/video.ts";

/**
 * Values of the controls of `VideoFormCard`: the duration (seconds) as the text of its radio
 * button, without the images, which the picker manages. `videoFormSchema` converts them; durations
 * and styles: `core/generations/video/video.ts`.
 */
export interface VideoFormFields {
  companyName: string;
  productName: string;
  duration: string;
  style: VideoStyle;
  targetAudience: string;
  keyMessage: string;
  callToAction: string;
  additionalDetails: string;
  language: AdLanguage | undefined;
  brandId: string | undefined;
  productId: string | undefined;
}

/**
 * Values with which `VideoTool` opens its form. Default duration and style:
 * `core/generations/video/video.ts`.
 */
export const EMPTY_VIDEO_FORM: VideoFormFields = {
  companyName: "",
  productName: "",
  duration: String(DEFAULT_VIDEO_DURATION),
  style: DEFAULT_VIDEO_STYLE,
  targetAudience: "",
  keyMessage: "",
  callToAction: "",
  additionalDetails: "",
  language: undefined,
  brandId: undefined,
  productId: undefined,
};

/**
 * Schema of the form of `VideoTool`: converts its values to the API's input; `videoInputSchema` in
 * `core/generations/video/video.ts` has the rules and rejects invalid durations.
 */
export const videoFormSchema = z.pipe(
  z.transform(({ duration, ...fields }: VideoFormFields): VideoFormValues => ({
    ...fields,
    duration: Number(duration) as VideoDuration,
  })),
  videoInputSchema,
);

/** Converts the input of an earlier script to form values, when `VideoTool` repeats it. */
export function toVideoForm(input: VideoInput): VideoFormFields {
  const { companyName, productName, duration, style } = input;
  const { targetAudience, keyMessage, callToAction, additionalDetails, language, brandId, productId } = input;
  return {
    companyName,
    productName,
    duration: String(duration),
    style,
    targetAudience,
    keyMessage,
    callToAction,
    additionalDetails,
    language,
    brandId,
    productId,
  };
}
