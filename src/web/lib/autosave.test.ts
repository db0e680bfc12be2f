import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apiError } from "./api-error.ts";
import { createAutosave, SAVE_PAUSE_MS } from "./autosave.ts";

interface Values {
  readonly name: string;
  readonly url: string;
}
interface Entity extends Values {
  readonly revision: number;
}

/** A server with one entity; rejects an empty name and outdated revisions. */
function harness() {
  let stored: Entity = { name: "Halden", url: "", revision: 1 };
  const sent: object[] = [];
  const state = { isOffline: false };
  const change = (fields: Partial<Values>) =>
    (stored = { ...stored, ...fields, revision: stored.revision + 1 });
  const form = createAutosave<Values, Entity>({
    stored,
    onStored: () => {},
    load: async () => stored,
    save: async (fields, baseRevision) => {
      sent.push(fields);
      if (state.isOffline) throw apiError(0);
      if (fields.name === "")
        throw apiError(400, { code: "invalid_input", message: "x", fields: { name: "Name is required" } });
      if (baseRevision !== stored.revision) throw apiError(409, { code: "version_conflict" });
      return change(fields);
    },
  });
  return { form, sent, state, change, stored: () => stored };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pause = () => vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS);

test("Changes are saved together after a pause", async () => {
  const { form, sent, stored } = harness();
  form.set({ name: "H" });
  await vi.advanceTimersByTimeAsync(SAVE_PAUSE_MS - 1);
  form.set({ name: "Ha", url: "a" });
  expect(form.getState()).toMatchObject({ status: "saving", values: { name: "Ha", url: "a" } });
  await pause();
  expect(sent).toEqual([{ name: "Ha", url: "a" }]);
  expect(stored()).toMatchObject({ name: "Ha", url: "a", revision: 2 });
  expect(form.getState().status).toBe("saved");
});

test("A rejected field keeps its text and its message; the others are saved", async () => {
  const { form, stored } = harness();
  form.set({ name: "", url: "a" });
  await pause();
  expect(form.getState()).toMatchObject({
    status: "invalid",
    values: { name: "", url: "a" },
    errors: { name: "Name is required" },
  });
  expect(stored()).toMatchObject({ name: "Halden", url: "a" });
  form.set({ name: "New" });
  expect(form.getState().errors).toEqual({});
  await pause();
  expect(stored().name).toBe("New");
});

test("Nothing is lost while the server is unreachable", async () => {
  const { form, state, stored } = harness();
  state.isOffline = true;
  form.set({ name: "New" });
  await pause();
  expect(form.getState()).toMatchObject({ status: "failed", values: { name: "New" } });
  state.isOffline = false;
  await form.flush();
  expect(stored().name).toBe("New");
  expect(form.getState().status).toBe("saved");
});

test("Other fields that changed elsewhere are merged; the same field is a conflict", async () => {
  const { form, change, stored } = harness();
  change({ url: "theirs" });
  form.set({ name: "Mine" });
  await pause();
  expect(stored()).toMatchObject({ name: "Mine", url: "theirs" });
  expect(form.getState().values).toMatchObject({ name: "Mine", url: "theirs" });

  change({ name: "Theirs" });
  form.set({ name: "Mine again", url: "new" });
  await pause();
  expect(form.getState()).toMatchObject({
    status: "invalid",
    values: { name: "Mine again", url: "new" },
    conflicts: { name: "Theirs" },
  });
  expect(stored()).toMatchObject({ name: "Theirs", url: "new" });
  form.resolve("name", "mine");
  await form.flush();
  expect(stored().name).toBe("Mine again");
});
