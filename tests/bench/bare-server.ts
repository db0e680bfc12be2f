// Minimal HTTP server, as a baseline: node bare-server.ts. Prints its port when it listens. BODY
// names a file to respond with.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const file = process.env["BODY"];
const page = file === undefined ? undefined : readFileSync(file);

const server = createServer((request, response) => {
  if (page) {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": page.length });
    response.end(page);
    return;
  }
  request.resume().on("end", () => {
    const body = '{"ok":true}';
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
    response.end(body);
  });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`ready ${(server.address() as AddressInfo).port}\n`);
});
