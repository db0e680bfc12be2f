import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";

/**
 * Name of an ad on screen, in mails and in the trail of a review: "Facebook A". The platforms'
 * names are in `core/platforms`.
 */
export const adName = ({
  platform,
  variant,
}: {
  readonly platform: PlatformId;
  readonly variant: string;
}): string => `${PLATFORMS[platform].name} ${variant}`;
