import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { PUBLIC_ADDRESS } from "../../../../tests/support/stand-ins/internet.ts";
import { isPublicAddress } from "./public-address.ts";
import { PAGE, startTestReader, type TestReader } from "./visit.fixture.ts";

let reader: TestReader;
let internet: TestReader["internet"];
beforeEach(async () => {
  reader = await startTestReader();
  internet = reader.internet;
});
afterEach(() => internet.stop());

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
    expect(await reader.read(address.join(" "))).toBe(failure);
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
    expect(await reader.read("http://93.184.215.14/")).toBe("four");
    expect(await reader.read("http://[2606:4700::6810]/")).toBe("six");
    expect(internet.lookups).toEqual([]);
    expect(internet.opened.map(({ host }) => host)).toEqual(["93.184.215.14", "2606:4700::6810"]);
  });
});

describe("Names", () => {
  test("A name is resolved once and the connection goes to that address", async () => {
    let calls = 0;
    internet.serve("rebind.example", { "/": "first", "/next": "second" });
    internet.answer("rebind.example", async () => (calls++ === 0 ? [PUBLIC_ADDRESS] : ["127.0.0.1"]));
    const site = reader.visit();
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
    expect(await reader.read("http://mixed.example/")).toBe("not_public");
    expect(internet.opened).toEqual([]);
  });

  test("Unknown names and name servers that do not answer fail in time", async () => {
    internet.answer("hanging.example", () => new Promise(() => {}));
    expect(await reader.read("http://unknown.example/")).toBe("unknown_host");
    expect(await reader.read("http://hanging.example/", { timeoutMs: 200 })).toBe("timeout");
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
    expect(await reader.read("http://shop.example/")).toBe(failure);
    expect(internet.opened).toEqual([{ host: PUBLIC_ADDRESS, port: 80 }]);
  });

  test("Three redirects are followed, a fourth and a loop are refused", async () => {
    internet.serve("shop.example", {
      "/0": to("/1"),
      "/1": to("http://other.example/2"),
      "/2": to("/2"),
    });
    internet.serve("other.example", { "/2": to("/3"), "/3": "arrived", "/4": to("http://shop.example/0") });
    expect(await reader.read("http://shop.example/0")).toBe("arrived");
    expect(await reader.read("http://other.example/4")).toBe("redirects");
    expect(await reader.read("http://shop.example/2")).toBe("redirects");
  });
});
