import { beforeEach, describe, expect, test } from "vitest";
import type { Upload } from "#core/uploads/api.ts";
import { uploadMessages } from "#core/uploads/messages.ts";
import type { SavedUpload } from "./saved-uploads.ts";
import { chosenImages } from "./upload-item.ts";
import { createUploadStore, type UploadStoreDeps } from "./upload-store.ts";

interface Sent {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
  readonly answer: (upload: Upload) => void;
  readonly fail: (error: Error) => void;
}

/** Dependencies of a store: uploads complete when the test says so; other effects are logged. */
function createHarness() {
  const sent: Sent[] = [];
  const log: string[] = [];
  const retries: (() => void)[] = [];
  let saved: readonly SavedUpload[] = [];
  let keys = 0;
  const deps: UploadStoreDeps = {
    newKey: () => `key-${++keys}`,
    preview: (file) => `blob:${file.name}`,
    release: (src) => void log.push(`release ${src}`),
    prepare: async (file) => file,
    send: (_, { name, onProgress, signal }) =>
      new Promise((answer, fail) => {
        sent.push({ name, signal, progress: onProgress, answer, fail });
        signal.addEventListener("abort", () => fail(new Error("aborted")));
      }),
    discard: (id) => void log.push(`discard ${id}`),
    saved: { load: () => [...saved], save: (uploads) => (saved = uploads) },
    notify: {
      uploaded: () => log.push(uploadMessages.uploaded),
      removed: () => log.push(uploadMessages.removed),
      rejected: (message) => log.push(message),
      failed: (error, retry) => {
        log.push(`failed: ${(error as Error).message}`);
        retries.push(retry);
      },
    },
  };
  return { deps, sent, log, retries, saved: () => saved };
}

const image = (name: string, bytes = 10, type = "image/png") =>
  new File([new Uint8Array(bytes)], name, { type });
const upload = (id: string): Upload => ({ id, url: `/files/${id}`, width: 1, height: 1 });
const settled = () => new Promise((resolve) => setTimeout(resolve));

let harness: ReturnType<typeof createHarness>;
let store: ReturnType<typeof createUploadStore>;
beforeEach(() => {
  harness = createHarness();
  store = createUploadStore(harness.deps);
});

const names = () => store.getItems().map(({ name }) => name);

async function completeUploads(...ids: string[]) {
  for (const [index, id] of ids.entries()) {
    harness.sent[index]?.answer(upload(id));
    await settled();
  }
}

describe("adding", () => {
  test("shows the images at once, sends two at a time and notifies once when all are uploaded", async () => {
    store.add([image("a"), image("b"), image("c")]);
    await settled();
    expect(names()).toEqual(["a", "b", "c"]);
    expect(harness.sent.map(({ name }) => name)).toEqual(["a", "b"]);
    expect(chosenImages(store.getItems())).toEqual({ images: [], logo: undefined, uploading: true });
    harness.sent[0]?.progress(0.5);
    expect(store.getItems()[0]).toMatchObject({ progress: 0.5, src: "blob:a" });
    await completeUploads("1");
    expect(harness.sent).toHaveLength(3);
    await completeUploads("1", "2", "3");
    expect(chosenImages(store.getItems())).toEqual({
      images: ["1", "2", "3"],
      logo: undefined,
      uploading: false,
    });
    expect(store.getItems().map(({ src }) => src)).toEqual(["/files/1", "/files/2", "/files/3"]);
    expect(harness.log).toEqual([
      "release blob:a",
      "release blob:b",
      "release blob:c",
      uploadMessages.uploaded,
    ]);
  });

  test("a selection that exceeds five images is rejected as a whole", async () => {
    store.add(["a", "b", "c", "d"].map((name) => image(name)));
    store.add([image("e"), image("f")]);
    expect(names()).toEqual(["a", "b", "c", "d"]);
    expect(harness.log).toEqual(["Maximum 5 images allowed"]);
    store.add([image("e")]);
    expect(names()).toHaveLength(5);
  });

  test("files that are no image or too large are rejected before the upload", async () => {
    store.add([image("a"), image("b.svg", 10, "image/svg+xml")]);
    store.add([image("large", 10 * 1024 * 1024 + 1)]);
    await settled();
    expect(names()).toEqual([]);
    expect(harness.sent).toEqual([]);
    expect(harness.log).toEqual([uploadMessages.notAnImage, "release blob:large", uploadMessages.tooLarge]);
  });

  test("a failed upload is removed, can be retried and does not block others", async () => {
    store.add([image("a"), image("b"), image("c")]);
    await settled();
    harness.sent[0]?.fail(new Error("offline"));
    await settled();
    expect(names()).toEqual(["b", "c"]);
    expect(harness.sent.map(({ name }) => name)).toEqual(["a", "b", "c"]);
    expect(harness.log).toEqual(["release blob:a", "failed: offline"]);
    harness.retries[0]?.();
    expect(names()).toEqual(["b", "c", "a"]);
  });
});

