import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Brand } from "#core/brands/brand.ts";
import { LOGO_KINDS } from "#core/brands/parts.ts";
import type { FoundProduct } from "#core/readings/proposal.ts";
import type { Upload } from "#core/uploads/api.ts";
import { createClock } from "#server/lib/clock.ts";
import { fileReferences } from "#server/modules/files/files.table.ts";
import { failOrphanedReadings } from "#server/modules/readings/readings.repo.ts";
import { readingJobs } from "#server/modules/readings/readings.jobs.ts";
import { readings } from "#server/modules/readings/readings.table.ts";
import { runReading } from "#server/modules/readings/run-reading.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { readError } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { openReadingClient, valuesOf } from "../../support/readings.ts";
import { startInternet, type Internet } from "../../support/stand-ins/internet.ts";
import { until } from "../../support/until.ts";
import { jsonLd, page, product, svgLogo } from "../../support/websites/site-parts.ts";

let app: TestApp;
let internet: Internet;
let offsetMs = 0;

beforeAll(async () => {
  internet = await startInternet();
  const clock = createClock(() => offsetMs);
  app = await startTestApp({ overrides: { network: internet.network, clock } });
  internet.serve("shop.example", {
    "/": page({
      title: "Shop",
      head: jsonLd({
        "@graph": [
          { "@type": "Store", name: "Shop", logo: "/logo.svg" },
          product("Mug", 9, "EUR", { image: "/mug.jpg" }),
        ],
      }),
    }),
    "/logo.svg": svgLogo("#1e7a46"),
    "/mug.jpg": await picture({ format: "jpeg" }),
  });
});
afterAll(async () => {
  await app.stop();
  await internet.stop();
});

const HOSTILE = [
  "http://127.0.0.1/",
  "http://2130706433/",
  "http://[::1]/",
  "http://169.254.169.254/latest/meta-data/",
  "http://localhost:3000/api/profile",
  "ftp://shop.example/",
  "file:///etc/passwd",
  "https://user:secret@shop.example/",
];

test("Hostile addresses fail with a message, and no host is contacted", async () => {
  const client = await openReadingClient(app);
  const opened = internet.opened.length;
  for (const url of HOSTILE) {
    const reading = await client.read(url);
    expect(reading, url).toMatchObject({ status: "failed", url, proposals: [] });
    expect(reading.error, url).toMatch(/^[A-Z].+\.$/);
  }
  expect(internet.opened.length).toBe(opened);
});

test("An address without a scheme is read over https; one without text is refused", async () => {
  const client = await openReadingClient(app);
  const id = await client.start(" shop.example ");
  expect((await client.ended(id)).url).toBe("https://shop.example");
  expect(internet.lookups).toContain("shop.example");
  for (const body of [{}, { url: "" }, { url: "  " }, { url: 7 }, { url: "x".repeat(3000) }]) {
    const response = await client.call("POST", `/brands/${client.brandId}/read`, body);
    expect(response.status).toBe(400);
    expect((await response.json()) as object).toMatchObject({
      error: { fields: { url: expect.any(String) } },
    });
  }
});

test("Proposals can be taken: the pictures are uploads of the user", async () => {
  const client = await openReadingClient(app);
  const reading = await client.read("http://shop.example/");
  expect(reading.pages).toEqual([{ url: "http://shop.example/", state: "read", ms: expect.any(Number) }]);
  const [logo] = valuesOf(reading, "logos.light") as Upload[];
  const [mug] = valuesOf(reading, "product") as FoundProduct[];
  expect(mug?.images).toHaveLength(1);
  for (const { url } of [logo!, mug!.images[0]!]) {
    const response = await fetch(`${app.url}${url}`, { headers: { cookie: client.user.cookie } });
    expect(response.headers.get("content-type")).toMatch(/^image\/(png|jpeg)$/);
  }
  const brand = await client.json<Brand>("PATCH", `/brands/${client.brandId}`, {
    logos: [{ kind: "light", id: logo!.id }],
  });
  expect(brand.logos[0]?.url).toBe(logo!.url);
  const { images, ...facts } = mug!;
  await client.json("POST", `/brands/${client.brandId}/products`, {
    ...facts,
    offerEndsOn: null,
    images: images.map(({ id }) => id),
  });
});

