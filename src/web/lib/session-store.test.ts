import { expect, test } from "vitest";
import { apiError } from "./api-error.ts";
import { createSessionStore, type Session } from "./session-store.ts";

const user = { id: "u1", email: "maya@halden.example", name: "Maya", emailVerified: true };

function storeWith(answers: (Session | null | Error)[]) {
  let calls = 0;
  let time = 0;
  const store = createSessionStore({
    now: () => time,
    fetchSession: () => {
      const answer = answers[calls];
      calls += 1;
      if (answer instanceof Error) return Promise.reject(answer);
      return Promise.resolve(answer ?? null);
    },
  });
  return { store, calls: () => calls, setTime: (ms: number) => (time = ms) };
}

test("starts loading, then knows the user", async () => {
  const { store } = storeWith([{ user, expiresAt: 3_600_000 }]);
  expect(store.getState().status).toBe("loading");
  await store.refresh();
  expect(store.getState()).toMatchObject({ status: "signed-in", session: { user } });
});

test("asks again only when the lease runs out", async () => {
  const { store, calls, setTime } = storeWith([
    { user, expiresAt: 3_600_000 },
    { user, expiresAt: 7_000_000 },
  ]);
  await store.refresh();
  setTime(3_400_000);
  await store.tick();
  expect(calls()).toBe(1);
  setTime(3_500_000);
  await store.tick();
  expect(calls()).toBe(2);
});

test.each([apiError(0), apiError(500), apiError(503)])(
  "a failing server signs nobody out (%#)",
  async (error) => {
    const { store, setTime } = storeWith([{ user, expiresAt: 3_600_000 }, error]);
    await store.refresh();
    setTime(9_000_000);
    await store.tick();
    expect(store.getState().status).toBe("signed-in");
  },
);

test("a 401 and an empty session sign out", async () => {
  const gone = storeWith([{ user, expiresAt: 0 }, apiError(401)]);
  await gone.store.refresh();
  await gone.store.tick();
  expect(gone.store.getState().status).toBe("signed-out");
  const none = storeWith([null]);
  expect((await none.store.refresh()).status).toBe("signed-out");
});

test("an unreachable server at the start is neither signed in nor out, and is asked again", async () => {
  const { store } = storeWith([apiError(0), { user, expiresAt: 3_600_000 }]);
  await store.refresh();
  expect(store.getState().status).toBe("unreachable");
  await store.tick();
  expect(store.getState().status).toBe("signed-in");
});

test("calls at the same time share one request", async () => {
  const { store, calls } = storeWith([{ user, expiresAt: 3_600_000 }]);
  await Promise.all([store.refresh(), store.refresh()]);
  expect(calls()).toBe(1);
});
