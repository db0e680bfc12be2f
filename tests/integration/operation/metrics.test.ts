import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { BRIEF, generationsClient } from "../../support/generations.ts";
import { startOpenAiStandIn, type OpenAiStandIn } from "../../support/stand-ins/openai.ts";
import { STAND_IN_ADS } from "../../support/stand-ins/openai-replies.ts";
import { until } from "../../support/until.ts";
import { createUser } from "../../support/user.ts";

let provider: OpenAiStandIn;
let app: TestApp;

beforeAll(async () => {
  provider = await startOpenAiStandIn();
  app = await startTestApp({ env: { OPENAI_API_KEY: "sk-test", OPENAI_BASE_URL: provider.baseUrl } });
});
afterAll(async () => {
  await app.stop();
  await provider.close();
});

const post = (path: string, body: object) =>
  fetch(`${app.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test("metrics report durations, failures and costs, without labels controlled by users", async () => {
  const user = await createUser(app.deps);
  const client = generationsClient(app.url, user);
  provider.reply({ type: "error", status: 500 });
  provider.reply({
    type: "text",
    text: STAND_IN_ADS.join("\n\n"),
    usage: { prompt: 1_000_000, completion: 1_000_000 },
  });
  const id = await client.start();
  await client.ended(id);
  await post("/api/auth/sign-in/email", { email: user.email, password: "not the one" });
  await post("/api/auth/sign-up/email", { name: "A B", email: "new@example.com", password: "Str0ng!Enough" });
  await fetch(`${app.url}/api/made-up-by-${user.id}`);
  await fetch(`${app.url}/made-up-by-${user.id}`, { redirect: "manual" });
  for (let request = 0; request < 3; request++) await fetch(`${app.url}/login`);

  const text = await until("the mail is counted", async () => {
    const metrics = await (await fetch(`${app.url}/metrics`)).text();
    return metrics.includes("adloom_mails_total{") && metrics;
  });
  const model = 'model="gpt-6-luna"';
  for (const line of [
    'adloom_http_request_seconds_count{method="POST",route="/api/generations",status="202"} 1',
    'adloom_http_request_seconds_count{method="GET",route="/api/*",status="404"} 1',
    'adloom_http_request_seconds_count{method="GET",route="/*",status="200"} 3',
    'adloom_generations_total{kind="text",engine="gpt-6-luna",status="completed"} 1',
    'adloom_generation_seconds_count{kind="text",engine="gpt-6-luna",status="completed"} 1',
    'adloom_generation_first_part_seconds_count{kind="text",engine="gpt-6-luna"} 1',
    `adloom_ai_call_seconds_count{call="text",${model}} 2`,
    `adloom_ai_first_words_seconds_count{call="text",${model}} 1`,
    `adloom_ai_failures_total{call="text",${model},reason="unavailable"} 1`,
    'adloom_sign_ins_total{outcome="invalid_credentials"} 1',
    'adloom_job_seconds_count{queue="generation.run",outcome="done"} 2',
    'adloom_job_wait_seconds_count{queue="generation.run"} 2',
    'adloom_queue_jobs{queue="generation.run",state="waiting"}',
    'adloom_queue_oldest_seconds{queue="generation.run"} 0',
    'adloom_database_connections{state="idle"}',
    "adloom_database_waiting 0",
    "adloom_event_streams 0",
    'adloom_call_seconds_count{dependency="mail",call="send"} 1',
    'outcome="sent"} 1',
  ]) {
    expect(text).toContain(line);
  }
  expect(text).toMatch(/adloom_ai_cost_dollars_total\{model="gpt-6-luna"\} \d/);
  for (const hidden of [user.id, user.email, id, "new@example.com", BRIEF.companyName, "127.0.0.1"]) {
    expect(text).not.toContain(hidden);
  }
});
