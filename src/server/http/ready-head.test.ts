import { once } from "node:events";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { readyHead, writeReadyHead } from "./ready-head.ts";

const BODY = "<p>Adloom</p>";
const HEADERS = [
  ["Content-Type", "text/html; charset=utf-8"],
  [
    "Content-Security-Policy",
    "default-src 'self'; script-src 'self' 'sha256-IYTzUCulwe2jxGsRMwWuO7OdpNwU3UrMzhT2cfeSEb4='",
  ],
  ["ETag", '"abc-br"'],
] as const;
const OWN = ["Content-Length", String(BODY.length), "X-Request-Id", "one"];

/** All that is sent over one connection, without the time of day. */
async function wire(answer: RequestListener, requests: string): Promise<string> {
  const server = createServer({ keepAliveTimeout: 50 }, answer);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const socket = connect({ port: (server.address() as AddressInfo).port, host: "127.0.0.1" });
  socket.write(requests);
  const all = await text(socket);
  server.close();
  return all.replace(/Date: .*\r\n/g, "Date\r\n");
}

test.each([
  ["a kept connection", "GET / HTTP/1.1\r\nHost: a\r\n\r\n"],
  ["two requests at once", "GET / HTTP/1.1\r\nHost: a\r\n\r\n".repeat(2)],
  ["a connection to be closed", "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"],
  ["a client of HTTP/1.0", "GET / HTTP/1.0\r\n\r\n"],
])("a ready head is the very one that Node.js writes: %s", async (_, requests) => {
  const ready = readyHead(HEADERS);
  const [ours, theirs] = await Promise.all([
    wire((__, outgoing) => {
      writeReadyHead(outgoing, ready, OWN);
      outgoing.end(BODY);
    }, requests),
    wire((__, outgoing) => outgoing.writeHead(200, [...HEADERS.flat(), ...OWN]).end(BODY), requests),
  ]);
  expect(ours).toContain("sha256-");
  expect(ours).toBe(theirs);
});

test("a Node.js without its own writer is given the headers as any other answer's", () => {
  const written: unknown[] = [];
  const outgoing = { writeHead: (...all: unknown[]) => written.push(...all) };
  writeReadyHead(outgoing as unknown as ServerResponse, readyHead(HEADERS), OWN);
  expect(written).toEqual([200, [...HEADERS.flat(), ...OWN]]);
});
