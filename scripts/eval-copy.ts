// Writes the studio's ads and scripts for the sample briefs, prints their faults and shares by
// language and what the gate refuses, and saves a sheet for reading:
// node scripts/eval-copy.ts [file]
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { escapeHtml } from "#core/html.ts";
import { writeVideoScript } from "#studio/video/write-video-script.ts";
import { adSets, readSamples } from "../tests/support/copy-briefs.ts";
import {
  adTexts,
  campaignTexts,
  refusedTexts,
  scriptTexts,
  videoBriefOf,
} from "../tests/support/gate-copy.ts";
import { measureCopy, type AdSet } from "../tests/support/copy-quality.ts";
import { measureScripts, scriptsFor } from "../tests/support/script-quality.ts";

const [file = "build/eval-copy.html"] = process.argv.slice(2);
/** Every fifth brief gets a script. */
const SCRIPT_EVERY = 5;

function row(language: string, set: AdSet, index: number): string {
  const { brief, texts, facts } = set;
  const fields = Object.entries(brief).map(([name, value]) => `${name}: ${value}`);
  const script =
    index % SCRIPT_EVERY === 0
      ? writeVideoScript(videoBriefOf(set, index), "1").map(
          ({ voiceOver, onScreenText, visual }) => `${voiceOver} [${onScreenText}] (${visual})`,
        )
      : [];
  const cells = [[language, facts.trade?.id ?? "", facts.goal ?? ""], fields, texts, script];
  return `<tr>${cells.map((lines) => `<td>${lines.map(escapeHtml).join("<br>")}</td>`).join("")}</tr>`;
}

const sets = adSets();
/** Faults of all languages; the command fails if there is one. */
let count = 0;
for (const [language, ofLanguage] of sets) {
  const { meanSimilarity, sameSkeleton, factsUsed, ...faults } = measureCopy(ofLanguage);
  const counts = Object.entries(faults).map(([name, texts]) => `${name} ${texts.length}`);
  const shares = { meanSimilarity, sameSkeleton, factsUsed };
  count += Object.values(faults).flat().length;
  const parts = Object.entries(shares).map(([name, value]) => `${name} ${value.toFixed(2)}`);
  for (const [name, texts] of Object.entries(faults))
    for (const text of texts) process.stdout.write(`${name}: ${text}\n`);
  process.stdout.write(`${language}: ${ofLanguage.length} briefs, ${[...counts, ...parts].join(", ")}\n`);
}
/** Lengths of scripts that are measured, in seconds. */
const LENGTHS = [15, 30, 60] as const;
for (const length of LENGTHS) {
  const scripts = scriptsFor([...readSamples().values()].flat(), length);
  const { medianPace, onPace, sameSkeleton, ...faults } = measureScripts(scripts);
  count += Object.values(faults).flat().length;
  for (const [name, texts] of Object.entries(faults))
    for (const text of texts) process.stdout.write(`${name}: ${text}\n`);
  const counts = Object.entries(faults).map(([name, texts]) => `${name} ${texts.length}`);
  const shares = Object.entries({ medianPace, onPace, sameSkeleton });
  const parts = shares.map(([name, value]) => `${name} ${value.toFixed(2)}`);
  process.stdout.write(`scripts of ${length} s: ${[...counts, ...parts].join(", ")}\n`);
}
/** Seeds for each brief, so that some 10,000 text ads pass the gate. */
const GATE_SEEDS = 20;
const samples = [...readSamples().values()].flat();
const judged = { texts: 0, refused: 0 };
for (const source of samples) {
  const seeds = Array.from({ length: GATE_SEEDS }, (_, seed) => String(seed));
  const texts = [
    ...seeds.flatMap((seed) => adTexts(source, seed)),
    ...campaignTexts(source, "1"),
    ...scriptTexts(source, "1"),
  ];
  judged.texts += texts.length;
  for (const { text, reasons } of refusedTexts(source, texts)) {
    judged.refused++;
    process.stdout.write(`refused: ${text}\n  ${reasons.join(" ")}\n`);
  }
}
if (count + judged.refused > 0) process.exitCode = 1;
process.stdout.write(`gate: ${judged.refused} of ${judged.texts} texts refused\n`);
const rows = [...sets].flatMap(([language, ofLanguage]) =>
  ofLanguage.map((set, index) => row(language, set, index)),
);
await mkdir(dirname(file), { recursive: true });
await writeFile(
  file,
  `<!doctype html><meta charset="utf-8"><title>Copy</title><style>td{vertical-align:top;padding:8px;border:1px solid #ccc}</style><table>${rows.join("\n")}</table>`,
);
process.stdout.write(`${file}\n`);
