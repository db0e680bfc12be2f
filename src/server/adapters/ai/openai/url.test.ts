import { expect, it } from "vitest";
import { openAiBaseUrl } from "./url.ts";

it.each([
  [undefined, "https://api.openai.com/v1"],
  ["", "https://api.openai.com/v1"],
  ["https://api.openai.com/v1", "https://api.openai.com/v1"],
  ["https://api.openai.com/v1/", "https://api.openai.com/v1"],
  ["https://api.openai.com", "https://api.openai.com/v1"],
  ["http://127.0.0.1:4010/", "http://127.0.0.1:4010/v1"],
  [" http://localhost:11434/v1// ", "http://localhost:11434/v1"],
  ["https://openrouter.ai/api/v1", "https://openrouter.ai/api/v1"],
  ["https://host.example/openai", "https://host.example/openai"],
  ["https://host.example/v1/chat/completions", "https://host.example/v1"],
])("%s becomes %s", (configured, expected) => {
  expect(openAiBaseUrl(configured)).toBe(expected);
});
