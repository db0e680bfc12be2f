import type { Network } from "#core/platforms/platforms.ts";

/**
 * Names of columns that only one network writes, in lower case without currencies; from the same
 * sources as `COLUMN_NAMES` of `server/workers/reports/column-names.ts`.
 */
const OWN_COLUMNS: readonly (readonly [Network, RegExp])[] = [
  [
    "meta",
    /^(?:amount spent|reporting (?:starts|ends)|result indicator|clicks \(all\)|ergebnisindikator|klicks \(alle\)|link-klicks|clics \(tous\)|clics \(todos\)|clic \(tutti\)|clics sur (?:un|le) lien|clics en el enlace|clic sul link)\b/,
  ],
  ["tiktok", /^(?:clicks \(destination\)|by day)$/],
  [
    "linkedin",
    /^(?:total spent|clicks to landing page|clicks to linkedin page|creative name|start date \(in utc\))$/,
  ],
  ["pinterest", /^(?:promoted pin (?:name|id)|pin clicks|spend in account currency)$/],
  ["microsoft", /^(?:adtitle|adid|timeperiod|currencycode|finalurl|gregorian date)$/],
  ["google", /^(?:impr\.|conv\. value|cost \/ conv\.|conv\.-wert|currency code)$/],
];

/**
 * The network whose specific columns (`OWN_COLUMNS` in this file) the header of a report contains;
 * `undefined` without a match, or if two networks match equally well. X and OpenAI have no columns
 * there and are never detected. `matchReport` (`match-report.service.ts`) calls it.
 */
export function detectNetwork(header: readonly string[]): Network | undefined {
  const names = header.map((name) =>
    name
      .toLowerCase()
      .replace(/\s*[([](?:[a-z]{3}|[€$£¥])[)\]]/g, "")
      .trim(),
  );
  const counts = OWN_COLUMNS.map(([network, own]) => ({
    network,
    count: names.filter((name) => own.test(name)).length,
  })).toSorted((a, b) => b.count - a.count);
  const [first, second] = counts;
  return first && second && first.count > second.count ? first.network : undefined;
}
