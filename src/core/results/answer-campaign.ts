import { PLATFORM_IDS, PLATFORMS } from "../platforms/platforms.ts";
import { answerAngles } from "./answer-angles.ts";
import { answerTest, judgeTest, type AnswerAd } from "./answer-test.ts";
import type { AdResults } from "./api.ts";
import { totalOf } from "./sum-figures.ts";
import { formTests } from "./form-tests.ts";
import type { MeasuredRow } from "./measured-row.ts";

/**
 * The results of a campaign from the rows of its reports: an answer for each platform, in the order
 * of `core/platforms/platforms.ts`, and comparisons of angles and platforms.
 * `modules/reports/results.service.ts` calls it for the results tab and to decide about mails;
 * thresholds are in `thresholds.ts`.
 */
export function answerCampaign(
  rows: readonly MeasuredRow[],
  ads: readonly AnswerAd[],
): Pick<AdResults, "tests" | "angles" | "platforms"> {
  const judged = formTests(rows, ads)
    .toSorted((a, b) => PLATFORM_IDS.indexOf(a.platform) - PLATFORM_IDS.indexOf(b.platform))
    .map(judgeTest);
  return {
    tests: judged.map((test) =>
      answerTest(
        test,
        ads.filter(({ platform }) => platform === test.test.platform),
      ),
    ),
    angles: answerAngles(judged, ads),
    platforms:
      judged.length < 2
        ? []
        : judged.map(({ test, context }) => ({
            platform: test.platform,
            name: PLATFORMS[test.platform].name,
            ads: test.ads.length,
            ...totalOf(test.ads, context),
          })),
  };
}
