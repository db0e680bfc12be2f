import { expect, test } from "vitest";
import { clearDrafts, loadDraft, saveDraft } from "./drafts.ts";
import { memoryStorage } from "./memory-storage.fixture.ts";

test("A draft is loaded for the same user and tool only", () => {
  const storage = memoryStorage();
  saveDraft(storage, "u1", "text", { companyName: "Halden", images: ["x"] });
  expect(loadDraft(storage, "u1", "text")).toEqual({ companyName: "Halden" });
  expect(loadDraft(storage, "u2", "text")).toEqual({});
  expect(loadDraft(storage, "u1", "image")).toEqual({});
});

test("A malformed draft is ignored", () => {
  const storage = memoryStorage();
  storage.setItem("draft:u1:text", "{broken");
  expect(loadDraft(storage, "u1", "text")).toEqual({});
  storage.setItem("draft:u1:text", '{"companyName":3}');
  expect(loadDraft(storage, "u1", "text")).toEqual({});
});

test("Clearing drafts removes those of one user only", () => {
  const storage = memoryStorage();
  saveDraft(storage, "u1", "text", { a: "1" });
  saveDraft(storage, "u2", "text", { a: "2" });
  clearDrafts(storage, "u1");
  expect(loadDraft(storage, "u1", "text")).toEqual({});
  expect(loadDraft(storage, "u2", "text")).toEqual({ a: "2" });
});

test("A storage that throws results in no draft and no error", () => {
  const denied = new Proxy({} as Storage, {
    get: () => () => {
      throw new Error("denied");
    },
  });
  expect(() => saveDraft(denied, "u1", "text", { a: "1" })).not.toThrow();
  expect(loadDraft(denied, "u1", "text")).toEqual({});
});
