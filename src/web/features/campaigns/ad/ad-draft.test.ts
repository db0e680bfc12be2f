import { expect, test } from "vitest";
import { saveDraft } from "#web/lib/drafts.ts";
import { memoryStorage } from "#web/lib/memory-storage.fixture.ts";
import { adDraftStore } from "./ad-draft.ts";

const DRAFT = {
  fields: { headline: "A plant a month", headlines: ["One", "Two"] },
  callToAction: null,
  url: "https://fern.example",
  mediaId: "m1",
};
const KEPT = { draft: DRAFT, baseVersion: "3" };

test("A draft is read again with its revision until it is cleared", () => {
  const store = adDraftStore(memoryStorage(), "u1", "a1");
  expect(store.read()).toBeUndefined();
  store.write(KEPT);
  expect(store.read()).toEqual(KEPT);
  const sent = { ...DRAFT, url: "fern.example" };
  store.write({ ...KEPT, sent });
  expect(store.read()).toEqual({ ...KEPT, sent });
  store.clear();
  expect(store.read()).toBeUndefined();
});

test("The draft of an earlier release, which kept no revision, matches the revision of no ad", () => {
  const storage = memoryStorage();
  saveDraft(storage, "u1", "ad-a1", { draft: JSON.stringify(DRAFT) });
  expect(adDraftStore(storage, "u1", "a1").read()).toEqual({ draft: DRAFT, baseVersion: "" });
});

test.each([
  ["no JSON", "{broken"],
  ["null", "null"],
  ["a text", '"a"'],
  ["without fields", JSON.stringify({ ...DRAFT, fields: undefined })],
  ["a list of fields", JSON.stringify({ ...DRAFT, fields: ["a"] })],
  ["a number as text", JSON.stringify({ ...DRAFT, fields: { headline: 3 } })],
  ["a number in a list", JSON.stringify({ ...DRAFT, fields: { headlines: ["One", 2] } })],
  ["without address", JSON.stringify({ ...DRAFT, url: null })],
  ["a wrong button", JSON.stringify({ ...DRAFT, callToAction: 1 })],
  ["a wrong picture", JSON.stringify({ ...DRAFT, mediaId: {} })],
])("A broken draft is ignored: %s", (_, draft) => {
  const storage = memoryStorage();
  saveDraft(storage, "u1", "ad-a1", { draft });
  expect(adDraftStore(storage, "u1", "a1").read()).toBeUndefined();
});
