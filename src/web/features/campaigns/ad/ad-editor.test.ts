import { beforeEach, describe, expect, test } from "vitest";
import type { Ad } from "#core/campaigns/ad.ts";
import { apiError } from "#web/lib/api-error.ts";
import { AD, adServer, withText } from "./ad-editor.fixture.ts";
import { createAdEditor, type KeptDraft } from "./ad-editor.ts";

let kept: KeptDraft | undefined;
let scheduled: (() => void) | undefined;
let remote: ReturnType<typeof adServer>;
const saved: Ad[] = [];

function open() {
  return createAdEditor(AD, {
    send: (body) => remote.send(body),
    onSaved: (ad) => saved.push(ad),
    kept: { read: () => kept, write: (draft) => (kept = draft), clear: () => (kept = undefined) },
    schedule: (callback) => {
      scheduled = callback;
      return () => (scheduled = undefined);
    },
  });
}

beforeEach(() => {
  kept = undefined;
  scheduled = undefined;
  saved.length = 0;
  remote = adServer();
});

describe("saving", () => {
  test("several changes are sent in one save after the delay", async () => {
    const editor = open();
    editor.change({ fields: withText(AD, "Second") });
    editor.change({ fields: withText(AD, "Third") });
    expect(remote.sent).toEqual([]);
    expect(kept?.draft.fields["primaryText"]).toBe("Third");
    scheduled?.();
    await editor.save();
    await expect.poll(() => editor.getState().save).toBe("saved");
    expect(remote.sent).toHaveLength(1);
    expect(remote.text()).toBe("Third");
    expect(kept).toBeUndefined();
    expect(saved).toHaveLength(1);
  });

  test("text typed during a save is saved afterwards with the new revision", async () => {
    const editor = open();
    editor.change({ fields: withText(AD, "Second") });
    const first = editor.save();
    editor.change({ fields: withText(AD, "Third") });
    await first;
    expect(editor.getState()).toMatchObject({ save: "unsaved", draft: { fields: { primaryText: "Third" } } });
    // A closed page opens it as a change of the revision that was saved.
    expect(kept?.baseVersion).toBe("2");
    await editor.save();
    expect(remote.sent.map(({ baseVersion }) => baseVersion)).toEqual(["1", "2"]);
    expect(remote.text()).toBe("Third");
  });

  test("an unchanged ad is not sent", async () => {
    await open().save();
    expect(remote.sent).toEqual([]);
  });

  test("without a connection, the text is kept and sent again", async () => {
    const editor = open();
    remote.fail(apiError(0));
    editor.change({ fields: withText(AD, "Second") });
    await editor.save();
    expect(editor.getState().save).toBe("offline");
    expect(kept?.draft.fields["primaryText"]).toBe("Second");
    remote.fail(undefined);
    scheduled?.();
    await expect.poll(() => editor.getState().save).toBe("saved");
    expect(remote.text()).toBe("Second");
  });

  test("a rejected save keeps the text and shows the error", async () => {
    const editor = open();
    remote.fail(apiError(400, { code: "invalid_request", message: "" }));
    editor.change({ fields: withText(AD, "Second") });
    await editor.save();
    expect(editor.getState()).toMatchObject({ save: "failed", draft: { fields: { primaryText: "Second" } } });
  });
});

describe("an ad that was changed elsewhere", () => {
  async function conflict() {
    const editor = open();
    remote.change("Theirs");
    editor.change({ fields: withText(AD, "Mine") });
    await editor.save();
    expect(editor.getState()).toMatchObject({
      save: "conflict",
      draft: { fields: { primaryText: "Mine" } },
      conflict: { fields: { primaryText: "Theirs" } },
    });
    return editor;
  }

  test("nothing more is sent until the owner has decided", async () => {
    const editor = await conflict();
    editor.change({ fields: withText(AD, "Mine, longer") });
    await editor.save();
    expect(remote.sent).toHaveLength(1);
    expect(remote.text()).toBe("Theirs");
  });

  test("the owner's text replaces the other one", async () => {
    const editor = await conflict();
    editor.resolve(true);
    // The choice holds, even if the page is closed before the save.
    expect(kept?.baseVersion).toBe("2");
    await expect.poll(() => editor.getState().save).toBe("saved");
    expect(remote.text()).toBe("Mine");
  });

  test("the other text replaces the owner's", async () => {
    const editor = await conflict();
    editor.resolve(false);
    expect(editor.getState()).toMatchObject({ save: "saved", draft: { fields: { primaryText: "Theirs" } } });
    expect(remote.text()).toBe("Theirs");
    expect(kept).toBeUndefined();
  });
});

test("undo restores earlier texts one by one and saves them", async () => {
  const editor = open();
  editor.change({ fields: withText(AD, "Second") });
  await editor.save();
  editor.change({ fields: withText(AD, "Third") });
  editor.undo();
  expect(editor.getState().draft.fields["primaryText"]).toBe("Second");
  editor.undo();
  await expect.poll(() => remote.text()).toBe("First");
  expect(editor.getState().canUndo).toBe(false);
});

test("a save requested during another one waits for it and sends the text typed since", async () => {
  const editor = open();
  editor.change({ fields: withText(AD, "Second") });
  const first = editor.save();
  editor.change({ fields: withText(AD, "Third") });
  await editor.save();
  expect(remote.text()).toBe("Third");
  await first;
  expect(remote.sent).toHaveLength(2);
});

test("a text that is typed back to the saved one is saved", () => {
  const editor = open();
  editor.change({ fields: withText(AD, "Second") });
  editor.change({ fields: AD.fields });
  scheduled?.();
  expect(editor.getState().save).toBe("saved");
  expect(remote.sent).toEqual([]);
  expect(kept).toBeUndefined();
});

test("undo restores the texts before a replacement by another request", async () => {
  const editor = open();
  editor.replace({
    ...AD,
    fields: withText(AD, "Restored"),
    version: { ...AD.version, revision: "1" },
  });
  expect(editor.getState()).toMatchObject({ canUndo: true, save: "saved" });
  editor.undo();
  await expect.poll(() => editor.getState().save).toBe("saved");
  expect(editor.getState().draft.fields["primaryText"]).toBe("First");
});
