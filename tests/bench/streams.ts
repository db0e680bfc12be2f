import { get, type Agent } from "node:http";
import type { ClientRequest } from "node:http";
import { memoryMb } from "./process.ts";

const COUNT = 2000;
const AT_ONCE = 100;

function open(url: string, headers: Record<string, string>, agent: Agent | false): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers, agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`stream answered ${response.statusCode}`));
      response.once("data", () => resolve(request));
      response.on("error", () => {});
    });
    request.on("error", reject);
  });
}

interface Watched {
  readonly url: string;
  readonly headers?: Record<string, string>;
}

/** Megabytes that a server needs to hold 1,000 open event streams, shared out between the watched. */
export async function streamMemory(watched: readonly Watched[], pid: number): Promise<number> {
  const openSome = () =>
    Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => {
        const { url, headers = {} } = watched[at % watched.length]!;
        return open(url, headers, false);
      }),
    );
  // The first ones bring the code paths and pools that are there only once.
  const held = await openSome();
  const before = await memoryMb(pid);
  while (held.length < COUNT + AT_ONCE) held.push(...(await openSome()));
  const after = await memoryMb(pid);
  for (const request of held) request.destroy();
  return ((after - before) / COUNT) * 1000;
}
