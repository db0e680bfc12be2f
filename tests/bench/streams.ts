// Event streams: what holding them takes, and how many events a second reach their readers.
import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { CHANNEL } from "#server/events/announcement.ts";
import { watchCores } from "./cpu.ts";
import { openStream, type EventLine } from "./event-line.ts";
import { openProduct, type BenchProduct } from "./product.ts";
import { memoryMb } from "./process.ts";
import type { Report } from "./table.ts";
import { percentiles } from "./wire.ts";

/** A user may have a hundred in one process. */
const PER_USER = 100;
const MANY = 15_000;
/** The memory of so many is counted. */
const COUNTED = 10_000;
const MB_PER_THOUSAND = 32;
/** Files that a process needs beside its streams. */
const OTHER_FILES = 200;
const OPENED_AT_ONCE = 100;
const SECONDS = 8;
const BATCHES_A_SECOND = 20;
/** Of the events that were announced. */
const ARRIVE = 0.99;
const SETTLE_MS = 3000;
const ID = "bench-";
const PARTIAL = Buffer.from("event: partial");
const TEXT = "A quiet morning, a warm loaf and nobody in a hurry: ";

interface Reading {
  events: number;
  /** Milliseconds from the announcement, of some of them. */
  readonly delays: number[];
}

/** A generation, and whose it is. */
interface Watched {
  readonly id: string;
  readonly cookie: string;
}

/** Files that one process may have open here; Node.js raises its own limit to the hard one. */
async function filesAllowed(): Promise<number> {
  const limits = await readFile("/proc/self/limits", "utf8");
  const hard = /Max open files\s+\S+\s+(\S+)/.exec(limits)?.[1];
  return hard === "unlimited" ? Infinity : Number(hard);
}

/** Unfinished generations, one for each stream. */
async function fill(pool: pg.Pool, { users }: BenchProduct, count: number): Promise<Watched[]> {
  const ids = Array.from({ length: count }, (_, at) => ID + at);
  await pool.query(
    `insert into generations (id, user_id, kind, status, input)
     select id, ($2::text[])[1 + (n - 1) / $3::int], 'text', 'in-progress', '{}'
     from unnest($1::text[]) with ordinality as wanted(id, n)`,
    [ids, users.map(({ id }) => id), PER_USER],
  );
  return ids.map((id, at) => ({ id, cookie: users[Math.floor(at / PER_USER)]?.cookie ?? "" }));
}

function count(reading: Reading) {
  return (chunk: Buffer) => {
    for (let at = chunk.indexOf(PARTIAL); at >= 0; at = chunk.indexOf(PARTIAL, at + PARTIAL.length)) {
      if (reading.events++ % 100 !== 0) continue;
      const sent = /@(\d+\.\d+)/.exec(chunk.toString("latin1", at, at + 300))?.[1];
      if (sent !== undefined) reading.delays.push(performance.now() - Number(sent));
    }
  };
}

async function openAll(url: string, watched: readonly Watched[], reading: Reading): Promise<EventLine[]> {
  const lines: EventLine[] = [];
  for (let first = 0; first < watched.length; first += OPENED_AT_ONCE) {
    const opened = watched
      .slice(first, first + OPENED_AT_ONCE)
      .map(({ id, cookie }) => openStream(url, `/api/generations/${id}/events`, cookie, count(reading)));
    lines.push(...(await Promise.all(opened)));
  }
  return lines;
}

/** Announces to each generation so many times a second, as the workers do; counts what arrives. */
async function announceTo(pool: pg.Pool, watched: readonly Watched[], aSecond: number, reading: Reading) {
  reading.events = 0;
  reading.delays.length = 0;
  const size = Math.ceil((watched.length * aSecond) / BATCHES_A_SECOND);
  const total = watched.length * aSecond * SECONDS;
  const started = performance.now();
  for (let sent = 0, batch = 0; sent < total; batch++) {
    const due = started + (batch * 1000) / BATCHES_A_SECOND - performance.now();
    if (due > 0) await pause(due);
    const text = `${TEXT}@${performance.now().toFixed(1)} `;
    const now = Math.min(size, total - sent);
    // Made by the database, so that the load's time goes into reading what comes; each is different, because those that are alike
    // in one transaction are told once.
    await pool.query(
      `select count(pg_notify($1, format('{"type":"growing","id":"${ID}%s","index":0,"text":"%s%s"}', n % $2::int, $3::text, n)))
       from generate_series($4::int, $4::int + $5::int - 1) n`,
      [CHANNEL, watched.length, text, sent, now],
    );
    sent += now;
  }
  const deadline = performance.now() + SETTLE_MS;
  while (reading.events < total * 0.9999 && performance.now() < deadline) await pause(20);
  const seconds = (performance.now() - started) / 1000;
  return { perSecond: reading.events / seconds, arrived: reading.events / total, seconds };
}

export async function benchStreams(report: Report): Promise<void> {
  const allowed = (await filesAllowed()) - OTHER_FILES;
  const many = Math.min(MANY, Math.floor(allowed / PER_USER) * PER_USER);
  if (many < MANY)
    report.note(`This machine lets a process open ${allowed} files: ${many} streams instead of ${MANY}.`);
  const product = await openProduct(report, { users: Math.ceil(many / PER_USER), webOnly: true });
  const pool = new pg.Pool({ connectionString: product.databaseUrl, max: 2 });
  const watched = await fill(pool, product, many);
  const reading: Reading = { events: 0, delays: [] };
  const { pid } = product.server;

  // The first ones bring the code paths and pools that are there only once.
  const lines = await openAll(product.url, watched.slice(0, PER_USER), reading);
  const before = await memoryMb(pid);
  const counted = Math.min(COUNTED, many - PER_USER);
  lines.push(...(await openAll(product.url, watched.slice(PER_USER, PER_USER + counted), reading)));
  await pause(SETTLE_MS);
  const perThousand = (((await memoryMb(pid)) - before) / counted) * 1000;
  report.add({
    what: `memory for 1,000 open event streams, counted at ${counted}`,
    unit: "MB",
    ours: perThousand,
    target: { atMost: MB_PER_THOUSAND },
  });
  lines.push(...(await openAll(product.url, watched.slice(PER_USER + counted), reading)));

  const run = async (what: string, some: readonly Watched[], aSecond: number) => {
    const cores = await watchCores(pid, product.databaseUrl);
    const { perSecond, arrived } = await announceTo(pool, some, aSecond, reading);
    const { p50, p99 } = percentiles(reading.delays);
    report.add({
      what,
      unit: "events/s",
      ours: perSecond,
      target: { atLeast: Math.floor(some.length * aSecond * ARRIVE) },
    });
    report.note(
      `${what}: ${(arrived * 100).toFixed(1)}% arrived, half within ${p50.toFixed(0)} ms of being announced, 99 of 100 within ${p99.toFixed(0)} ms; ${await cores()}.`,
    );
  };
  await run(`${many} event streams at one event a second`, watched, 1);
  for (const { socket } of lines) socket.destroy();
  await pool.end();
  await product.close();
}
