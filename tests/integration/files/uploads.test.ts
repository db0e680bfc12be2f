import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadMessages } from "#core/uploads/messages.ts";
import { phonePicture, picture, pixelAt } from "#server/render/ingest/pictures.fixture.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { filesClient } from "../../support/files.ts";
import { createUser } from "../../support/user.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const newClient = async () => filesClient(app.url, await createUser(app.deps));

async function errorOf(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; message: string; fields?: object } };
  return { status: response.status, ...error };
}

describe("an upload", () => {
  test("returns its URL and size and is readable by its owner", async () => {
    const client = await newClient();
    const response = await client.send(await phonePicture());
    expect(response.status).toBe(201);
    const upload = (await response.json()) as { id: string };
    expect(upload).toEqual({ id: expect.any(String), url: `/files/${upload.id}`, width: 40, height: 60 });
    const opened = await client.open(`/files/${upload.id}`);
    expect(opened.status).toBe(200);
    const bytes = await opened.bytes();
    expect(opened.headers.get("content-length")).toBe(String(bytes.length));
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 40, height: 60 });
    expect((await pixelAt(bytes, 20, 5))[0]).toBeGreaterThan(200);
  });

  test("has headers that only let a browser display it", async () => {
    const client = await newClient();
    const { id, url } = await client.upload(await picture());
    const { headers } = await client.open(url);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "image/png",
      "content-disposition": `inline; filename="${id}.png"`,
      "x-content-type-options": "nosniff",
      "content-security-policy":
        "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "private, no-cache",
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
  });

  test("is typed by its content, not by its name or claimed type", async () => {
    const client = await newClient();
    const response = await client.send(await picture({ format: "webp" }), "page.html", "text/html");
    const { url } = (await response.json()) as { url: string };
    const { headers } = await client.open(url);
    expect(headers.get("content-type")).toBe("image/webp");
    expect(headers.get("content-disposition")).toMatch(/\.webp"$/);
  });

  test("is revalidated with 304, only for its owner", async () => {
    const client = await newClient();
    const { url } = await client.upload(await picture());
    const etag = (await client.open(url)).headers.get("etag") ?? "";
    const again = await client.open(url, { "if-none-match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await client.open(url, { "if-none-match": '"other"' })).status).toBe(200);
    const stranger = await newClient();
    expect((await stranger.open(url, { "if-none-match": etag })).status).toBe(404);
  });

  test("supports HEAD", async () => {
    const client = await newClient();
    const { url } = await client.upload(await picture());
    const head = await client.open(url, {}, "HEAD");
    expect([head.status, head.headers.get("content-type"), await head.text()]).toEqual([
      200,
      "image/png",
      "",
    ]);
  });

  test("is deleted at once when its owner removes it", async () => {
    const client = await newClient();
    const { id, url } = await client.upload(await picture());
    expect((await client.remove(id)).status).toBe(204);
    expect(await errorOf(await client.open(url))).toMatchObject({ status: 404, code: "not_found" });
    expect((await client.remove(id)).status).toBe(404);
  });
});

describe("access", () => {
  test("another user's upload is not found", async () => {
    const { id, url } = await (await newClient()).upload(await picture());
    const stranger = await newClient();
    expect(await errorOf(await stranger.open(url))).toMatchObject({ status: 404, code: "not_found" });
    expect(await errorOf(await stranger.remove(id))).toMatchObject({ status: 404, code: "not_found" });
  });

  test("a visitor can neither upload, open nor remove", async () => {
    const { id, url } = await (await newClient()).upload(await picture());
    const visitor = filesClient(app.url, { cookie: "" });
    const refused = [await visitor.send(await picture()), await visitor.open(url), await visitor.remove(id)];
    for (const response of refused)
      expect(await errorOf(response)).toMatchObject({ status: 401, code: "unauthorized" });
  });

  test("Paths below /files resolve file ids only", async () => {
    const client = await newClient();
    const { url } = await client.upload(await picture());
    const paths = ["/files", "/files/", "/files/..%2f..%2fsecret", `${url}/x`, "/files/%00"];
    for (const path of paths) {
      const response = await client.open(path);
      expect(await errorOf(response), path).toMatchObject({ status: 404, code: "not_found" });
    }
  });
});

describe("rejected input", () => {
  test("no file, a text instead of a file, no form", async () => {
    const { cookie } = await createUser(app.deps);
    const text = new FormData();
    text.set("file", "not a file");
    const post = (body: FormData | string, headers = {}) =>
      fetch(`${app.url}/api/uploads`, { method: "POST", headers: { cookie, ...headers }, body });
    const responses = [
      await post(new FormData()),
      await post(text),
      await post("{}", { "content-type": "application/json" }),
      await post("--x\r\nbroken", { "content-type": "multipart/form-data; boundary=x" }),
    ];
    for (const response of responses) {
      const message = uploadMessages.notAnImage;
      expect(await errorOf(response)).toEqual({
        status: 400,
        code: "invalid_input",
        message,
        fields: { file: message },
      });
    }
  });

  test("files that are no image, regardless of their claimed type", async () => {
    const client = await newClient();
    const page = Buffer.from("<!doctype html><script>alert(1)</script>");
    expect(await errorOf(await client.send(page, "photo.jpg", "image/jpeg"))).toMatchObject({
      status: 400,
      fields: { file: uploadMessages.notAnImage },
    });
  });

  test("more than 10 MB, with and without Content-Length", async () => {
    const { cookie } = await createUser(app.deps);
    const client = filesClient(app.url, { cookie });
    const large = Buffer.alloc(10 * 1024 * 1024 + 1);
    const responses = [await client.send(large), await client.send(Buffer.alloc(11 * 1024 * 1024))];
    // Less than the server discards before it answers (`drain-body.ts`): a client that is still
    // writing when the connection is closed may miss the response.
    let megabytes = 24;
    const chunks = new ReadableStream({
      pull(controller) {
        controller.enqueue(Buffer.alloc(1024 * 1024));
        if (--megabytes === 0) controller.close();
      },
    });
    const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
    const chunked: RequestInit = { method: "POST", headers, body: chunks, duplex: "half" };
    responses.push(await fetch(`${app.url}/api/uploads`, chunked));
    for (const response of responses)
      expect(await errorOf(response)).toMatchObject({
        status: 413,
        code: "payload_too_large",
        message: uploadMessages.tooLarge,
      });
  });

  test("the 101st upload within an hour", async () => {
    const client = await newClient();
    const none = Buffer.from("no image");
    for (let count = 0; count < 100; count++) expect((await client.send(none)).status).toBe(400);
    const refused = await client.send(await picture());
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(3500);
    expect(await errorOf(refused)).toMatchObject({ status: 429, code: "rate_limited" });
  });

  test("other routes still accept at most 64 KB", async () => {
    const { cookie } = await createUser(app.deps);
    const response = await fetch(`${app.url}/api/profile`, {
      method: "PATCH",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ fullName: "x".repeat(70_000) }),
    });
    expect(response.status).toBe(413);
  });
});
