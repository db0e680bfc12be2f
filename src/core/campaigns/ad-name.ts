import { PLATFORMS, type PlatformId } from "../platforms/platforms.ts";

/**
 * Name of an ad wherever people read it, "Facebook A": the platform's name from
 * `core/platforms/platforms.ts` and the letter of its variant. Reviews, their mails and trails, and
 * results call it.
 */
export const adName = ({
  platform,
  variant,
}: {
  readonly platform: PlatformId;
  readonly variant: string;
}): string => `${PLATFORMS[platform].name} ${variant}`;
