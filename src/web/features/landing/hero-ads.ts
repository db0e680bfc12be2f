import type { ImagePlatform } from "#core/platforms/platforms.ts";
import type { Cell } from "./sheet.ts";

interface HeroAd {
  readonly platform: ImagePlatform;
  readonly cell: Cell;
  /** Left edge and width in px, in the wide layout. */
  readonly left: number;
  readonly width: number;
  /**
   * Class names for the wide layout and, in narrower layouts, the share of a row by aspect ratio.
   */
  readonly layout: string;
}

/**
 * The ads in the landing page's illustration, from left to right, with their places; names are
 * those of `core/platforms/platforms.ts`, pictures those of `sheet.ts`; `HeroLoom`, `DemoOutput`
 * and `loom-paths.ts` read it.
 */
export const HERO_ADS: readonly HeroAd[] = [
  {
    platform: "Facebook",
    cell: "facebook",
    left: 387,
    width: 152,
    layout: "grow basis-[45%] wide:left-[387px] wide:w-[152px]",
  },
  {
    platform: "Instagram",
    cell: "instagram",
    left: 556,
    width: 136,
    layout: "grow-[0.8] basis-[36%] wide:left-[556px] wide:w-[136px]",
  },
  {
    platform: "TikTok",
    cell: "tiktok",
    left: 709,
    width: 120,
    layout: "order-2 grow-[0.5611] basis-[40%] wide:left-[709px] wide:w-[120px]",
  },
  {
    platform: "LinkedIn",
    cell: "linkedin",
    left: 846,
    width: 208,
    layout: "order-1 basis-full wide:left-[846px] wide:w-[208px]",
  },
  {
    platform: "Pinterest",
    cell: "pinterest",
    left: 1071,
    width: 128,
    layout: "order-3 grow-[0.6667] basis-[47.5%] wide:left-[1071px] wide:w-[128px]",
  },
];
