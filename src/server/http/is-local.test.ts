import { expect, test } from "vitest";
import { isLocal } from "./is-local.ts";

const local = { remoteAddress: "127.0.0.1", host: "localhost:3000", headerNames: ["host", "accept"] };

test.each([
  ["loopback", local],
  ["any loopback address", { ...local, remoteAddress: "127.9.8.7", host: "127.0.0.1" }],
  ["IPv6", { ...local, remoteAddress: "::1", host: "[::1]:3000" }],
  ["IPv4 in IPv6", { ...local, remoteAddress: "::ffff:127.0.0.1" }],
])("A request is local: %s", (_, origin) => expect(isLocal(origin)).toBe(true));

test.each([
  ["another machine", { ...local, remoteAddress: "192.168.0.7" }],
  ["no address", { ...local, remoteAddress: undefined }],
  ["a foreign name that resolves to loopback", { ...local, host: "attacker.example:3000" }],
  ["a foreign name that starts with localhost", { ...local, host: "localhost.attacker.example" }],
  ["no Host", { ...local, host: undefined }],
  ["X-Forwarded-For", { ...local, headerNames: ["host", "x-forwarded-for"] }],
  ["Forwarded", { ...local, headerNames: ["Forwarded"] }],
  ["X-Forwarded-Proto", { ...local, headerNames: ["x-forwarded-proto"] }],
])("A request is not local: %s", (_, origin) => expect(isLocal(origin)).toBe(false));
