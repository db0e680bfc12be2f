import { get } from "node:http";

/** Milliseconds until a stream of the bench has delivered the first complete part. */
export function firstWhole(url: string, headers: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
        if (!text.includes('"whole":true')) return;
        response.destroy();
        resolve();
      });
      response.on("end", () => reject(new Error(`no ad came: ${text}`)));
    }).on("error", reject);
  });
}
