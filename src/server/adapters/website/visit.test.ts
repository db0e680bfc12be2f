import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  PUBLIC_ADDRESS,
  startInternet,
  type Internet,
} from "../../../../tests/support/stand-ins/internet.ts";
import { openTunnel } from "./network.ts";
import { isPublicAddress } from "./public-address.ts";
import { createRobotsCheck } from "./robots.ts";
import { startVisit, type FetchOptions, type VisitOptions } from "./visit.ts";

const PAGE: FetchOptions = { accept: "text/html", maxBytes: 100_000 };

let internet: Internet;
beforeEach(async () => {
  internet = await startInternet("shop.example", "other.example");
});
afterEach(() => internet.stop());

function visit(changes: Partial<VisitOptions> = {}) {
  return startVisit({
    network: internet.network,
    proxy: undefined,
    userAgent: "Adloom",
    signal: new AbortController().signal,
    ...changes,
  });
}

/** Fetches an address and returns its text, or the reason of the refusal. */
async function read(address: string, changes: Partial<VisitOptions> = {}, options = PAGE): Promise<string> {
  const site = visit(changes);
  try {
    const { bytes } = await site.fetch(address, options);
    return Buffer.from(bytes).toString();
  } catch (error) {
    return (error as { failure?: string }).failure ?? String(error);
  } finally {
    await site.close();
  }
}

describe("Addresses", () => {
  test.each([
    "not_http ftp://shop.example/",
    "not_http file:///etc/passwd",
    "not_http data:text/html,hello",
    "not_http javascript:alert(1)",
    "not_http gopher://shop.example/",
    "not_an_address http://",
    "not_an_address //shop.example/",
    "not_an_address http://[::1",
    `not_an_address http://shop.example/${"a".repeat(3000)}`,
    "credentials http://user@shop.example/",
    "credentials http://user:secret@127.0.0.1/",
    "credentials http://shop.example%2f@127.0.0.1/",
    "port http://shop.example:22/",
    "port http://shop.example:8080/",
    "port https://127.0.0.1:5432/",
    "not_public http://localhost/",
    "not_public http://LOCALHOST./",
    "not_public http://printer/",
    "not_public http://db.internal/",
    "not_public http://metadata.google.internal/",
    "not_public http://nas.local/",
    "not_public http://router.lan/",
    "not_public http://1.0.0.127.in-addr.arpa/",
    "not_public http://127.0.0.1/",
    "not_public http://127.1/",
    "not_public http://2130706433/",
    "not_public http://0x7f000001/",
    "not_public http://0x7f.1/",
    "not_public http://0177.0.0.1/",
    "not_public http://017700000001/",
    "not_public http://127.0.0.1./",
    "not_public http://１２７.０.０.１/",
    "not_public http://①②⑦.⓪.⓪.①/",
    "not_public http://0/",
    "not_public http://0.0.0.0/",
    "not_public http://10.1.2.3/",
    "not_public http://172.16.0.1/",
    "not_public http://192.168.1.1/",
    "not_public http://100.64.0.1/",
    "not_public http://100.100.100.200/",
    "not_public http://169.254.169.254/latest/meta-data/",
    "not_public http://0xa9fea9fe/",
    "not_public http://168.63.129.16/",
    "not_public http://192.0.0.192/",
    "not_public http://198.18.0.1/",
    "not_public http://192.0.2.1/",
    "not_public http://224.0.0.1/",
    "not_public http://240.0.0.1/",
    "not_public http://255.255.255.255/",
    "not_public http://[::]/",
    "not_public http://[::1]/",
    "not_public http://[::7f00:1]/",
    "not_public http://[::ffff:127.0.0.1]/",
    "not_public http://[::ffff:a9fe:a9fe]/",
    "not_public http://[64:ff9b::7f00:1]/",
    "not_public http://[64:ff9b:1::a00:1]/",
    "not_public http://[2002:7f00:1::]/",
    "not_public http://[2001:0:7f00:1::]/",
    "not_public http://[fe80::1]/",
    "not_public http://[fec0::1]/",
    "not_public http://[fc00::1]/",
    "not_public http://[fd00:ec2::254]/",
    "not_public http://[ff02::1]/",
    "not_public http://[2001:db8::1]/",
    "not_public http://[100::1]/",
  ])("%s", async (line) => {
    const [failure, ...address] = line.split(" ");
    expect(await read(address.join(" "))).toBe(failure);
    expect(internet.opened).toEqual([]);
  });

  test.each(["fe80::1%eth0", "", "localhost", "0x7f.1", "010.8.8.8"])(
    "%j is not a public address",
    (text) => {
      expect(isPublicAddress(text)).toBe(false);
    },
  );

  test("Public literals are contacted without asking the resolver", async () => {
    internet.serve("93.184.215.14", { "/": "four" });
    internet.serve("[2606:4700::6810]", { "/": "six" });
    expect(await read("http://93.184.215.14/")).toBe("four");
    expect(await read("http://[2606:4700::6810]/")).toBe("six");
    expect(internet.lookups).toEqual([]);
    expect(internet.opened.map(({ host }) => host)).toEqual(["93.184.215.14", "2606:4700::6810"]);
  });
});

