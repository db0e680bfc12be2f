import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Addresses that are public by their range but serve cloud machines: Azure's metadata and DNS
 * server (learn.microsoft.com, "What is IP address 168.63.129.16", read 2026-11-22).
 */
const CLOUD_SERVICES: readonly string[] = ["168.63.129.16"];
/** IPv6 addresses that are routed on the internet (RFC 4291, section 2.4). */
const GLOBAL_UNICAST: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];

/**
 * Whether the website reader may connect to an IP address: a public unicast one. `visit.ts` asks it
 * for all addresses of a name before each connection. `CLOUD_SERVICES` above lists exceptions.
 * Allows the ranges that are public instead of refusing the private ones, so that NAT64, 6to4,
 * Teredo, shared and reserved ranges are refused too.
 */
export function isPublicAddress(address: string): boolean {
  // ipaddr.js also accepts octal and hexadecimal parts, which a resolver never returns.
  if (isIP(address) === 0 || address.includes("%")) return false;
  // `process` turns an IPv4-mapped IPv6 address into the IPv4 address.
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast" || CLOUD_SERVICES.includes(parsed.toString())) return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST);
}
