import { BlockList, isIP } from "node:net";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

const HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;
const FORWARDING = /^(forwarded|via|x-real-ip|x-forwarded(-.+)?|(cf|true|fastly)-(connecting|client)-ip)$/i;

interface Origin {
  /** Address of the socket's peer. */
  readonly remoteAddress: string | undefined;
  readonly host: string | undefined;
  readonly headerNames: Iterable<string>;
}

/**
 * Whether a request comes from this machine: over loopback, to a loopback host name (`HOST`, which
 * stops DNS rebinding) and without a proxy's headers (`FORWARDING`). The outbox page
 * (`outbox.routes.ts`) and the payment sandbox (`sandbox.routes.ts`) accept only such requests.
 */
export function isLocal({ remoteAddress = "", host = "", headerNames }: Origin): boolean {
  const address = remoteAddress.replace(/^::ffff:(?=\d+\.)/i, "");
  const family = isIP(address) === 6 ? "ipv6" : "ipv4";
  if (isIP(address) === 0 || !LOOPBACK.check(address, family)) return false;
  return HOST.test(host) && ![...headerNames].some((name) => FORWARDING.test(name));
}
