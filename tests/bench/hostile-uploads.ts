// Uploads reports that take long to parse, in its own thread, so that the bench's thread only
// measures.
import { parentPort, workerData } from "node:worker_threads";
import { openLine, wireRequest } from "./http-client.ts";

/** How many hostile files the bench uploads, by whom and for how long. */
export interface HostileUploads {
  readonly url: string;
  readonly cookies: readonly string[];
  readonly linesPerUser: number;
  readonly seconds: number;
}

const MB = 1_000_000;
const HEAD = "Campaign,Impressions,Clicks\n";
const fill = (text: string) => text.repeat(Math.floor(MB / text.length));
const form = (csv: string) =>
  `--x\r\ncontent-disposition: form-data; name="file"; filename="report.csv"\r\n\r\n${csv}\r\n--x--\r\n`;
const PART = '--x\r\ncontent-disposition: form-data; name="a"; filename="b"\r\n\r\n\r\n';

/** 1 MB each: most exceed a limit of the reader, the last two are parsed completely. */
const BODIES = [
  form(fill(",")),
  form(fill('"",')),
  form(fill("\n")),
  `${fill(PART)}--x--\r\n`,
  form(HEAD + fill(`A,1,1${",".repeat(44)}\n`)),
  form(HEAD + fill("A long name of a campaign that goes on for a while,1000,10\n")),
];

function requestsOf(cookie: string): readonly Buffer[] {
  const headers = { cookie, "content-type": "multipart/form-data; boundary=x" };
  return BODIES.map((body) => wireRequest("/api/results/report", { method: "POST", headers, body }));
}

const { url, cookies, linesPerUser, seconds } = workerData as HostileUploads;
const port = parentPort;
const counts = new Map<number, number>();
const lines = cookies
  .map(requestsOf)
  .flatMap((requests) => Array.from({ length: linesPerUser }, () => requests));
port?.postMessage("ready");
const end = performance.now() + seconds * 1000;
await Promise.all(
  lines.map(async (requests) => {
    const line = await openLine(url);
    for (let at = 0; performance.now() < end; at++) {
      const { status } = await line.ask(requests[at % requests.length]!);
      counts.set(status, (counts.get(status) ?? 0) + 1);
    }
    line.close();
  }),
);
port?.postMessage(counts);
