import { REAL_NETWORK } from "#server/adapters/website/network.ts";
import type { Config } from "#server/boot/config.ts";
import { failed, ok, errorCodeOf, type DoctorFinding } from "./finding.ts";

const ABOUT = "website reader";
const PROXY_TIMEOUT_MS = 3000;

/**
 * Check of `npm run doctor`: the proxy for reading websites (`FETCH_PROXY`) accepts connections
 * within `PROXY_TIMEOUT_MS` (this file), if one is configured.
 */
export async function checkWebsiteReader({
  websiteReader,
}: Pick<Config, "websiteReader">): Promise<DoctorFinding[]> {
  if (!websiteReader) return [ok(ABOUT, "off")];
  const { proxy } = websiteReader;
  if (!proxy) return [ok(ABOUT, "on, connects directly to public addresses")];
  try {
    const target = { host: proxy.hostname, port: Number(proxy.port || 80) };
    const socket = await REAL_NETWORK.open(target, AbortSignal.timeout(PROXY_TIMEOUT_MS));
    socket.destroy();
    return [ok(ABOUT, "on, through a proxy that accepts connections")];
  } catch (error) {
    return [failed(ABOUT, `the proxy cannot be reached (${errorCodeOf(error)})`, "Check FETCH_PROXY.")];
  }
}
