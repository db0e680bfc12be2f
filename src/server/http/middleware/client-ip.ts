import { BlockList, isIP } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../env.ts";

const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

function trustList(proxies: readonly string[]): BlockList {
  const trusted = new BlockList();
  for (const entry of proxies) {
    const [address = "", bits] = entry.split("/");
    if (bits === undefined) trusted.addAddress(address, family(address));
    else trusted.addSubnet(address, Number(bits), family(address));
  }
  return trusted;
}

/** `::ffff:10.0.0.1` and `10.0.0.1` are one client; an IPv6 client counts by its /64, which is one household. */
export function clientKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIP(plain) !== 6) return plain;
  const [head = "", tail] = plain.split("%")[0]!.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(8 - left.length - right.length).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}

/**
 * The client's address: the socket's, unless that is a trusted proxy; then the nearest entry of
 * `X-Forwarded-For` that no trusted proxy wrote. What a client claims itself is never believed.
 */
export function findClientIp(
  socketAddress: string,
  forwardedFor: string | undefined,
  trusted: BlockList,
): string {
  const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, family(address));
  let address = plain(socketAddress);
  const hops = (forwardedFor ?? "")
    .split(",")
    .map((hop) => plain(hop.trim()))
    .filter(Boolean);
  while (isTrusted(address)) {
    const next = hops.pop();
    if (next === undefined || isIP(next) === 0) break;
    address = next;
  }
  return address;
}

/** Leaves the client's address on the request. */
export function clientIp(trustedProxies: readonly string[]) {
  const trusted = trustList(trustedProxies);
  return createMiddleware<AppEnv>(async (c, next) => {
    // Without a socket (a request handed straight to the app) the loopback address counts.
    const socket = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
    c.set(
      "clientIp",
      clientKey(findClientIp(socket ?? "127.0.0.1", c.req.header("x-forwarded-for"), trusted)),
    );
    await next();
  });
}