describe("Names", () => {
  test("A name is resolved once and the connection goes to that address", async () => {
    let calls = 0;
    internet.serve("rebind.example", { "/": "first", "/next": "second" });
    internet.answer("rebind.example", async () => (calls++ === 0 ? [PUBLIC_ADDRESS] : ["127.0.0.1"]));
    const site = visit();
    await site.fetch("http://rebind.example/", PAGE);
    await site.fetch("http://rebind.example/next", PAGE);
    await site.close();
    expect(calls).toBe(1);
    expect(new Set(internet.opened.map(({ host }) => host))).toEqual(new Set([PUBLIC_ADDRESS]));
  });

  test.each([
    [["10.0.0.1"]],
    [[PUBLIC_ADDRESS, "127.0.0.1"]],
    [["2606:4700::1", "::ffff:192.168.0.1"]],
    [[PUBLIC_ADDRESS, "64:ff9b::a00:1"]],
    [["not an address"]],
  ])("Answers %j are refused as a whole", async (answers) => {
    internet.answer("mixed.example", answers);
    expect(await read("http://mixed.example/")).toBe("not_public");
    expect(internet.opened).toEqual([]);
  });

  test("Unknown names and name servers that do not answer fail in time", async () => {
    internet.answer("hanging.example", () => new Promise(() => {}));
    expect(await read("http://unknown.example/")).toBe("unknown_host");
    expect(await read("http://hanging.example/", { timeoutMs: 200 })).toBe("timeout");
    expect(internet.opened).toEqual([]);
  });
});

describe("Redirects", () => {
  const to = (location: string) => ({ status: 302, headers: { location } });

  test.each([
    ["http://127.0.0.1/", "not_public"],
    ["http://169.254.169.254/latest/", "not_public"],
    ["//10.0.0.1/", "not_public"],
    ["http://[::ffff:7f00:1]/", "not_public"],
    ["http://inside.example/", "not_public"],
    ["file:///etc/passwd", "not_http"],
    ["ftp://shop.example/", "not_http"],
    ["http://shop.example:6379/", "port"],
    ["http://a:b@shop.example/", "credentials"],
    ["http://localhost/", "not_public"],
    ["http://", "not_an_address"],
  ])("A redirect to %s is refused", async (location, failure) => {
    internet.answer("inside.example", ["192.168.0.10"]);
    internet.serve("shop.example", { "/": to(location) });
    expect(await read("http://shop.example/")).toBe(failure);
    expect(internet.opened).toEqual([{ host: PUBLIC_ADDRESS, port: 80 }]);
  });

  test("Three redirects are followed, a fourth and a loop are refused", async () => {
    internet.serve("shop.example", {
      "/0": to("/1"),
      "/1": to("http://other.example/2"),
      "/2": to("/2"),
    });
    internet.serve("other.example", { "/2": to("/3"), "/3": "arrived", "/4": to("http://shop.example/0") });
    expect(await read("http://shop.example/0")).toBe("arrived");
    expect(await read("http://other.example/4")).toBe("redirects");
    expect(await read("http://shop.example/2")).toBe("redirects");
  });
});

