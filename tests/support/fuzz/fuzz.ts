import { picture } from "#server/render/ingest/pictures.fixture.ts";
import { listCalls, type ApiDocument } from "./calls.ts";
import { createSeededRandom } from "./seeded-random.ts";
import { malformedRequest, createRequest, type Target } from "./requests.ts";
import { keepAliveAgent, send, sendRaw, type FuzzResponse, type FuzzRequest } from "./send.ts";

interface FuzzOptions {
  readonly url: string;
  /** Determines the run: request `n` depends only on `seed:n`, apart from ids and concurrency. */
  readonly seed: string;
  readonly count: number;
  readonly atOnce: number;
  /** Cookie of a new signed-in user. */
  readonly newUser: () => Promise<string>;
  readonly ids: readonly string[];
}

/** Result of a fuzz run: statuses and violations. */
interface FuzzReport {
  /** Number of responses by status; `raw` for malformed requests. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Violations, each with the seed of its request. */
  readonly failures: readonly string[];
}

/** Internal details that must not leak: stack traces, paths, SQL. */
const INSIDE = /node_modules|\bat [^\n]*:\d+:\d+|\/src\/server|DrizzleQuery|Failed query|PostgresError/;
const USERS = 12;
const RAW_SHARE = 0.05;

function problemOf({ path }: FuzzRequest, { status, type, text }: FuzzResponse): string | undefined {
  if (status >= 500) return `answered ${status} ${text.slice(0, 200)}`;
  // Successful responses may echo the unusual input.
  if (status >= 400 && INSIDE.test(text)) return `reveals internals: ${text.slice(0, 300)}`;
  if (status < 400 || !path.startsWith("/api/") || text === "") return undefined;
  if (!type.startsWith("application/json")) return `${status} is ${type}`;
  const { error } = JSON.parse(text) as { error?: { code?: unknown; message?: unknown } };
  const shaped = typeof error?.code === "string" && typeof error.message === "string";
  return shaped ? undefined : `${status} has another shape: ${text.slice(0, 200)}`;
}

/**
 * Sends `count` unusual requests to a test's running product and returns statuses and violations: a
 * status of 500 or more, internals in an error (`INSIDE`), or an error of another shape.
 * `fuzz.test.ts` and others expect none. Requests are made in `requests.ts`, values in
 * `unusual-values.ts`.
 */
export async function fuzz({ url, seed, count, atOnce, newUser, ids }: FuzzOptions): Promise<FuzzReport> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as ApiDocument;
  const calls = listCalls(document);
  // The most complex call is sent most often.
  const creating = calls.filter(({ method, path }) => `${method} ${path}` === "POST /api/generations");
  const weighted = [...calls, ...Array.from({ length: 6 }, () => creating).flat()];
  const target: Target = { origin: url, calls: weighted, ids, picture: await picture() };
  const cookies = await Promise.all(Array.from({ length: USERS }, newUser));
  const agent = keepAliveAgent(atOnce);
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
  const counted = (status: string) => (statuses[status] = (statuses[status] ?? 0) + 1);
  let next = 0;

  async function one(at: number) {
    const random = createSeededRandom(`${seed}:${at}`);
    if (random.happens(RAW_SHARE)) {
      const line = await sendRaw(url, malformedRequest(random));
      counted("raw");
      if (line.startsWith("HTTP/1.1 5")) failures.push(`${seed}:${at} raw: ${line}`);
      return;
    }
    const user = random.number(USERS + 2);
    const sent = createRequest(random, target, cookies[user] ?? "");
    try {
      const response = await send(url, agent, sent);
      counted(String(response.status));
      const problem = problemOf(sent, response);
      if (problem) failures.push(`${seed}:${at} ${sent.method} ${sent.path.slice(0, 200)}: ${problem}`);
      // The user was signed out or deleted and is replaced.
      if (response.status === 401 && user < USERS) cookies[user] = await newUser();
    } catch (error) {
      failures.push(`${seed}:${at} ${sent.method} ${sent.path.slice(0, 200)}: ${String(error)}`);
    }
  }

  async function worker() {
    while (next < count) await one(next++);
  }

  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
  return { statuses, failures };
}
