import { expect, test } from "vitest";
import { PLANS } from "../plans.ts";
import { joinUnits } from "./units.copy.ts";

test.each([
  [
    { textAds: 0, imageAds: 45, videoAds: 20, fullPackage: 13 },
    "45 image ads, 20 video ads and 13 full packages",
  ],
  [{ textAds: 0, imageAds: 1, videoAds: 1, fullPackage: 1 }, "1 image ad, 1 video ad and 1 full package"],
  [{ textAds: 0, imageAds: 0, videoAds: 2, fullPackage: 1 }, "2 video ads and 1 full package"],
  [{ textAds: "unlimited" as const, imageAds: 0, videoAds: 0, fullPackage: 0 }, "unlimited text ads"],
  [{ textAds: 0, imageAds: 0, videoAds: 0, fullPackage: 0 }, ""],
  [PLANS.growth.quotas, "10 image ads, 10 video ads and 5 full packages"],
])("units %j are listed as %j", (units, words) => expect(joinUnits(units)).toBe(words));
