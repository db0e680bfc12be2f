import { once } from "node:events";
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PUBLIC_ADDRESS, type Site } from "../../../../tests/support/stand-ins/internet.ts";
import { startForwardProxy } from "../../../../tests/support/stand-ins/forward-proxy.ts";
import { openTunnel } from "./network.ts";
import { createRobotsCheck } from "./robots.ts";
import { PAGE, startTestReader, type TestReader } from "./visit.fixture.ts";

let reader: TestReader;
let internet: TestReader["internet"];
beforeEach(async () => {
  reader = await startTestReader();
  internet = reader.internet;
});
afterEach(() => internet.stop());

describe("Certificates", () => {
  test("The certificate must be valid for the name", async () => {
    internet.serve("shop.example", { "/": "secure" });
    internet.serve("stolen.example", { "/": "stolen" });
    expect(await reader.read("https://shop.example/")).toBe("secure");
    expect(await reader.read("https://stolen.example/")).toBe("certificate");
    const { authority: _, ...untrusted } = internet.network;
    expect(await reader.read("https://shop.example/", { network: untrusted })).toBe("certificate");
    expect(internet.opened.map(({ port }) => port)).toEqual([443, 443, 443]);
  });
});

describe("Proxy", () => {
  /** Connects to the proxy for real, and records nothing. */
  const direct = async ({ port }: { port: number }) => {
    const socket = connect({ host: "127.0.0.1", port });
    await once(socket, "connect");
    return socket;
  };

  test("Gets checked addresses only, and certificates are checked against the name", async () => {
    const proxy = await startForwardProxy(internet.network);
    internet.serve("shop.example", { "/": "secure" });
    internet.serve("stolen.example", { "/": "stolen" });
    internet.answer("inside.example", ["10.0.0.1"]);
    const network = { ...internet.network, open: direct };
    const login = `Basic ${Buffer.from("reader:pass word").toString("base64")}`;
    expect(await reader.read("https://shop.example/", { network, proxy: proxy.url })).toBe("secure");
    expect(await reader.read("http://shop.example/", { network, proxy: proxy.url })).toBe("secure");
    expect(await reader.read("https://stolen.example/", { network, proxy: proxy.url })).toBe("certificate");
    expect(await reader.read("http://inside.example/", { network, proxy: proxy.url })).toBe("not_public");
    expect(await reader.read("http://127.0.0.1/", { network, proxy: proxy.url })).toBe("not_public");
    expect(proxy.asked).toEqual([443, 80, 443].map((port) => `${PUBLIC_ADDRESS}:${port} ${login}`));
    proxy.stop();
  });

  test("A proxy that refuses makes the site unreachable", async () => {
    const proxy = await startForwardProxy(internet.network, 403);
    internet.serve("shop.example", { "/": "secure" });
    const network = { ...internet.network, open: direct };
    expect(await reader.read("http://shop.example/", { network, proxy: proxy.url })).toBe("unreachable");
    await expect(
      openTunnel(network, proxy.url, { host: "2606:4700::1", port: 443 }, AbortSignal.timeout(5000)),
    ).rejects.toThrow("403");
    expect(proxy.asked[1]).toMatch(/^\[2606:4700::1\]:443/);
    proxy.stop();
  });
});

describe("robots.txt", () => {
  async function readAllowed(path: string, robots: Site): Promise<string> {
    internet.serve("shop.example", robots);
    const site = reader.visit();
    const allow = createRobotsCheck(site, async ({ rules, url }) => !rules.endsWith(new URL(url).pathname));
    try {
      return Buffer.from(
        (await site.fetch(`http://shop.example${path}`, { ...PAGE, allow })).bytes,
      ).toString();
    } catch (error) {
      return (error as { failure: string }).failure;
    } finally {
      await site.close();
    }
  }

  test("Is checked before each request, also after a redirect", async () => {
    const site = {
      "/robots.txt": "Disallow: /secret",
      "/": "open",
      "/secret": "closed",
      "/turn": { status: 301, headers: { location: "/secret" } },
    };
    expect(await readAllowed("/", site)).toBe("open");
    expect(await readAllowed("/secret", site)).toBe("robots");
    expect(await readAllowed("/turn", site)).toBe("robots");
    expect(internet.requests.filter((line) => line === "shop.example/secret")).toEqual([]);
  });

  test("A missing file allows everything, a failing server nothing", async () => {
    expect(await readAllowed("/", { "/": "open" })).toBe("open");
    expect(await readAllowed("/", { "/robots.txt": { status: 503 }, "/": "open" })).toBe("server_error");
  });

  test("Only the first 500 KB are read", async () => {
    const rules = `${"# filler\n".repeat(100_000)}Disallow: /late`;
    expect(await readAllowed("/late", { "/robots.txt": rules, "/late": "open" })).toBe("open");
    const headers = { "content-encoding": "gzip" };
    const bomb = { headers, body: gzipSync(Buffer.alloc(100_000_000)) };
    expect(await readAllowed("/", { "/robots.txt": bomb, "/": "open" })).toBe("open");
  });
});
