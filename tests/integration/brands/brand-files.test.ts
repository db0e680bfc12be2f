import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Claim, Proof } from "#core/brands/claim.ts";
import { brandMessages, logoMessages, proofMessages } from "#core/brands/messages.ts";
import type { Upload } from "#core/uploads/api.ts";
import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { fieldsOf, openBrandClient, type BrandClient } from "../../support/brands.ts";
import { filesClient } from "../../support/files.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const open = () => openBrandClient(app);

async function send({ user }: BrandClient, path: string, file: Uint8Array | string, name: string) {
  const form = new FormData();
  form.set("file", new File([typeof file === "string" ? file : Buffer.from(file)], name));
  return fetch(`${app.url}/api/uploads/${path}`, {
    method: "POST",
    headers: { cookie: user.cookie },
    body: form,
  });
}

const svg = (content: string) =>
  `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${content}</svg>`;
const PDF = "%PDF-1.7\n1 0 obj\n<<>>\nendobj\n";

test("An SVG logo is stored and served as the pixels of its drawing", async () => {
  const client = await open();
  const response = await send(client, "logo", svg('<rect width="40" height="10" fill="#1e7a46"/>'), "a.svg");
  expect(response.status).toBe(201);
  const logo = (await response.json()) as Upload;
  expect(logo.width / logo.height).toBe(4);
  const { id } = await client.newBrand({ logos: [{ kind: "light", id: logo.id }] });
  const served = await filesClient(app.url, client.user).open(logo.url);
  expect(served.headers.get("content-type")).toBe("image/png");
  const { dominant } = await sharp(await served.arrayBuffer()).stats();
  expect([dominant.r, dominant.g, dominant.b].map((part) => part >> 4)).toEqual([1, 7, 4]);
  const preview = await client.call("GET", `/brands/${id}/preview`);
  expect(preview.headers.get("content-type")).toBe("image/webp");
  expect(await sharp(await preview.arrayBuffer()).metadata()).toMatchObject({ width: 1080, height: 1080 });
});

test("An SVG with lettering is refused, because its letters are not drawn", async () => {
  const client = await open();
  const badge = '<rect width="40" height="10"/><text x="2" y="8" fill="#fff">ACME</text>';
  for (const content of [badge, '<text x="2" y="8">ACME</text>']) {
    const response = await send(client, "logo", svg(content), "a.svg");
    expect(response.status).toBe(400);
    expect(await fieldsOf(response)).toEqual({ file: logoMessages.unreadableSvg });
  }
});

test("An SVG refers to nothing outside of itself, and elsewhere SVG is not accepted", async () => {
  const client = await open();
  const outside = svg(
    '<image href="file:///etc/passwd" width="9" height="9"/><rect width="40" height="10" fill="url(http://127.0.0.1:1/a)"/>',
  );
  expect((await send(client, "logo", outside, "a.svg")).status).toBe(201);
  const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>${svg("&b;")}`;
  expect([201, 400]).toContain((await send(client, "logo", bomb, "a.svg")).status);
  const large = svg(`<!--${"x".repeat(1_100_000)}-->`);
  expect(await fieldsOf(await send(client, "logo", large, "a.svg"))).toEqual({
    file: logoMessages.svgTooLarge,
  });
  expect(await fieldsOf(await send(client, "logo", "<html><svg></svg>", "a.svg"))).toEqual({
    file: logoMessages.notAnImage,
  });
  expect(await fieldsOf(await send(client, "logo", svg("").slice(0, 60), "a.svg"))).toEqual({
    file: logoMessages.unreadableSvg,
  });
  const elsewhere = await filesClient(app.url, client.user).send(Buffer.from(svg("")), "a.svg");
  expect(elsewhere.status).toBe(400);
});

test("A proof is a PDF or a picture, served to its owner as an attachment with its name", async () => {
  const [client, stranger] = [await open(), await open()];
  const { id: brandId } = await client.newBrand();
  const claim = await client.newClaim(brandId);
  const response = await send(client, "proof", PDF, "../Growers’ 2026.html");
  expect(response.status).toBe(201);
  const proof = (await response.json()) as Proof;
  expect(proof).toMatchObject({ name: "Growers’ 2026.pdf", bytes: PDF.length });
  const changed = await client.json<Claim>("PATCH", `/claims/${claim.id}`, { proofFile: proof.id });
  expect(changed).toMatchObject({ state: "proved", proofFile: proof });
  expect(await client.json<Claim>("PATCH", `/claims/${claim.id}`, { text: "Other" })).toMatchObject({
    proofFile: proof,
  });

  const served = await filesClient(app.url, client.user).open(proof.url);
  expect(served.headers.get("content-disposition")).toBe(
    "attachment; filename*=UTF-8''Growers%E2%80%99%202026.pdf",
  );
  expect(served.headers.get("content-type")).toBe("application/octet-stream");
  expect(await served.text()).toBe(PDF);
  expect((await filesClient(app.url, stranger.user).open(proof.url)).status).toBe(404);

  const shot = (await (await send(client, "proof", await picture(), "shot.exe")).json()) as Proof;
  expect(shot.name).toBe("shot.png");
  const asPicture = await filesClient(app.url, client.user).open(`${shot.url}?width=320`);
  expect(asPicture.headers.get("content-disposition")).toMatch(/^attachment/);
});

test("Other files are rejected as proof, and a proof is neither a logo nor another user's", async () => {
  const [client, stranger] = [await open(), await open()];
  for (const file of ["<html>", "PK\u0003\u0004", ""]) {
    expect(await fieldsOf(await send(client, "proof", file, "a.pdf"))).toEqual({
      file: proofMessages.notAnImage,
    });
  }
  const proof = (await (await send(client, "proof", PDF, "a.pdf")).json()) as Proof;
  const missing = brandMessages.missingFile;
  const asLogo = await client.call("POST", "/brands", {
    name: "A",
    logos: [{ kind: "light", id: proof.id }],
  });
  expect(await fieldsOf(asLogo)).toEqual({ logos: missing });
  const { id } = await stranger.newBrand();
  const theirs = await stranger.call("POST", `/brands/${id}/claims`, { text: "A", proofFile: proof.id });
  expect(await fieldsOf(theirs)).toEqual({ proofFile: missing });
});
