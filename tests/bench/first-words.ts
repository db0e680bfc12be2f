// Latency that the product adds between the AI provider's first token and the user's screen.
import { startOpenAiStandIn, type OpenAiStandIn } from "../support/stand-ins/openai.ts";
import { STAND_IN_ADS } from "../support/stand-ins/openai-replies.ts";
import { BRIEF, generationsClient } from "../support/generations.ts";
import { openStream } from "./event-stream-client.ts";
import { openProduct, type BenchProduct } from "./product.ts";
import type { Report } from "./table.ts";
import { percentiles } from "./http-client.ts";

const ONE_BY_ONE = 60;
const TOGETHER = 50;
const ROUNDS = 4;
const WARM_UP = 20;
const PER_USER = 15;
const MORE_MS = 6;
const MORE_TOGETHER_MS = 10;
const MODEL = "gpt-6-luna";

/**
 * Replies to the request that contains `mark` once `go` resolves; returns when its first token was
 * sent.
 */
function script(standIn: OpenAiStandIn, mark: string, go: Promise<unknown>): Promise<number> {
  const sent = Promise.withResolvers<number>();
  async function* chunks() {
    await go;
    sent.resolve(performance.now());
    yield STAND_IN_ADS[0];
    // Only the first chunk counts.
    yield `\n${STAND_IN_ADS[1]}\n${STAND_IN_ADS[2]}`;
  }
  standIn.replyWhen(mark, { type: "stream", chunks: chunks() });
  return sent.promise;
}

/**
 * Milliseconds from the provider's first token to the first `partial` event of a generation with an
 * open stream.
 */
async function watchOne(product: BenchProduct, standIn: OpenAiStandIn, number: number): Promise<number> {
  const user = product.users[Math.floor(number / PER_USER)];
  if (!user) throw new Error("too few users");
  const mark = `Maker ${String(number).padStart(6, "0")}`;
  const watched = Promise.withResolvers<void>();
  const sent = script(standIn, mark, watched.promise);
  const id = await generationsClient(product.url, user).start({ input: { ...BRIEF, companyName: mark } });
  const seen = Promise.withResolvers<number>();
  const stream = await openStream(product.url, `/api/generations/${id}/events`, user.cookie, (chunk) => {
    if (chunk.includes("event: partial")) seen.resolve(performance.now());
  });
  watched.resolve();
  const ms = (await seen.promise) - (await sent);
  await stream.ended;
  return ms;
}

/** The same without the product: from the provider's first token to its direct client. */
async function askDirectly(standIn: OpenAiStandIn, number: number): Promise<number> {
  const mark = `Direct ${String(number).padStart(6, "0")}`;
  const sent = script(standIn, mark, Promise.resolve());
  const response = await fetch(`${standIn.baseUrl}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ model: MODEL, stream: true, messages: [{ role: "user", content: mark }] }),
  });
  for await (const _ of response.body!) {
    const ms = performance.now() - (await sent);
    await response.body?.cancel().catch(() => {});
    return ms;
  }
  throw new Error("the stand-in said nothing");
}

/** Part of the bench: the time that Adloom adds to the provider's first words. */
export async function benchFirstWords(report: Report): Promise<void> {
  const standIn = await startOpenAiStandIn();
  const env = { OPENAI_BASE_URL: standIn.baseUrl, OPENAI_API_KEY: "stand-in", TEXT_MODEL: MODEL };
  const users = Math.ceil((WARM_UP + ONE_BY_ONE + ROUNDS * TOGETHER) / PER_USER);
  const product = await openProduct(report, { users, env });
  const numbers = Array.from({ length: users * PER_USER }, (_, number) => number).values();
  const next = () => watchOne(product, standIn, numbers.next().value ?? -1);
  const direct: number[] = [];
  const alone: number[] = [];
  const together: number[] = [];
  for (let warm = 0; warm < WARM_UP; warm++) await next();
  standIn.reset();
  for (let asked = 0; asked < ONE_BY_ONE; asked++) direct.push(await askDirectly(standIn, asked));
  standIn.reset();
  for (let asked = 0; asked < ONE_BY_ONE; asked++) alone.push(await next());
  for (let round = 0; round < ROUNDS; round++) {
    standIn.reset();
    together.push(...(await Promise.all(Array.from({ length: TOGETHER }, next))));
  }
  const [one, many, bare] = [percentiles(alone), percentiles(together), percentiles(direct)];
  const add = (when: string, all: number, atMost: number) => {
    const what = `added to the provider's first words, ${when} (their own way, asked directly)`;
    report.add({ what, unit: "ms", ours: all - bare.p50, other: bare.p50, target: { atMost } });
  };
  add("one at a time", one.p50, MORE_MS);
  add(`${TOGETHER} at once`, many.p50, MORE_TOGETHER_MS);
  report.add({ what: "the same, 99 of 100", unit: "ms", ours: many.p99 - bare.p50 });
  report.note(
    `One process works on 8 text generations at once: of the ${TOGETHER}, the others wait in line.`,
  );
  await product.close();
  await standIn.close();
}
