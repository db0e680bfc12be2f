import { createHash } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { templateProblems } from "#core/exports/template.copy.ts";
import type { Template, TemplateList } from "#core/exports/templates.ts";
import { jobHandlers } from "#server/boot/job-handlers.ts";
import { createClock } from "#server/lib/clock.ts";
import { META, META_ROW } from "#server/modules/exports/templates/sample-sheet.fixture.ts";
import { packParts, workbook, workbookParts } from "#server/modules/exports/templates/workbook.fixture.ts";
import { purgeFiles, sweepFiles } from "#server/modules/files/files.jobs.ts";
import { readError } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { withPackages } from "../../support/campaign.ts";
import { exportsClient, type ExportsClient } from "../../support/exports.ts";
import { JOB } from "../../support/files.ts";
import { createUser, type TestUser } from "../../support/user.ts";

let app: TestApp;
let offset = 0;
let user: TestUser;
let client: ExportsClient;
let campaign: AdCampaign;

const OWN = [
  { platform: "facebook", format: "template" },
  { platform: "instagram", format: "template" },
];
const SHEET = Buffer.from(`${META.join(";")};Website URL 2;Notes\r\n${META_ROW.join(";")};;kept\r\n`);
const csv = (bytes: Uint8Array = SHEET) => ({ name: "fern export.csv", bytes });

beforeAll(async () => {
  const clock = createClock(() => offset);
  app = await startTestApp({ overrides: { plans: withPackages(100), clock } });
  user = await createUser(app.deps);
  client = exportsClient(app.url, user);
  campaign = await client.ready();
});
afterAll(() => app.stop());

const templates = (id = campaign.id) => `/campaigns/${id}/exports/templates`;
const columnOf = (template: Template, header: string) =>
  template.tables[0]!.columns.find((column) => column.header === header)!;

test("An own sheet is uploaded, corrected, remembered, and returned filled in with pictures and records", async () => {
  const uploaded = await client.uploadTemplate(campaign.id, "meta", csv());
  expect(uploaded).toMatchObject({ network: "meta", name: "fern export.csv", isUsable: true });
  expect(uploaded.tables[0]).toMatchObject({ headerRow: 1, lastRow: 2, copyFrom: 2, rows: [2] });
  const asked = uploaded.tables[0]!.columns.filter(({ state }) => state === "ask");
  expect(asked.map(({ header }) => header)).toEqual(["Website URL 2"]);
  expect(columnOf(uploaded, "Campaign Status")).toMatchObject({ state: "locked", example: "PAUSED" });
  expect(columnOf(uploaded, "Notes")).toMatchObject({ state: "left", field: "keep", example: "as in row 2" });

  const { at } = columnOf(uploaded, "Notes");
  const changed = await client.json<Template>("PATCH", `${templates()}/meta`, {
    columns: [{ table: 0, at, field: "key" }],
  });
  expect(columnOf(changed, "Notes")).toMatchObject({ state: "set", field: "key" });
  expect(await client.json<TemplateList>("GET", templates())).toEqual({ items: [changed] });

  const found = await client.export(campaign.id, { platforms: OWN });
  expect(found).toMatchObject({ status: "completed", error: null });
  expect(found.steps.map(({ format, files }) => [format, files])).toEqual([
    ["template", ["facebook-instagram/fern export-filled.csv"]],
    ["template", ["facebook-instagram/fern export-filled.csv"]],
  ]);
  const files = await client.filesOf(found.id);
  const bytes = Buffer.from(files["facebook-instagram/fern export-filled.csv"]!);
  expect(Buffer.compare(bytes.subarray(0, SHEET.length), SHEET)).toBe(0);
  const rows = bytes.subarray(SHEET.length).toString();
  for (const { key } of found.included) {
    expect(rows).toContain(`;${key}\r\n`);
    expect(rows).toContain(`utm_content=${key}`);
    expect(rows).toContain(`;PAUSED;Outcome Leads;`);
    const { media } = campaign.ads.find((ad) => ad.key === key)!;
    const picture = `${key.toLowerCase()}-${media!.width}x${media!.height}.png`;
    expect(rows).toContain(`;${picture};`);
    expect(files[`facebook-instagram/pictures/${picture}`]).toBeDefined();
  }
  expect(rows).not.toMatch(/ACTIVE|a:77|cg:1|1:abc|Second body/);
  expect(strFromU8(files["facebook-instagram/README.txt"]!)).toContain("Your own template");
  const sums = strFromU8(files["SHA256SUMS.txt"]!);
  expect(sums).toContain(`${createHash("sha256").update(bytes).digest("hex")}  facebook-instagram/fern`);
  expect(JSON.parse(strFromU8(files["ai-use.json"]!))).toHaveLength(found.included.length);

  const other = await client.ready();
  const again = await client.uploadTemplate(other.id, "meta", { name: "again.csv", bytes: SHEET });
  expect(columnOf(again, "Notes")).toMatchObject({ state: "set", field: "key" });
  const stranger = exportsClient(app.url, await createUser(app.deps));
  const theirs = await stranger.ready();
  const fresh = await stranger.uploadTemplate(theirs.id, "meta", csv());
  expect(columnOf(fresh, "Notes")).toMatchObject({ state: "left" });
});

