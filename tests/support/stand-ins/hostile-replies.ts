import { contentFrame, endFrames, type RawStream } from "./openai-chat.ts";
import type { StandInReply } from "./openai-replies.ts";

/** Format of a reply's three parts: one ad or prompt per line, or scenes as JSON. */
type Form = "lines" | "scenes";

/**
 * A reply of a model that the product must survive, with its name in the test. `hostileReplies`
 * makes them.
 */
export interface HostileReply {
  readonly name: string;
  readonly reply: StandInReply | RawStream;
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)).join("");

/** C0 and C1 controls, separators, bidi controls, surrogate halves, annotation marks. */
const CONTROLS = [
  range(0x00, 0x1f),
  range(0x7f, 0x9f),
  "\u2028\u2029",
  range(0x202a, 0x202e),
  range(0x2066, 0x2069),
  "\uD800 \uDFFF",
  range(0xfff9, 0xfffb),
].join("");
const ESCAPES = "\u001B[31mred\u001B[0m \u001B]8;;https://evil.example\u0007link\u001B]8;;\u0007 \u001B[2J";
const MEGABYTES = 1_000_000;

const words = (count: number, word: string) => Array.from({ length: count }, () => word).join(" ");

/** A valid reply whose texts all contain `poison`. */
function poisoned(form: Form, poison: string): string {
  const texts = ["One", "Two", "Three"].map((name) => `${name} ${poison} morning`);
  if (form === "lines") return texts.join("\n");
  return scenesJson((field) => `${field} ${poison} ${words(24, "word")}`);
}

function scenesJson(text: (field: string) => string): string {
  const scene = { visual: text("Wide"), voiceOver: text(""), onScreenText: text("Now"), sound: text("Rain") };
  return JSON.stringify({ scenes: [scene, scene, scene] });
}

const inPieces = (text: string, size: number) =>
  Array.from({ length: Math.ceil(text.length / size) }, (_, at) => text.slice(at * size, (at + 1) * size));

function streamed(text: string, size = 16): RawStream {
  const frames = inPieces(text, size).map(contentFrame).join("");
  return raw(frames + endFrames());
}

const raw = (...body: (string | Uint8Array)[]): RawStream => ({ type: "raw-stream", body: () => body });

function* forever(frame: string): Generator<string> {
  for (;;) yield frame;
}

const endless = (frame: string): RawStream => ({ type: "raw-stream", body: () => forever(frame) });

/** Frame of a valid reply in which invalid UTF-8 replaces each "#". */
function invalidUtf8(form: Form): Uint8Array {
  const bytes = Buffer.from(contentFrame(poisoned(form, "caf#")) + endFrames(), "latin1");
  return bytes.map((byte) => (byte === 0x23 ? 0xff : byte));
}

/**
 * Replies of a broken or malicious provider, in the form of text ads or of scripts;
 * `ai.openai.hostile.slow.test.ts` and `hostile-replies.test.ts` expect that the product survives
 * each. The product cleans texts with `core/clean-text.ts`.
 */
export function hostileReplies(form: Form): readonly HostileReply[] {
  const good = poisoned(form, "warm");
  return [
    { name: "all control characters", reply: streamed(poisoned(form, CONTROLS)) },
    { name: "escaped control characters", reply: streamed(JSON.stringify(inPieces(CONTROLS, 30))) },
    { name: "a control character before each letter", reply: streamed(good.replace(/(?=\w)/g, "\u0000")) },
    { name: "escape sequences", reply: streamed(poisoned(form, ESCAPES)) },
    { name: "100,000 lines", reply: streamed("A line of an ad\n".repeat(100_000), 1000) },
    { name: "100,000 empty lines", reply: streamed("\n".repeat(100_000), 1000) },
    { name: "5 MB in one line", reply: streamed("x".repeat(5 * MEGABYTES), 1000) },
    { name: "5 MB in one event", reply: raw(contentFrame("x".repeat(5 * MEGABYTES)), endFrames()) },
    { name: "5 MB in one event that never ends", reply: raw("data: ", "x".repeat(5 * MEGABYTES)) },
    { name: "5 MB of space", reply: streamed(" ".repeat(5 * MEGABYTES), 1000) },
    { name: "invalid UTF-8", reply: raw(invalidUtf8(form)) },
    { name: "an endless stream", reply: endless(contentFrame("word ")) },
    { name: "an endless stream of lines", reply: endless(contentFrame("An ad\n")) },
    { name: "an endless stream of nothing", reply: endless(contentFrame("")) },
    { name: "an endless stream of comments", reply: endless(": still here\n\n") },
    { name: "events of other kinds", reply: raw("data: null\n\ndata: [1]\n\ndata: {}\n\n", endFrames()) },
    { name: "content that is no text", reply: raw(contentFrame({ a: 1 }), endFrames()) },
    { name: "a deep nest", reply: streamed('{"scenes":'.repeat(3000), 100) },
    { name: "deep brackets", reply: streamed("[".repeat(30_000), 100) },
    { name: "unclosed bold", reply: streamed("**a ".repeat(7_900), 100) },
    { name: "no end", reply: raw(contentFrame("word")) },
    { name: "nothing", reply: raw("") },
    { name: "an end alone", reply: raw("data: [DONE]\n\n") },
    ...[-5, 1e308, 0.5].map((tokens) => ({
      name: `usage of ${tokens}`,
      reply: raw(contentFrame(good), endFrames({ prompt_tokens: tokens, completion_tokens: tokens })),
    })),
    {
      name: "a page in place of a reply",
      reply: { type: "raw", status: 200, contentType: "text/html", body: `<h1>${CONTROLS}</h1>` },
    },
    {
      name: "an error that says everything",
      reply: { type: "error", status: 500, code: CONTROLS, message: CONTROLS.repeat(1000) },
    },
    { name: "an error inside the stream", reply: { type: "stream-error", text: "One\nTw", code: CONTROLS } },
  ];
}
