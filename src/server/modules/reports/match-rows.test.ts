import { expect, test } from "vitest";
import type { ReportRow } from "#core/reports/report-reading.ts";
import { detectNetwork } from "./detect-network.ts";
import { matchRows, type MatchContext } from "./match-rows.ts";
import { linkedId } from "./row-source.ts";
import { sumRows } from "./sum-rows.ts";

const KEY = "AL4M7TXQ-FB1a";
const row = (change: Partial<ReportRow>): ReportRow => ({
  ...{ line: 2, adName: "", adId: "", adSet: "", campaign: "", finalUrl: "", image: "", labels: "" },
  ...{ from: "2026-11-01", to: "2026-11-01", impressions: 100, clicks: 10, spend: 1, conversions: 1 },
  ...{ value: null, resultType: "", currency: "USD" },
  ...change,
});
const CONTEXT: MatchContext = {
  network: "meta",
  ads: [
    { id: "a", key: KEY, exportedName: "Dusk Lamp Proof" },
    { id: "b", key: "AL4M7TXQ-FB1b", exportedName: "Dusk Lamp" },
    { id: "c", key: "AL4M7TXQ-FB1c", exportedName: "Dusk Lamp" },
  ],
  remembered: new Map([[linkedId("meta", "4711"), { adId: "c", by: "linked_id" }]]),
  picked: [],
};
const matchOf = (change: Partial<ReportRow>) => matchRows([row(change)], CONTEXT)[0]!.match;

test.each([
  ["key in the name", { adName: `${KEY} Dusk Lamp` }, "a", "name"],
  ["key in lower case", { adName: KEY.toLowerCase() }, "a", "name"],
  [
    "name before address",
    { adName: KEY, finalUrl: "https://x.example/?utm_content=AL4M7TXQ-FB1b" },
    "a",
    "name",
  ],
  ["utm_content", { finalUrl: "https://x.example/?a=1&utm_content=AL4M7TXQ-FB1b#x" }, "b", "url"],
  ["file name of the picture", { image: "al4m7txq-fb1b-1080x1080.png" }, "b", "image"],
  ["labels", { labels: "winter; AL4M7TXQ-FB1c" }, "c", "image"],
  ["exported name without its key", { adName: "dusk  lamp proof" }, "a", "exported_name"],
  ["id that was seen before", { adName: "Renamed", adId: "4711" }, "c", "linked_id"],
] as const)("%s", (_, change, adId, by) => {
  expect(matchOf(change)).toMatchObject({ adId, by });
});

test.each([
  ["a name that two ads share", { adName: "Dusk Lamp" }],
  ["the key of another campaign", { adName: "AL9M7TXQ-FB1a" }],
  ["a key inside a longer word", { adName: `X${KEY}` }],
])("%s matches nothing", (_, change) => {
  expect(matchOf(change)).toBeUndefined();
});

test("renamed ads keep their source, copies and other names have their own", () => {
  const sources = matchRows(
    [
      row({ adName: `${KEY} Dusk Lamp` }),
      row({ adName: `${KEY} Dawn Lamp` }),
      row({ adName: `${KEY} Dusk Lamp – Copy` }),
      row({ adName: `${KEY} Dusk Lamp - Kopie 2` }),
      row({ adName: "Autumn" }),
      row({ adName: "AUTUMN " }),
    ],
    CONTEXT,
  ).map(({ source }) => source);
  expect(sources[1]).toBe(sources[0]);
  expect(sources[5]).toBe(sources[4]);
  expect(new Set(sources).size).toBe(4);
});

test("breakdowns of the same ad and day are summed, currencies are not", () => {
  const rows = matchRows(
    [
      row({ adName: KEY }),
      row({ adName: KEY, clicks: null, spend: 2 }),
      row({ adName: KEY, currency: "EUR" }),
    ],
    CONTEXT,
  );
  expect(sumRows(rows)).toMatchObject([
    { impressions: 200, clicks: 10, spend: 3, currency: "USD" },
    { impressions: 100, clicks: 10, spend: 1, currency: "EUR" },
  ]);
});

test.each([
  ["meta", "Ad name|Reporting starts|Impressions|Link clicks|Amount spent (EUR)"],
  ["meta", "Name der Anzeige|Tag|Impressionen|Klicks (alle)|Link-Klicks"],
  ["tiktok", "Ad name|By Day|Cost|Impressions|Clicks (destination)"],
  ["linkedin", "Start Date (in UTC)|Creative Name|Total Spent|Clicks"],
  ["microsoft", "TimePeriod|AdTitle|FinalUrl|Impressions|Clicks"],
  ["pinterest", "Promoted pin name|Date|Impressions|Pin clicks"],
  ["google", "Ad status|Final URL|Day|Impr.|Clicks|Currency code"],
  [undefined, "Annonce|Date|Impressions|Clics|Coût"],
])("recognizes %s by its columns", (network, header) => {
  expect(detectNetwork(header.split("|"))).toBe(network);
});