test("An earlier export stays the same when the sheet is replaced, corrected and deleted", async () => {
  await client.uploadTemplate(campaign.id, "meta", csv());
  const found = await client.export(campaign.id, { platforms: OWN });
  const before = await client.filesOf(found.id);
  const replaced = await client.uploadTemplate(campaign.id, "meta", {
    name: "other.tsv",
    bytes: Buffer.from(`${META.join("\t")}\n`),
  });
  expect(replaced.tables[0]).toMatchObject({ copyFrom: null, rows: [] });
  const second = await client.filesOf((await client.export(campaign.id, { platforms: OWN })).id);
  expect(Object.keys(second)).toContain("facebook-instagram/other-filled.tsv");
  expect((await client.call("DELETE", `${templates()}/meta`)).status).toBe(204);
  expect(await client.json<TemplateList>("GET", templates())).toEqual({ items: [] });
  await sweepFiles(app.deps, JOB);
  await purgeFiles(app.deps, JOB);
  expect(await client.filesOf(found.id)).toEqual(before);
});

test("A workbook comes back with every other part unchanged, without settings of other rows if asked", async () => {
  const bytes = workbook([
    { name: "Help", state: "hidden", rows: { 1: ["Campaign Name", "Ad Name", "Title"] } },
    { name: "Ads", rows: { 1: META, 2: META_ROW }, comments: { A1: "Required" } },
  ]);
  const uploaded = await client.uploadTemplate(campaign.id, "meta", { name: "Fern.xlsx", bytes });
  expect(uploaded.tables[0]).toMatchObject({ tab: "Ads", copyFrom: 2 });
  const change = { copyFrom: [{ table: 0, row: null }] };
  await client.json("PATCH", `${templates()}/meta`, change);
  const found = await client.export(campaign.id, { platforms: OWN });
  const files = await client.filesOf(found.id);
  const [before, after] = [unzipSync(bytes), unzipSync(files["facebook-instagram/Fern-filled.xlsx"]!)];
  for (const [name, content] of Object.entries(before)) {
    const isSame = Buffer.compare(content, after[name]!) === 0;
    expect([name, isSame]).toEqual([name, name !== "xl/worksheets/sheet2.xml"]);
  }
  const sheet = strFromU8(after["xl/worksheets/sheet2.xml"]!);
  for (const { key } of found.included) expect(sheet).toContain(key);
  expect(sheet.match(/12\.50/g)).toBeNull();
});

test("Ads stay behind whose characters the sheet cannot hold", async () => {
  const own = await client.ready();
  const [ad] = own.ads.filter(({ platform }) => platform === "facebook");
  await client.save(await client.ad(ad!.id), { fields: { headline: "Ware gut 暖" } });
  const latin = Buffer.from("Kampagnenname;Anzeigenname;Überschrift;Ziel-URL\r\n", "latin1");
  await client.uploadTemplate(own.id, "meta", { name: "alt.csv", bytes: latin });
  const found = await client.export(own.id, { platforms: [OWN[0]!] });
  expect(found.left.find(({ adId }) => adId === ad!.id)).toMatchObject({
    field: "headline",
    why: expect.stringContaining("“暖”") as string,
  });
});

test.each([true, false])(
  "a missing or unusable sheet starts no export (has a sheet: %s)",
  async (hasSheet) => {
    const own = await client.ready();
    if (hasSheet) {
      const bytes = workbook([
        {
          name: "Ads",
          rows: { 1: ["Campaign Name", "Ad Name", "Ad Status", "Title"] },
          behind: `<dataValidations count="1"><dataValidation type="list" sqref="C2:C9"><formula1>"Live,Gone"</formula1></dataValidation></dataValidations>`,
        },
      ]);
      const uploaded = await client.uploadTemplate(own.id, "meta", { name: "a.xlsx", bytes });
      expect(uploaded).toMatchObject({ isUsable: false });
      expect(uploaded.notes[0]).toContain("Ad Status");
    }
    const error = await readError(
      await client.call("POST", `/campaigns/${own.id}/exports`, { platforms: OWN }),
    );
    expect(error).toMatchObject({ status: 400, fields: { platforms: expect.any(String) as string } });
  },
);

