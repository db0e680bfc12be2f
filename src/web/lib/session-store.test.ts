import { expect, test } from "vitest";
import { apiError } from "./api-error.ts";
import { createSessionStore, type Session } from "./session-store.ts";

const user = { id: "u1", email: "maya@halden.example", name: "Maya", emailVerified: true };

function storeWith(responses: (Session | null | Error)[]) {
  let calls = 0;
  let time = 0;
  const store = createSessionStore({
    now: () => time,
    fetchSession: () => {
      const response = responses[calls];
      calls += 1;
      if (response instanceof Error) return Promise.reject(response);
      return Promise.resolve(response ?? null);
    },
  });
  return { store, calls: () => calls, setTime: (ms: number) => (time = ms) };
}

test("The store is loading at first and signed in after the refresh", async () => {
  const { store } = storeWith([{ user, expiresAt: 3_600_000 }]);
  expect(store.getState().status).toBe("loading");
  await store.refresh();
  expect(store.getState()).toMatchObject({ status: "signed-in", session: { user } });
});

test("A tick refreshes the session only shortly before the lease ends", async () => {
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
  "A server failure keeps the user signed in (%#)",
  async (error) => {
    const { store, setTime } = storeWith([{ user, expiresAt: 3_600_000 }, error]);
    await store.refresh();
    setTime(9_000_000);
    await store.tick();
    expect(store.getState().status).toBe("signed-in");
  },
);

test("A 401 response and an empty session sign the user out", async () => {
  const expired = storeWith([{ user, expiresAt: 0 }, apiError(401)]);
  await expired.store.refresh();
  await expired.store.tick();
  expect(expired.store.getState().status).toBe("signed-out");
  const empty = storeWith([null]);
  expect((await empty.store.refresh()).status).toBe("signed-out");
});

test("An unreachable server at the start sets the state unreachable until a tick succeeds", async () => {
  const { store } = storeWith([apiError(0), { user, expiresAt: 3_600_000 }]);
  await store.refresh();
  expect(store.getState().status).toBe("unreachable");
  await store.tick();
  expect(store.getState().status).toBe("signed-in");
});

test("Concurrent refreshes share one request", async () => {
  const { store, calls } = storeWith([{ user, expiresAt: 3_600_000 }]);
  await Promise.all([store.refresh(), store.refresh()]);
  expect(calls()).toBe(1);
});
