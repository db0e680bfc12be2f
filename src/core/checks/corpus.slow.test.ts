import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PLATFORM_IDS, PLATFORMS } from "../platforms/platforms.ts";
import { checkMainText } from "./check.ts";
import { LANGUAGES, type Severity } from "./rule.ts";

/**
 * Lines of ads with the rules that they break, written for this test: platform code, ids of rules
 * or "-", text. Prices and lengths have no label.
 */
const LINES = LANGUAGES.flatMap((language) =>
  readFileSync(new URL(`./corpus/${language}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [code, labels = "", text = ""] = line.split(" | ");
      return { language, code, labels: new Set(labels === "-" ? [] : labels.split(",")), text };
    }),
);
const UNLABELLED = new Set(["price", "excl", "tt-symbols", "too-long", "cut-off"]);

/** The highest severity of each rule that finds something, over all platforms. */
function gravest(text: string): Map<string, Severity> {
  const severities = new Map<string, Severity>();
  for (const { ruleId, severity } of checkMainText(text, PLATFORM_IDS)) {
    if (!UNLABELLED.has(ruleId) && !severities.has(ruleId)) severities.set(ruleId, severity);
  }
  return severities;
}

interface Score {
  right: number;
  readonly wrong: string[];
}

function score() {
  const scores: Record<Severity, Score> = {
    reject: { right: 0, wrong: [] },
    "may-reject": { right: 0, wrong: [] },
    law: { right: 0, wrong: [] },
    advice: { right: 0, wrong: [] },
  };
  const missed: string[] = [];
  let labels = 0;
  for (const line of LINES) {
    const found = gravest(line.text);
    for (const [ruleId, severity] of found) {
      if (line.labels.has(ruleId)) scores[severity].right += 1;
      else scores[severity].wrong.push(`${ruleId}: ${line.text}`);
    }
    labels += line.labels.size;
    missed.push(
      ...[...line.labels].filter((label) => !found.has(label)).map((label) => `${label}: ${line.text}`),
    );
  }
  return { scores, missed, labels };
}

test("the corpus has at least 150 lines of each language, lines for every platform, and lines without findings", () => {
  expect(LINES.length).toBeGreaterThanOrEqual(1000);
  for (const language of LANGUAGES) {
    expect(LINES.filter((line) => line.language === language).length, language).toBeGreaterThanOrEqual(150);
  }
  expect(LINES.filter(({ labels }) => labels.size === 0).length).toBeGreaterThan(LINES.length / 3);
  const codes = new Set<string | undefined>(PLATFORM_IDS.map((id) => PLATFORMS[id].code));
  expect(LINES.filter(({ code }) => !codes.has(code))).toEqual([]);
  expect(new Set(LINES.map(({ text }) => text)).size).toBe(LINES.length);
});

test("rejections are right in 98 of 100 cases, possible rejections in 90", () => {
  const { scores, missed, labels } = score();
  const precision = ({ right, wrong }: Score) => right / (right + wrong.length);
  expect(precision(scores.reject), scores.reject.wrong.join("\n")).toBeGreaterThanOrEqual(0.98);
  expect(precision(scores["may-reject"]), scores["may-reject"].wrong.join("\n")).toBeGreaterThanOrEqual(0.9);
  expect(precision(scores.law), scores.law.wrong.join("\n")).toBeGreaterThanOrEqual(0.9);
  expect(1 - missed.length / labels, missed.join("\n")).toBeGreaterThanOrEqual(0.97);
});