describe("Responses", () => {
  const ENCODINGS: readonly [string, (data: Uint8Array) => Uint8Array][] = [
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
  ];

  test.each(ENCODINGS)("%s is decoded, and a bomb is stopped at the limit", async (encoding, compress) => {
    const headers = { "content-encoding": encoding };
    internet.serve("shop.example", {
      "/": { headers, body: compress(Buffer.from("hello")) },
      "/bomb": { headers, body: compress(Buffer.alloc(50_000_000)) },
    });
    expect(await read("http://shop.example/")).toBe("hello");
    expect(await read("http://shop.example/bomb")).toBe("too_large");
  });

  test.each([
    ["gzip, gzip", gzipSync(gzipSync("hello"))],
    ["zstd", Buffer.from("hello")],
    ["gzip", Buffer.from("not gzip")],
    ["br", Buffer.from("not brotli")],
  ])("Encoding %s with such a body is malformed", async (encoding, body) => {
    internet.serve("shop.example", { "/": { headers: { "content-encoding": encoding }, body } });
    expect(await read("http://shop.example/")).toBe("malformed");
  });

  test("A body above the limit is refused, with and without a stated length", async () => {
    internet.serve("shop.example", { "/": "x".repeat(100_001) });
    expect(await read("http://shop.example/")).toBe("too_large");
    let sent = 0;
    internet.serve("shop.example", (_request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const timer = setInterval(() => response.write("x".repeat(16_384), () => (sent += 16_384)), 1);
      response.on("close", () => clearInterval(timer));
    });
    expect(await read("http://shop.example/")).toBe("too_large");
    expect(sent).toBeLessThan(10_000_000);
  });

  test("A server that drips or hangs is left at the deadline", async () => {
    internet.serve("shop.example", (request, response) => {
      if (request.url === "/hang") return;
      response.writeHead(200);
      const timer = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(timer));
    });
    expect(await read("http://shop.example/", { timeoutMs: 300 })).toBe("timeout");
    expect(await read("http://shop.example/hang", { timeoutMs: 300 })).toBe("timeout");
  });

  test("Headers above 16 KB and broken responses are malformed", async () => {
    internet.serve("shop.example", (request, response) => {
      if (request.url === "/headers") {
        for (let at = 0; at < 200; at++) response.setHeader(`x-${at}`, "y".repeat(1000));
        response.end("hello");
      } else request.socket.end("HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 7\r\n\r\nhello");
    });
    expect(await read("http://shop.example/headers")).toBe("malformed");
    expect(await read("http://shop.example/")).toBe("malformed");
  });

  test("A reading has a budget of requests", async () => {
    internet.serve("shop.example", { "/": "hello" });
    const site = visit();
    for (let at = 0; at < 40; at++) await site.fetch("http://shop.example/", PAGE);
    await expect(site.fetch("http://shop.example/", PAGE)).rejects.toMatchObject({
      failure: "too_many_requests",
    });
    await site.close();
  });

  test("Requests carry the reader's name and no cookie, and stop with their reading", async () => {
    internet.serve("shop.example", { "/": { headers: { "set-cookie": "id=1" }, body: "hello" } });
    const stop = new AbortController();
    const site = visit({ signal: stop.signal });
    await site.fetch("http://shop.example/", PAGE);
    await site.fetch("http://shop.example/", PAGE);
    expect(internet.headers.map((headers) => headers["user-agent"])).toEqual(["Adloom", "Adloom"]);
    expect(internet.headers.some((headers) => "cookie" in headers || "referer" in headers)).toBe(false);
    stop.abort();
    await expect(site.fetch("http://shop.example/", PAGE)).rejects.toMatchObject({ failure: "interrupted" });
    await site.close();
  });
});

