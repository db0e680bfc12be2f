import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { newKey, readAll, type Storage } from "./storage.ts";

const randomKey = () => newKey("uploads", randomUUID);

/** Keys that point outside the storage, or that `newKey` never creates. */
const BAD_KEYS = [
  "",
  "/etc/passwd",
  "../secret",
  "uploads/../../secret",
  "uploads/aa/..",
  "uploads\\aa\\x",
  "uploads/aa/0b5f3b0e-1111-4111-8111-111111111111\0.jpg",
  "uploads/aa/0b5f3b0e-1111-4111-8111-111111111111/../x",
  "uploads/%2e%2e/0b5f3b0e-1111-4111-8111-111111111111",
];

/**
 * Contract of every storage, which `storage.disk.test.ts` and `tests/integration/files/s3.test.ts`
 * run. `openStorage` opens the storage to test.
 */
export function storageContract(openStorage: () => Promise<Storage>) {
  test("open returns the bytes that put stored", async () => {
    const storage = await openStorage();
    const everyByte = Uint8Array.from({ length: 256 }, (_, index) => index);
    for (const bytes of [everyByte, new Uint8Array(randomBytes(3_000_000)), new Uint8Array(1)]) {
      const key = randomKey();
      await storage.put(key, bytes, "image/png");
      expect(Buffer.compare(await readAll(storage, key), bytes)).toBe(0);
    }
  });

  test("A second put replaces the file", async () => {
    const storage = await openStorage();
    const key = randomKey();
    await storage.put(key, Buffer.from("first and longer"), "image/png");
    await storage.put(key, Buffer.from("second"), "image/jpeg");
    expect(Buffer.from(await readAll(storage, key)).toString()).toBe("second");
  });

  test("A key has no file before put and after remove", async () => {
    const storage = await openStorage();
    const key = randomKey();
    expect(await storage.open(key)).toBeUndefined();
    await storage.put(key, Buffer.from("x"), "image/png");
    await storage.remove(key);
    expect(await storage.open(key)).toBeUndefined();
    await expect(readAll(storage, key)).rejects.toMatchObject({ name: "StorageError", code: "missing" });
  });

  test("remove deletes only its own file and accepts a missing one", async () => {
    const storage = await openStorage();
    const [kept, removed] = [randomKey(), randomKey()];
    for (const key of [kept, removed]) await storage.put(key, Buffer.from(key), "image/png");
    await storage.remove(removed);
    await storage.remove(removed);
    await storage.remove(randomKey());
    expect(Buffer.from(await readAll(storage, kept)).toString()).toBe(kept);
  });

  test("A canceled read leaves the file readable", async () => {
    const storage = await openStorage();
    const key = randomKey();
    await storage.put(key, randomBytes(2_000_000), "image/png");
    const stream = await storage.open(key);
    const reader = stream!.getReader();
    await reader.read();
    await reader.cancel();
    expect(await readAll(storage, key)).toHaveLength(2_000_000);
  });

  test("open returns a range of a file", async () => {
    const storage = await openStorage();
    const key = randomKey();
    const bytes = new Uint8Array(randomBytes(300_000));
    await storage.put(key, bytes, "video/mp4");
    for (const [start, end] of [
      [0, 1],
      [1000, 200_000],
      [299_999, 300_000],
      [0, 300_000],
    ] as const) {
      const stream = await storage.open(key, { start, end });
      const read = new Uint8Array(await new Response(stream).arrayBuffer());
      expect(Buffer.compare(read, bytes.subarray(start, end))).toBe(0);
    }
    expect(await storage.open(randomKey(), { start: 0, end: 10 })).toBeUndefined();
  });

  test("Twenty concurrent puts store twenty files", async () => {
    const storage = await openStorage();
    const keys = Array.from({ length: 20 }, randomKey);
    await Promise.all(keys.map((key) => storage.put(key, Buffer.from(key), "image/png")));
    const read = await Promise.all(keys.map((key) => readAll(storage, key)));
    expect(read.map((bytes) => Buffer.from(bytes).toString())).toEqual(keys);
  });

  test("A key cannot point outside the storage", async () => {
    const storage = await openStorage();
    for (const key of BAD_KEYS) {
      const calls = [() => storage.put(key, Buffer.from("x"), "image/png"), () => storage.open(key)];
      for (const call of [...calls, () => storage.remove(key)])
        await expect(call(), key).rejects.toMatchObject({ code: "bad key" });
    }
  });

  test("check resolves for a usable storage", async () => {
    const storage = await openStorage();
    await expect(storage.check()).resolves.toBeUndefined();
  });
}