describe("removing", () => {
  test("removes the image from the form and the server and notifies the user", async () => {
    store.add([image("a"), image("b")]);
    await settled();
    await completeUploads("1", "2");
    store.remove(store.getItems()[0]!.key);
    expect(names()).toEqual(["b"]);
    expect(harness.log.slice(-2)).toEqual(["discard 1", "Image removed"]);
    expect(harness.saved()).toEqual([{ id: "2", name: "b", logo: false }]);
  });

  test("cancels an upload in progress without an error", async () => {
    store.add([image("a")]);
    await settled();
    store.remove(store.getItems()[0]!.key);
    await settled();
    expect(harness.sent[0]?.signal.aborted).toBe(true);
    expect(harness.log).toEqual(["release blob:a", "Image removed"]);
  });

  test("a queued image is never sent", async () => {
    store.add([image("a"), image("b"), image("c")]);
    await settled();
    store.remove(store.getItems()[2]!.key);
    await completeUploads("1", "2");
    expect(harness.sent.map(({ name }) => name)).toEqual(["a", "b"]);
    expect(harness.log).not.toContain(uploadMessages.uploaded);
  });

  test("an upload that completes after the removal is deleted on the server", async () => {
    const send: UploadStoreDeps["send"] = (_, { name, onProgress, signal }) =>
      new Promise((answer, fail) => harness.sent.push({ name, signal, progress: onProgress, answer, fail }));
    const late = createUploadStore({ ...harness.deps, send });
    late.add([image("a")]);
    await settled();
    late.remove(late.getItems()[0]!.key);
    await completeUploads("1");
    expect(harness.log).toContain("discard 1");
    expect(late.getItems()).toEqual([]);
  });
});

describe("the logo", () => {
  test("is at most one image and can be unmarked", async () => {
    store.add([image("a"), image("b")]);
    await settled();
    await completeUploads("1", "2");
    const [a, b] = store.getItems().map(({ key }) => key);
    store.toggleLogo(a!);
    store.toggleLogo(b!);
    expect(chosenImages(store.getItems()).logo).toBe("2");
    expect(harness.saved().map(({ logo }) => logo)).toEqual([false, true]);
    store.toggleLogo(b!);
    expect(chosenImages(store.getItems()).logo).toBeUndefined();
  });
});

describe("saved uploads", () => {
  const SAVED = [
    { id: "1", name: "a", logo: true },
    { id: "2", name: "b", logo: false },
  ];

  test("are restored, and removed if the server no longer has them", () => {
    store.replace(SAVED);
    expect(chosenImages(store.getItems())).toEqual({ images: ["1", "2"], logo: "1", uploading: false });
    store.removeMissing(["1"]);
    expect(harness.saved()).toEqual([SAVED[1]]);
    expect(harness.log).toEqual([]);
  });

  test("replace uploads in progress", async () => {
    store.add([image("x")]);
    await settled();
    store.replace(SAVED);
    await settled();
    expect(names()).toEqual(["a", "b"]);
    expect(harness.sent[0]?.signal.aborted).toBe(true);
    expect(harness.log).toEqual(["release blob:x"]);
  });
});

test("notifies listeners of every change until they unsubscribe", () => {
  let calls = 0;
  const stop = store.subscribe(() => calls++);
  store.replace([]);
  stop();
  store.replace([]);
  expect(calls).toBe(1);
});
