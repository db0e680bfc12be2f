import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { createPasswords } from "./passwords.ts";

test("A hash is argon2id with the configured cost and its own salt", async () => {
  const { hash, verify } = createPasswords();
  const [one, two] = await Promise.all([hash("correct horse", "a"), hash("correct horse", "a")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await verify(one, "correct horse", "a")).toBe(true);
  expect(await verify(one, "Correct horse", "a")).toBe(false);
});

test("A full hash queue rejects with busy and recovers", async () => {
  const { hash } = createPasswords({ concurrency: 2, maxWaiting: 3 });
  const settled = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) => hash(`password ${index}`, "a")),
  );
  const refused = settled.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(3);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: "busy", details: { retryAfter: 2 } });
  expect(await Promise.allSettled(["1", "2", "3", "4", "5"].map((password) => hash(password, "a")))).toEqual(
    Array(5).fill(expect.objectContaining({ status: "fulfilled" })),
  );
});

test("Clients take turns, so many passwords of one client neither delay nor displace those of another", async () => {
  // With one hash at a time, the order of completion is the order of starts.
  const { hash } = createPasswords({ concurrency: 1, maxWaiting: 3 });
  const done: string[] = [];
  const add = (client: string) => hash("a password", client).then(() => done.push(client));
  const greedy = Promise.allSettled(Array.from({ length: 8 }, () => add("greedy")));
  await add("other");
  expect(done).toEqual(["greedy", "greedy", "other"]);
  const refused = (await greedy).filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(5);
});

test("A failed check frees its slot", async () => {
  const { verify, hash } = createPasswords({ concurrency: 1, maxWaiting: 0 });
  await expect(verify("not a hash", "x", "a")).rejects.toThrow();
  expect(await hash("still works", "a")).toMatch(/^\$argon2id/);
});

test("Common passwords are recognized regardless of case", () => {
  for (const password of ["123456", "password", "Password1", "QWERTY", "iloveyou"])
    expect(isCommonPassword(password)).toBe(true);
  for (const password of ["", "correct horse battery", "Tr0ub4dor&3", "password "])
    expect(isCommonPassword(password)).toBe(false);
});