describe("Certificates", () => {
  test("The certificate must be valid for the name", async () => {
    internet.serve("shop.example", { "/": "secure" });
    internet.serve("stolen.example", { "/": "stolen" });
    expect(await read("https://shop.example/")).toBe("secure");
    expect(await read("https://stolen.example/")).toBe("certificate");
    const { authority: _, ...untrusted } = internet.network;
    expect(await read("https://shop.example/", { network: untrusted })).toBe("certificate");
    expect(internet.opened.map(({ port }) => port)).toEqual([443, 443, 443]);
  });
});

describe("Proxy", () => {
  /** An HTTP proxy on loopback; `asked` are the targets and logins of its tunnels. */
  async function startProxy(status = 200) {
    const asked: string[] = [];
    const server = createServer();
    server.on("connect", async (request, client) => {
      asked.push([request.url, request.headers["proxy-authorization"] ?? ""].join(" ").trim());
      if (status !== 200) return client.end(`HTTP/1.1 ${status} No\r\n\r\n`);
      const target = await internet.network.open(
        { host: "", port: Number(request.url!.split(":").at(-1)) },
        AbortSignal.timeout(5000),
      );
      client.write("HTTP/1.1 200 OK\r\n\r\n");
      client.pipe(target).pipe(client);
      client.on("error", () => target.destroy());
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = new URL(`http://reader:pass%20word@127.0.0.1:${(server.address() as AddressInfo).port}`);
    return { asked, url, stop: () => server.close() };
  }
  /** Connects to the proxy for real, and records nothing. */
  const direct = async ({ port }: { port: number }) => {
    const { connect } = await import("node:net");
    const socket = connect({ host: "127.0.0.1", port });
    await once(socket, "connect");
    return socket;
  };

  test("Gets checked addresses only, and certificates are checked against the name", async () => {
    const proxy = await startProxy();
    internet.serve("shop.example", { "/": "secure" });
    internet.serve("stolen.example", { "/": "stolen" });
    internet.answer("inside.example", ["10.0.0.1"]);
    const network = { ...internet.network, open: direct };
    const login = `Basic ${Buffer.from("reader:pass word").toString("base64")}`;
    expect(await read("https://shop.example/", { network, proxy: proxy.url })).toBe("secure");
    expect(await read("http://shop.example/", { network, proxy: proxy.url })).toBe("secure");
    expect(await read("https://stolen.example/", { network, proxy: proxy.url })).toBe("certificate");
    expect(await read("http://inside.example/", { network, proxy: proxy.url })).toBe("not_public");
    expect(await read("http://127.0.0.1/", { network, proxy: proxy.url })).toBe("not_public");
    expect(proxy.asked).toEqual([443, 80, 443].map((port) => `${PUBLIC_ADDRESS}:${port} ${login}`));
    proxy.stop();
  });

  test("A proxy that refuses makes the site unreachable", async () => {
    const proxy = await startProxy(403);
    internet.serve("shop.example", { "/": "secure" });
    const network = { ...internet.network, open: direct };
    expect(await read("http://shop.example/", { network, proxy: proxy.url })).toBe("unreachable");
    await expect(
      openTunnel(network, proxy.url, { host: "2606:4700::1", port: 443 }, AbortSignal.timeout(5000)),
    ).rejects.toThrow("403");
    expect(proxy.asked[1]).toMatch(/^\[2606:4700::1\]:443/);
    proxy.stop();
  });
});

describe("robots.txt", () => {
  async function readAllowed(path: string, robots: Parameters<Internet["serve"]>[1]): Promise<string> {
    internet.serve("shop.example", robots);
    const site = visit();
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

  test("Is asked before each address, also after a redirect", async () => {
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
