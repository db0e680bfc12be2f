// Fits the strength of statements to the grades of readers and writes `strength-weights.json`:
// node scripts/fit-statement-strength.ts
import { readFile, writeFile } from "node:fs/promises";
import { fitStrengths, parseStatements } from "./statement-strength/fit.ts";

const FOLDER = new URL("../src/studio/text/ads/strength/", import.meta.url);

const statements = parseStatements(await readFile(new URL("graded-statements.txt", FOLDER), "utf8"));
const weights = fitStrengths(statements);
await writeFile(new URL("strength-weights.json", FOLDER), `${JSON.stringify(weights, null, 1)}\n`);
console.log(`${Object.keys(weights.opening.weights).length} features of ${statements.length} statements`);
