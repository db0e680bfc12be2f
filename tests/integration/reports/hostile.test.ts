import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { reportProblems } from "#core/reports/messages.ts";
import { MAX_UNPACKED_BYTES } from "#server/workers/xlsx/unpack.ts";
import { readError } from "../../support/accounts.ts";
import { startAppForFile } from "../../support/app.ts";
import { withPackages } from "../../support/campaign.ts";
import { reportsClient } from "../../support/reports/reports-client.ts";
import { packXlsx, workbookParts } from "../../support/reports/xlsx.ts";
import { createUser } from "../../support/user.ts";

const HEADER = "Ad name,Impressions,Clicks,Cost\n";

function doctype(): Uint8Array {
  const parts = workbookParts([["Ad name", "Impressions", "Clicks"]]);
  const strings = parts["xl/sharedStrings.xml"]!.replace("?>", `?><!DOCTYPE a [<!ENTITY b "x">]>`);
  return packXlsx({ ...parts, "xl/sharedStrings.xml": strings });
}

const HOSTILE: readonly (readonly [name: string, file: Uint8Array, problem: string])[] = [
  [
    "a zip bomb",
    zipSync({ "xl/worksheets/sheet1.xml": new Uint8Array(MAX_UNPACKED_BYTES + 1) }, { level: 9 }),
    reportProblems.unpacked,
  ],
  ["a document type", doctype(), reportProblems.notAReport],
  ["a cell of 10 MB", strToU8(`${HEADER}${"x".repeat(10_000_000)},1,1,1\n`), reportProblems.limits.cellChars],
  ["600 columns", strToU8(`${HEADER}${"1,".repeat(600)}\n`), reportProblems.limits.columns],
  ["a million rows", strToU8(HEADER + "a,1,1,1\n".repeat(1_000_000)), reportProblems.limits.rows],
];

const app = await startAppForFile({ overrides: { plans: withPackages(100) } });

test("Hostile files are refused with a sentence, and the process keeps answering", async () => {
  const client = reportsClient(app.url, await createUser(app.deps));
  const { id } = await client.ready();
  for (const [name, file, problem] of HOSTILE) {
    const refused = client.send(`/campaigns/${id}/reports`, Uint8Array.from(file)).then(readError);
    const isDone = refused.then(() => true);
    const checkHealth = async () => {
      expect((await fetch(`${app.url}/healthz`)).status, name).toBe(200);
      return false;
    };
    while (!(await Promise.race([isDone, checkHealth()])));
    expect(await refused, name).toMatchObject({ status: 400, fields: { file: problem } });
  }
  expect(await client.results(id)).toMatchObject({ reports: 0, other: [] });
});

test("Formulas and markup are kept as the text they are", async () => {
  const client = reportsClient(app.url, await createUser(app.deps));
  const { id } = await client.ready();
  const names = ['=HYPERLINK("https://evil.example")', "<script>alert(1)</script>"];
  const rows = names.map((name, at) => `"${name.replaceAll('"', '""')}",${20 - at},1,2.50\n`);
  await client.keep(id, HEADER + rows.join(""), { currency: "USD" });
  expect((await client.results(id)).other.map(({ name }) => name)).toEqual(names);
});