test("A logo with lettering is not proposed without it; the next one of the site is", async () => {
  const client = await openReadingClient(app);
  const lettered = svgLogo("#1e7a46").replace("</svg>", '<text x="20" y="40">ACME</text></svg>');
  const head = `${jsonLd({ "@type": "Store", name: "Acme", logo: "/logo.svg" })}<link rel="icon" href="/icon.svg" type="image/svg+xml">`;
  internet.serve("acme.example", {
    "/": page({ title: "Acme", head }),
    "/logo.svg": lettered,
    "/icon.svg": svgLogo("#a01030", 80, 80),
  });
  const reading = await client.read("http://acme.example/");
  const logos = LOGO_KINDS.flatMap((kind) => valuesOf(reading, `logos.${kind}`) as Upload[]);
  expect(logos).toMatchObject([{ width: 1024, height: 1024 }]);
});

test("Ten readings an hour are allowed, and the list says how many are left", async () => {
  const client = await openReadingClient(app);
  expect(await client.list()).toEqual({ items: [], nextCursor: null, left: 10, isEnabled: true });
  for (let at = 0; at < 10; at++) await client.start("http://127.0.0.1/");
  expect((await client.list()).left).toBe(0);
  const refused = await client.call("POST", `/brands/${client.brandId}/read`, { url: "http://127.0.0.1/" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3000);
  expect((await client.list()).items).toHaveLength(10);
});

test("Stop keeps the proposals so far, and the reading ends", async () => {
  const client = await openReadingClient(app);
  let released = () => {};
  internet.serve("slow.example", (request, response) => {
    if (request.url === "/robots.txt") return response.writeHead(404).end();
    if (request.url === "/about") return void (released = () => response.end(page({ title: "About" })));
    return response
      .setHeader("content-type", "text/html")
      .end(page({ title: "Slow", body: '<a href="/about">About</a>' }));
  });
  const id = await client.start("http://slow.example/");
  await until("the first page is read", async () => (await client.reading(id)).proposals.length > 0);
  expect((await client.reading(id)).pages.map(({ state }) => state)).toEqual(["read", "reading"]);
  const stopped = await client.json<object>("POST", `/readings/${id}/stop`);
  expect(stopped).toMatchObject({ status: "done", error: null });
  released();
  await until("the job ends", async () => (await app.deps.jobs.depths()).every(({ active }) => active === 0));
  expect(await client.reading(id)).toEqual(stopped);
  expect(valuesOf(await client.reading(id), "name")).toEqual(["Slow"]);
});

test("Readings are kept for 7 days, with their pictures, and then removed", async () => {
  const client = await openReadingClient(app);
  const reading = await client.read("http://shop.example/");
  const [logo] = valuesOf(reading, "logos.light") as Upload[];
  const purge = () => readingJobs(app.deps)[1]!.run({}, {} as never);
  const file = () => fetch(`${app.url}${logo!.url}`, { headers: { cookie: client.user.cookie } });
  try {
    offsetMs = 6.9 * 86_400_000;
    await purge();
    expect((await client.reading(reading.id)).proposals).toEqual(reading.proposals);
    expect((await file()).status).toBe(200);
    offsetMs = 7.1 * 86_400_000;
    expect((await client.call("GET", `/readings/${reading.id}`)).status).toBe(404);
    await purge();
    expect(await app.deps.db.select().from(readings).where(eq(readings.id, reading.id))).toEqual([]);
    expect(
      await app.deps.db
        .select()
        .from(fileReferences)
        .where(eq(fileReferences.referrer, `reading:${reading.id}`)),
    ).toEqual([]);
    offsetMs = 8.2 * 86_400_000;
    expect((await file()).status).toBe(404);
  } finally {
    offsetMs = 0;
  }
});

test("Readings of a removed brand are removed with it", async () => {
  const client = await openReadingClient(app);
  const { id } = await client.read("http://shop.example/");
  await app.deps.db.update(readings).set({ brandId: null }).where(eq(readings.id, id));
  await readingJobs(app.deps)[1]!.run({}, {} as never);
  expect((await client.call("GET", `/readings/${id}`)).status).toBe(404);
});

test("A reading whose worker died fails, and an older try cannot write", async () => {
  const client = await openReadingClient(app);
  const { id } = await client.read("http://shop.example/");
  await app.deps.db
    .update(readings)
    .set({ status: "reading", proposals: [], updatedAt: new Date(Date.now() - 61_000) })
    .where(eq(readings.id, id));
  await failOrphanedReadings(app.deps.db, app.deps.clock, 60);
  expect(await client.reading(id)).toMatchObject({
    status: "failed",
    error: expect.stringContaining("interrupted"),
  });
  // A try that was claimed while another one had already ended it writes nothing.
  const idle = new AbortController().signal;
  await runReading(app.deps, id, { signal: idle, stopping: idle, lastTry: false });
  expect(await client.reading(id)).toMatchObject({ status: "failed", proposals: [] });
});

test("A shutdown hands the reading back, and the next try completes it", async () => {
  const client = await openReadingClient(app);
  const { id } = await client.read("http://shop.example/");
  await app.deps.db.update(readings).set({ status: "reading", proposals: [] }).where(eq(readings.id, id));
  const idle = new AbortController().signal;
  const handBack = runReading(app.deps, id, { signal: idle, stopping: AbortSignal.abort(), lastTry: false });
  await expect(handBack).rejects.toThrow("interrupted");
  expect((await client.reading(id)).status).toBe("reading");
  await runReading(app.deps, id, { signal: idle, stopping: idle, lastTry: false });
  expect((await client.reading(id)).status).toBe("done");
});

test("The server answers while hostile pages are parsed", async () => {
  internet.serve("divs.example", {
    "/": "<div>".repeat(300_000),
    "/robots.txt": `User-agent: *\n${"Disallow: /*a*a*a*b$\n".repeat(20_000)}`,
  });
  const clients = await Promise.all(Array.from({ length: 4 }, () => openReadingClient(app)));
  const ids = await Promise.all(clients.map((client) => client.start("http://divs.example/")));
  let slowest = 0;
  for (let at = 0; at < 40; at++) {
    const start = performance.now();
    expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - start);
  }
  for (const [at, client] of clients.entries()) expect((await client.ended(ids[at]!)).status).toBe("failed");
  // A page of this kind takes a second of its worker; the loose limit allows for a busy machine.
  expect(slowest).toBeLessThan(500);
});

test("Unknown readings are not found, and the export has the user's own", async () => {
  const client = await openReadingClient(app);
  for (const [method, path] of [
    ["GET", ""],
    ["POST", "/stop"],
  ] as const) {
    expect((await client.call(method, `/readings/${randomUUID()}${path}`)).status).toBe(404);
  }
  await client.read("http://shop.example/");
  const archive = await client.call("GET", "/profile/export");
  const bytes = Buffer.from(await archive.arrayBuffer());
  expect(bytes.includes("readings.json")).toBe(true);
});

test("The operator can switch the reader off", async () => {
  const off = await startTestApp({
    env: { WEBSITE_READER: "off" },
    overrides: { network: internet.network },
  });
  try {
    const client = await openReadingClient(off);
    const refused = await client.call("POST", `/brands/${client.brandId}/read`, {
      url: "http://shop.example/",
    });
    expect([refused.status, (await readError(refused)).code]).toEqual([503, "reader_off"]);
    expect((await client.list()).isEnabled).toBe(false);
  } finally {
    await off.stop();
  }
});
