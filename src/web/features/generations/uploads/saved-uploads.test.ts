import { expect, test } from "vitest";
import { clearDrafts } from "#web/lib/drafts.ts";
import { memoryStorage } from "#web/lib/memory-storage.fixture.ts";
import { savedUploads } from "./saved-uploads.ts";

const ONE = { id: "0b5f3b0e-1111-4111-8111-111111111111", name: "a.png", logo: true };

test("uploads are restored for the same user and tool until the user signs out", () => {
  const storage = memoryStorage();
  savedUploads(storage, "ada", "image").save([ONE]);
  expect(savedUploads(storage, "ada", "image").load()).toEqual([ONE]);
  expect(savedUploads(storage, "ada", "video").load()).toEqual([]);
  expect(savedUploads(storage, "bob", "image").load()).toEqual([]);
  clearDrafts(storage, "ada");
  expect(savedUploads(storage, "ada", "image").load()).toEqual([]);
});

test("invalid stored values are ignored", () => {
  const storage = memoryStorage();
  const { save, load } = savedUploads(storage, "ada", "image");
  for (const uploads of [
    "nonsense",
    "{}",
    "null",
    JSON.stringify([ONE, 7, { ...ONE, id: "/../x" }, { id: ONE.id }]),
  ]) {
    storage.setItem("draft:ada:image-images", JSON.stringify({ uploads }));
    expect(load()).toEqual(uploads.startsWith("[") ? [ONE] : []);
  }
  save([]);
  expect(load()).toEqual([]);
});
