import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as z from "zod";
import { browserLaunch } from "../support/browser/browser.ts";

/** Installed only by `npm run bench`, in a folder with its own lockfile. */
const CLI = fileURLToPath(new URL("lighthouse/node_modules/lighthouse/cli/index.js", import.meta.url));
const TIMEOUT_MS = 120_000;
const OUTPUT_BYTES = 64 * 1024 * 1024;

/** Lighthouse's categories that the bench of pages measures. */
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
/** Scores of a page, 0 to 100, as Lighthouse shows them. */
export type Scores = Record<(typeof CATEGORIES)[number], number>;

const reportSchema = z.object({
  categories: z.record(
    z.enum(CATEGORIES),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), displayValue: z.string().optional() }),
  ),
});

interface LighthouseResult {
  readonly scores: Scores;
  /** Audits that cost points, with their values. */
  readonly problems: readonly string[];
}

/** Audits a page for the bench as a mid-range phone on a slow network (Lighthouse's default). */
export async function runLighthouse(
  url: string,
  headers: Record<string, string> = {},
): Promise<LighthouseResult> {
  const { executablePath, args, env } = await browserLaunch(process.env);
  const flags = ["--headless=new", "--no-sandbox", ...args].join(" ");
  const options = [
    url,
    "--output=json",
    "--quiet",
    "--no-enable-error-reporting",
    `--only-categories=${CATEGORIES.join(",")}`,
    `--chrome-flags=${flags}`,
    `--extra-headers=${JSON.stringify(headers)}`,
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...options], {
    env: executablePath ? { ...env, CHROME_PATH: executablePath } : env,
    timeout: TIMEOUT_MS,
    maxBuffer: OUTPUT_BYTES,
  });
  const { categories, audits } = reportSchema.parse(JSON.parse(stdout));
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]),
  ) as Scores;
  const counted = CATEGORIES.flatMap((name) => categories[name].auditRefs.filter(({ weight }) => weight > 0));
  const problems = counted.flatMap(({ id }) => {
    const { score, displayValue } = audits[id] ?? {};
    return score !== null && score !== undefined && score < 0.9
      ? [[id, displayValue].filter(Boolean).join(" ")]
      : [];
  });
  return { scores, problems };
}
