// Prints measurements next to their baseline from the same run and their target: npm run bench --
// [NAME...]
import { cpus, loadavg } from "node:os";
import { benchAccept } from "./accept.ts";
import { benchBilling } from "./billing.ts";
import { benchChecks } from "./checks.ts";
import { benchCampaigns } from "./campaigns.ts";
import { benchCreatives } from "./creatives.ts";
import { benchExports } from "./exports.ts";
import { benchFilm } from "./film.ts";
import { benchFilmServer } from "./film-server.ts";
import { benchFirstWords } from "./first-words.ts";
import { benchHostileFiles } from "./hostile-files.ts";
import { benchLanding, benchSession } from "./reads.ts";
import { benchOverview } from "./overview.ts";
import { benchResults } from "./results.ts";
import { benchSignIn } from "./sign-in.ts";
import { benchStart } from "./start.ts";
import { benchStreams } from "./streams.ts";
import { benchTyping } from "./typing.ts";
import { createReport, type Report } from "./table.ts";

const BENCHES: Record<string, (report: Report) => Promise<void>> = {
  start: benchStart,
  session: benchSession,
  landing: benchLanding,
  "sign-in": benchSignIn,
  "first-words": benchFirstWords,
  accept: benchAccept,
  streams: benchStreams,
  overview: benchOverview,
  campaigns: benchCampaigns,
  typing: benchTyping,
  exports: benchExports,
  results: benchResults,
  creatives: benchCreatives,
  checks: benchChecks,
  billing: benchBilling,
  film: benchFilm,
  "film-server": benchFilmServer,
  "hostile-files": benchHostileFiles,
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}". There are: ${Object.keys(BENCHES).join(", ")}.`);
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
process.setMaxListeners(50);
const load = () => loadavg()[0]!.toFixed(1);
console.log(
  `${cpus().length} x ${cpus()[0]?.model.trim()}, Node.js ${process.version}, ${new Date().toISOString()}\n`,
);
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const report = createReport(name);
  const before = load();
  await bench(report);
  console.log(`${report.text()}\n  (load of the machine: ${before} before, ${load()} after)\n`);
}
process.exit();
