import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../../support/stand-ins/openai.ts";

let provider: OpenAiStandIn;
let app: TestApp;

beforeAll(async () => {
  provider = await startOpenAiStandIn();
  provider.listModels([{ id: "gpt-6-luna", shutdown_date: "2099-01-14" }, { id: "gpt-image-2.5-flare" }]);
  app = await startTestApp({ env: { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: provider.baseUrl } });
});
afterAll(async () => {
  await app.stop();
  await provider.close();
});

test("/readyz stays ready and names the configured model that will be retired", async () => {
  await vi.waitFor(async () => {
    const response = await fetch(`${app.url}/readyz`);
    expect(response.status).toBe(200);
    const { warnings } = (await response.json()) as { warnings: string[] };
    expect(warnings).toEqual([
      expect.stringContaining("gpt-6-luna will be shut down by the provider on 2099-01-14"),
    ]);
  });
});
