import type { SeededRandom } from "./seeded-random.ts";

/** Texts that have caused failures in databases, parsers, logs and pages. */
const TEXTS: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "ok\udfff\ud83d",
  "\u202egnihtemos",
  "\ufeff",
  "👩‍👩‍👧‍👦🇩🇪",
  "é".repeat(3),
  "ﷺ".repeat(50),
  "\r\nSet-Cookie: a=b",
  "' or '1'='1",
  '"); drop table users; --',
  "${7*7}{{7*7}}<%= 7*7 %>",
  "<script>alert(1)</script>",
  "../../../etc/passwd",
  "..\\..\\windows",
  "%00%0a%2e%2e%2f",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "NaN",
  "true",
  "-1",
  "0",
  "1e400",
  "9007199254740993",
  "99999999999999999999",
  "2026-13-45T99:99:99Z",
  "javascript:alert(1)",
  "data:text/html,x",
  "http://169.254.169.254/latest/meta-data",
  "a@b.c",
  "user@example.com\u0000",
  "\u{1F600}".repeat(1000),
  "1.".repeat(4000),
  "€1,".repeat(3000),
  "20 hours ".repeat(1000),
  "\u001b[31mred\u202e",
  "%_\\",
  "x".repeat(151),
  "x".repeat(2001),
  "x".repeat(30_000),
  "00000000-0000-0000-0000-000000000000",
];

const NUMBERS = [0, -0, -1, 1, 0.1, 1e308, -1e308, 2 ** 31, 2 ** 53, 5e-324];

function nested(depth: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? { a: value } : [value];
  return value;
}

/**
 * An unusual text for a fuzz run from `TEXTS` here, for example an empty, very long or malformed
 * one. `calls.ts` and `requests.ts` put it into requests.
 */
export const unusualText = (random: SeededRandom) => random.pick(TEXTS);

/**
 * Random JSON value for a fuzz run: an unusual text, number or object, from the lists here.
 * `calls.ts` and `requests.ts` put it into bodies.
 */
export function unusualValue(random: SeededRandom): unknown {
  return random.pick<() => unknown>([
    () => unusualText(random),
    () => random.pick(NUMBERS),
    () => null,
    () => random.happens(0.5),
    () => [],
    () => ({}),
    () => Array.from({ length: random.number(300) }, () => unusualText(random)),
    () => ({ [unusualText(random)]: unusualText(random) }),
    () => nested(random.number(2000)),
  ])();
}

/**
 * JSON source that `JSON.stringify` cannot produce, from the list here. `requests.ts` sends it as a
 * body of a fuzz run.
 */
export const unusualJson = (random: SeededRandom) =>
  random.pick([
    "",
    "{",
    "[",
    '{"a":1,}',
    "nul",
    '"\\ud800"',
    '{"a":"\\u0000"}',
    "[1e999]",
    '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}',
    `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
    `{"a":${'{"a":'.repeat(5000)}1${"}".repeat(5000)}}`,
    `{"a":${"9".repeat(5000)}}`,
    '{"kind":"text","kind":"image","input":{}}',
    "\ufeff{}",
    "\u0000",
    `{${Array.from({ length: 2000 }, (_, at) => `"k${at}":1`).join(",")}}`,
  ]);
