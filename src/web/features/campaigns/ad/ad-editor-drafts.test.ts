import { beforeEach, expect, test } from "vitest";
import { apiError } from "#web/lib/api-error.ts";
import { AD, adServer, withText } from "./ad-editor.fixture.ts";
import { createAdEditor, type KeptDraft } from "./ad-editor.ts";

let kept: KeptDraft | undefined;
let remote: ReturnType<typeof adServer>;

/** Opens the ad as the server has it, or as another page has cached it. */
function open(ad = remote.ad()) {
  return createAdEditor(ad, {
    send: (body) => remote.send(body),
    onSaved: () => undefined,
    kept: { read: () => kept, write: (draft) => (kept = draft), clear: () => (kept = undefined) },
    schedule: () => () => undefined,
  });
}

beforeEach(() => {
  kept = undefined;
  remote = adServer();
});

const keep = (primaryText: string, baseVersion: string) => {
  const draft = { fields: withText(AD, primaryText), callToAction: null, url: AD.url, mediaId: null };
  kept = { draft, baseVersion };
};

test("kept changes are opened and saved onto the revision that they change", async () => {
  keep("Earlier", "1");
  const editor = open();
  expect(editor.getState()).toMatchObject({
    save: "unsaved",
    draft: { fields: { primaryText: "Earlier" } },
  });
  await editor.save();
  expect(remote.text()).toBe("Earlier");
  expect(kept).toBeUndefined();
});

test("onto a later revision, kept changes are a conflict, and the ad stays", async () => {
  keep("Earlier", "1");
  remote.change("Theirs");
  const editor = open();
  await editor.save();
  expect(editor.getState()).toMatchObject({
    save: "conflict",
    draft: { fields: { primaryText: "Earlier" } },
    conflict: { fields: { primaryText: "Theirs" } },
  });
  expect(remote.text()).toBe("Theirs");
  const later = open();
  await later.save();
  expect(later.getState().save).toBe("conflict");
  later.resolve(true);
  await expect.poll(() => later.getState().save).toBe("saved");
  expect(remote.text()).toBe("Earlier");
  expect(kept).toBeUndefined();
});

test("a draft without a connection is a conflict after the ad was changed elsewhere", async () => {
  const editor = open();
  remote.fail(apiError(0));
  editor.change({ fields: withText(AD, "Mine") });
  await editor.save();
  remote.change("Theirs");
  remote.fail(undefined);
  const later = open();
  await later.save();
  expect(later.getState().save).toBe("conflict");
  expect(remote.text()).toBe("Theirs");
});

test("kept changes are saved although the page has cached an older ad", async () => {
  remote.change("Second");
  keep("Second, longer", "2");
  await open(AD).save();
  expect(remote.text()).toBe("Second, longer");
});

test("if the ad has the kept changes already, nothing is sent, and the next change is saved", async () => {
  keep("Second", "1");
  remote.change("Second");
  const editor = open();
  await editor.save();
  expect(editor.getState().save).toBe("saved");
  expect(kept).toBeUndefined();
  expect(remote.sent).toEqual([]);
  editor.change({ fields: withText(AD, "Third") });
  await editor.save();
  expect(remote.text()).toBe("Third");
});

test("changes typed during a save are saved later, although its response was lost", async () => {
  const editor = open();
  remote.loseResponse();
  editor.change({ fields: withText(AD, "Second") });
  const first = editor.save();
  editor.change({ fields: withText(AD, "Third") });
  await first;
  expect(remote.text()).toBe("Second");
  const later = open();
  await later.save();
  expect(later.getState().save).toBe("saved");
  expect(remote.text()).toBe("Third");
  expect(remote.sent.map(({ baseVersion }) => baseVersion)).toEqual(["1", "2"]);
});

test("a save of an earlier visit is no conflict, although the page has cached the ad before it", async () => {
  const editor = open();
  remote.loseResponse();
  editor.change({ fields: withText(AD, "Second") });
  const first = editor.save();
  editor.change({ fields: withText(AD, "Third") });
  await first;
  const later = open(AD);
  await later.save();
  expect(later.getState().save).toBe("saved");
  expect(remote.text()).toBe("Third");
});
