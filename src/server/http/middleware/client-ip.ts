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

/**
 * Rate limit key of an address that `findClientIp` returned: IPv6 addresses by their /64 network.
 * The middleware `clientIp` calls it.
 */
function clientKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = "", tail] = address.split("%")[0]!.split("::");
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
 * Returns the client's address: the socket's peer or, behind trusted proxies, the last entry of
 * `X-Forwarded-For` that is not a trusted proxy. Entries that the client sent itself are ignored,
 * IPv4-mapped addresses become IPv4. The middleware `clientIp` calls it.
 */
function findClientIp(socketAddress: string, forwardedFor: string | undefined, trusted: BlockList): string {
  const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, "");
  const isTrusted = (address: string) => isIP(address) !== 0 && trusted.check(address, family(address));
  let address = plain(socketAddress);
  if (forwardedFor === undefined) return address;
  const hops = forwardedFor
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

/**
 * Middleware that sets `clientIp` on each request: the address that `findClientIp` returns, of IPv6
 * the /64 network (`clientKey`). `trustedProxies` is the setting `TRUSTED_PROXIES`
 * (`boot/settings.ts`). `boot/app.ts` mounts it, `clientOf` (`http/client.ts`) reads it for rate
 * limits.
 */
export function clientIp(trustedProxies: readonly string[]) {
  const trusted = trustList(trustedProxies);
  return createMiddleware<AppEnv>((c, next) => {
    // Requests without a socket (`app.request` in tests) count as loopback.
    const socket = c.env?.incoming ? getConnInfo(c).remote.address : undefined;
    c.set(
      "clientIp",
      clientKey(findClientIp(socket ?? "127.0.0.1", c.req.header("x-forwarded-for"), trusted)),
    );
    return next();
  });
}
