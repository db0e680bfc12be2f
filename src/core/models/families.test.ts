import { describe, expect, it } from "vitest";
import { DEFAULT_TEXT_MODEL, isOpenAiModel, textFamily } from "./families.ts";

describe("isOpenAiModel", () => {
  it.each([
    DEFAULT_TEXT_MODEL,
    "gpt-4",
    "GPT-4o",
    "o3-mini",
    "chatgpt-latest",
    "openai/gpt-5",
    "ft:gpt-4o:a::1",
  ])("%s is one of OpenAI's", (model) => expect(isOpenAiModel(model)).toBe(true));

  it.each([
    "llama3.1:8b",
    "gpt-oss:20b",
    "qwen3",
    "mistral-large-latest",
    "olmo-2",
    "opus-mt",
    "house-model",
  ])("%s is not", (model) => expect(isOpenAiModel(model)).toBe(false));
});

describe("textFamily", () => {
  it.each([
    "gpt-4",
    "gpt-4-0613",
    "gpt-4o-mini",
    "gpt-4.1",
    "gpt-3.5-turbo",
    "gpt-5-chat-latest",
    "ft:gpt-4o:acme::1",
    "openai/gpt-4o",
    "llama3.1:70b",
    "mistral-large-latest",
    "deepseek-chat",
    "opus-mt",
  ])("%s gets the specified parameters of gpt-4", (model) => {
    expect(textFamily(model)).toEqual({
      name: "classic",
      instructionsRole: "system",
      temperature: 0.7,
      outputTokens: 150,
    });
  });

  it.each([
    DEFAULT_TEXT_MODEL,
    "gpt-5",
    "gpt-5-mini-2025-08-07",
    "gpt-5.6-terra",
    "gpt-6.1-sol",
    "gpt-10",
    "o1",
    "o3",
    "o4-mini",
    "openai/gpt-5-mini",
    "GPT-6-Luna",
  ])("%s gets low effort and tokens for reasoning", (model) => {
    const family = textFamily(model);
    expect(family).toMatchObject({ name: "reasoning", instructionsRole: "developer", effort: "low" });
    expect(family.outputTokens).toBeGreaterThanOrEqual(1200);
    expect(family).not.toHaveProperty("temperature");
  });

  it.each(["gpt-5.3-chat-latest", "gpt-5.2-pro"])("%s keeps its default effort", (model) => {
    expect(textFamily(model)).toMatchObject({ name: "reasoning", effort: undefined });
  });
});