test("Invalid corrections are refused and change nothing", async () => {
  const before = await client.uploadTemplate(campaign.id, "meta", csv());
  const status = columnOf(before, "Ad Status").at;
  const title = columnOf(before, "Title").at;
  for (const [body, field] of [
    [{ columns: [{ table: 0, at: status, field: "keep" }] }, "columns"],
    [{ columns: [{ table: 0, at: columnOf(before, "Ad ID").at, field: "keep" }] }, "columns"],
    [{ columns: [{ table: 0, at: title, field: "text.password" }] }, "columns"],
    [{ columns: [{ table: 0, at: title, field: "headlineList" }] }, "columns"],
    [{ columns: [{ table: 1, at: title, field: "keep" }] }, "columns"],
    [{ columns: [{ table: 0, at: 999, field: "keep" }] }, "columns"],
    [{ copyFrom: [{ table: 0, row: 1 }] }, "copyFrom"],
    [{ copyFrom: [{ table: 5, row: null }] }, "copyFrom"],
  ] as const) {
    const error = await readError(await client.call("PATCH", `${templates()}/meta`, body));
    expect(error).toMatchObject({ status: 400, fields: { [field]: expect.any(String) as string } });
  }
  expect(await client.json<TemplateList>("GET", templates())).toEqual({ items: [before] });
});

test("Hostile sheets are refused with a sentence while the server answers others", async () => {
  const parts = workbookParts([{ name: "Ads", rows: { 1: META, 2: META_ROW } }]);
  const sheet = parts["xl/worksheets/sheet1.xml"]!;
  const rows = "<row><c><v>1</v></c></row>".repeat(1_000_000);
  const hostile = [
    [templateProblems.rows, sheet.replace("</sheetData>", `${rows}</sheetData>`)],
    [templateProblems.unpacked, " ".repeat(60_000_000)],
    [templateProblems.doctype, sheet.replace("?>", "?><!DOCTYPE a>")],
  ] as const;
  for (const [problem, xml] of hostile) {
    const bytes = packParts({ ...parts, "xl/worksheets/sheet1.xml": xml });
    expect(bytes.length).toBeLessThan(2 * 1024 * 1024);
    const refused: Response[] = [];
    const refusing = client.sendTemplate(campaign.id, "meta", { name: "x.xlsx", bytes });
    void refusing.then((response) => refused.push(response));
    let answered = 0;
    do {
      expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
      answered++;
    } while (refused.length === 0);
    expect(answered).toBeGreaterThan(0);
    expect(await readError(await refusing)).toMatchObject({ status: 400, fields: { file: problem } });
  }
  const large = { name: "x.csv", bytes: new Uint8Array(2 * 1024 * 1024 + 1).fill(0x61) };
  expect((await client.sendTemplate(campaign.id, "meta", large)).status).toBe(413);
  const nothing = await client.call("POST", `${templates()}/meta`, {});
  expect(await readError(nothing)).toMatchObject({ status: 400, fields: { file: templateProblems.noFile } });
  expect((await client.sendTemplate(campaign.id, "myspace", csv())).status).toBe(404);
});

test("Two uploads at once leave one sheet and no other file", async () => {
  const own = await client.ready();
  const names = ["one.csv", "two.csv", "three.csv"];
  await Promise.all(names.map((name) => client.uploadTemplate(own.id, "meta", { ...csv(), name })));
  const { items } = await client.json<TemplateList>("GET", templates(own.id));
  expect(items).toHaveLength(1);
  const { rows } = await app.deps.pool.query(
    `select 1 from file_references r join export_templates t on r.referrer = 'export-template:' || t.id where t.campaign_id = $1`,
    [own.id],
  );
  expect(rows).toHaveLength(1);
});

test("All data of an account contains its sheets; unused ones are deleted, and the account's with it", async () => {
  const person = await createUser(app.deps);
  const theirs = exportsClient(app.url, person);
  const { id } = await theirs.ready();
  const uploaded = await theirs.uploadTemplate(id, "meta", csv());
  const notes = columnOf(uploaded, "Notes").at;
  await theirs.json("PATCH", `${templates(id)}/meta`, { columns: [{ table: 0, at: notes, field: "key" }] });
  const all = unzipSync(await (await theirs.call("GET", "/profile/export")).bytes());
  const [sheet] = JSON.parse(strFromU8(all["export-sheets.json"]!)) as { id: string }[];
  expect(Buffer.compare(all[`sheets/${sheet!.id}/fern export.csv`]!, SHEET)).toBe(0);

  offset += 31 * 24 * 60 * 60_000;
  const sweep = jobHandlers(app.deps).find(({ type }) => type.name === "exports.templates-sweep")!;
  await sweep.run({}, JOB);
  const { rows } = await app.deps.pool.query("select 1 from export_templates where user_id = $1", [
    person.id,
  ]);
  expect(rows).toEqual([]);
  offset += 2 * 24 * 60 * 60_000;
  await sweepFiles(app.deps, JOB);
  await purgeFiles(app.deps, JOB);
  const stored = await app.deps.pool.query("select 1 from files where user_id = $1 and type = 'text/csv'", [
    person.id,
  ]);
  expect(stored.rows).toEqual([]);

  const erase = jobHandlers(app.deps).find(({ type }) => type.name === "accounts.erase")!;
  await erase.run({ userId: person.id }, JOB);
  for (const table of ["export_templates", "template_mappings", "exports"]) {
    const left = await app.deps.pool.query(`select 1 from ${table} where user_id = $1`, [person.id]);
    expect(left.rows, table).toEqual([]);
  }
});
