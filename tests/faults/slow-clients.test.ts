import { connect } from "node:net";
import { expect, test } from "vitest";
import { startTestApp } from "../support/app.ts";
import { whenClosed } from "../support/when-closed.ts";

/**
 * Sends the start of a request and then one byte a second, until the server closes the connection.
 * Returns its response and the elapsed time.
 */
async function drip(port: number, beginning: string): Promise<{ said: string; seconds: number }> {
  const socket = connect(port, "127.0.0.1");
  const started = performance.now();
  let said = "";
  socket.on("data", (chunk: Buffer) => (said += chunk.toString()));
  socket.write(beginning);
  const timer = setInterval(() => socket.write("x"), 1000);
  await whenClosed(socket);
  clearInterval(timer);
  return { said, seconds: (performance.now() - started) / 1000 };
}

test("A client that never finishes its headers or body is disconnected", { timeout: 180_000 }, async () => {
  const app = await startTestApp();
  try {
    const port = Number(new URL(app.url).port);
    const host = "Host: localhost\r\n";
    const json = "Content-Type: application/json\r\n";
    const slow = await Promise.all([
      drip(port, `GET / HTTP/1.1\r\n${host}X: `),
      drip(port, `POST /api/auth/sign-in/email HTTP/1.1\r\n${host}${json}Content-Length: 5000\r\n\r\n{`),
      ...Array.from({ length: 50 }, () => drip(port, `GET / HTTP/1.1\r\n${host}X: `)),
      fetch(`${app.url}/healthz`).then(async (response) => ({ said: await response.text(), seconds: 0 })),
    ]);
    for (const { said, seconds } of slow) {
      expect(said).toMatch(/^$|^HTTP\/1\.1 408|"ok"/);
      expect(seconds).toBeLessThan(75);
    }
  } finally {
    await app.stop();
  }
});
