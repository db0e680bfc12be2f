import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PAGE, startTestReader, type TestReader } from "./visit.fixture.ts";

let reader: TestReader;
let internet: TestReader["internet"];
beforeEach(async () => {
  reader = await startTestReader();
  internet = reader.internet;
});
afterEach(() => internet.stop());

describe("Responses", () => {
  const ENCODINGS: readonly [string, (data: Uint8Array) => Uint8Array][] = [
    ["gzip", gzipSync],
    ["br", (data) => brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ];

  test.each(ENCODINGS)("%s is decoded, and a bomb is stopped at the limit", async (encoding, compress) => {
    const headers = { "content-encoding": encoding };
    internet.serve("shop.example", {
      "/": { headers, body: compress(Buffer.from("hello")) },
      "/bomb": { headers, body: compress(Buffer.alloc(50_000_000)) },
    });
    expect(await reader.read("http://shop.example/")).toBe("hello");
    expect(await reader.read("http://shop.example/bomb")).toBe("too_large");
  });

  test.each([
    ["gzip, gzip", gzipSync(gzipSync("hello"))],
    ["zstd", Buffer.from("hello")],
    ["gzip", Buffer.from("not gzip")],
    ["br", Buffer.from("not brotli")],
  ])("Encoding %s with such a body is malformed", async (encoding, body) => {
    internet.serve("shop.example", { "/": { headers: { "content-encoding": encoding }, body } });
    expect(await reader.read("http://shop.example/")).toBe("malformed");
  });

  test("A body above the limit is refused, with and without a stated length", async () => {
    internet.serve("shop.example", { "/": "x".repeat(100_001) });
    expect(await reader.read("http://shop.example/")).toBe("too_large");
    let sent = 0;
    internet.serve("shop.example", (_request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const timer = setInterval(() => response.write("x".repeat(16_384), () => (sent += 16_384)), 1);
      response.on("close", () => clearInterval(timer));
    });
    expect(await reader.read("http://shop.example/")).toBe("too_large");
    expect(sent).toBeLessThan(10_000_000);
  });

  test("A server that drips or hangs is left at the deadline", async () => {
    internet.serve("shop.example", (request, response) => {
      if (request.url === "/hang") return;
      response.writeHead(200);
      const timer = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(timer));
    });
    expect(await reader.read("http://shop.example/", { timeoutMs: 300 })).toBe("timeout");
    expect(await reader.read("http://shop.example/hang", { timeoutMs: 300 })).toBe("timeout");
  });

  test("Headers above 16 KB and broken responses are malformed", async () => {
    internet.serve("shop.example", (request, response) => {
      if (request.url === "/headers") {
        for (let at = 0; at < 200; at++) response.setHeader(`x-${at}`, "y".repeat(1000));
        response.end("hello");
      } else request.socket.end("HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 7\r\n\r\nhello");
    });
    expect(await reader.read("http://shop.example/headers")).toBe("malformed");
    expect(await reader.read("http://shop.example/")).toBe("malformed");
  });

  test("A reading has a budget of requests", async () => {
    internet.serve("shop.example", { "/": "hello" });
    const site = reader.visit();
    for (let at = 0; at < 40; at++) await site.fetch("http://shop.example/", PAGE);
    await expect(site.fetch("http://shop.example/", PAGE)).rejects.toMatchObject({
      failure: "too_many_requests",
    });
    await site.close();
  });

  test("Requests carry the reader's name and no cookie, and stop with their reading", async () => {
    internet.serve("shop.example", { "/": { headers: { "set-cookie": "id=1" }, body: "hello" } });
    const stop = new AbortController();
    const site = reader.visit({ signal: stop.signal });
    await site.fetch("http://shop.example/", PAGE);
    await site.fetch("http://shop.example/", PAGE);
    expect(internet.headers.map((headers) => headers["user-agent"])).toEqual(["Adloom", "Adloom"]);
    expect(internet.headers.some((headers) => "cookie" in headers || "referer" in headers)).toBe(false);
    stop.abort();
    await expect(site.fetch("http://shop.example/", PAGE)).rejects.toMatchObject({ failure: "interrupted" });
    await site.close();
  });
});
