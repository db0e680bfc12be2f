import { beforeEach, describe, expect, test } from "vitest";
import type { Ad, SaveAd } from "#core/campaigns/ad.ts";
import { apiError } from "#web/lib/api-error.ts";
import { createAdEditor, type KeptDraft } from "./ad-editor.ts";

const AD: Ad = {
  id: "ad",
  campaignId: "campaign",
  key: "AL7K3Q9Z-FB1a",
  platform: "facebook",
  placement: "facebook_feed",
  variant: "A",
  angle: null,
  fields: { primaryText: "First", headline: "Head", description: "" },
  callToAction: null,
  url: "https://shop.example/",
  taggedUrl: null,
  media: null,
  state: "complete",
  exportedAt: null,
  findings: [],
  decisions: [],
  missing: [],
  version: { id: "v1", revision: "1", hash: "a" },
  aiUse: [],
  aiLabel: null,
  updatedAt: "2026-11-23T10:00:00.000Z",
};

const withText = (ad: Ad, primaryText: string) => ({ ...ad.fields, primaryText });

/** The server's side: stores a save whose revision is the newest one. */
function server() {
  let stored = AD;
  let outage: Error | undefined;
  const sent: SaveAd[] = [];
  return {
    sent,
    fail: (error: Error | undefined) => (outage = error),
    /** A save from another device. */
    change: (primaryText: string) => {
      const revision = String(Number(stored.version.revision) + 1);
      stored = { ...stored, fields: withText(stored, primaryText), version: { ...stored.version, revision } };
    },
    async send(body: SaveAd): Promise<Ad> {
      sent.push(body);
      if (outage) throw outage;
      if (body.baseVersion !== stored.version.revision) {
        throw apiError(409, { code: "version_conflict", message: "", current: stored });
      }
      const revision = String(Number(stored.version.revision) + 1);
      stored = { ...stored, fields: body.fields ?? stored.fields, version: { ...stored.version, revision } };
      return stored;
    },
    ad: () => stored,
    text: () => stored.fields["primaryText"],
  };
}

let kept: KeptDraft | undefined;
let scheduled: (() => void) | undefined;
let remote: ReturnType<typeof server>;
const saved: Ad[] = [];

/** Opens the ad as the server has it, or as another page has cached it. */
function open(ad = remote.ad()) {
  return createAdEditor(ad, {
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
  remote = server();
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

describe("changes kept by an earlier visit", () => {
  const keep = (primaryText: string, baseVersion: string) => {
    const draft = { fields: withText(AD, primaryText), callToAction: null, url: AD.url, mediaId: null };
    kept = { draft, baseVersion };
  };

  test("they are opened and saved onto the revision that they change", async () => {
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

  test("onto a later revision, they are a conflict, and the ad stays", async () => {
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

  test("they are saved although the page has cached an older ad", async () => {
    remote.change("Second");
    keep("Second, longer", "2");
    await open(AD).save();
    expect(remote.text()).toBe("Second, longer");
  });

  test("if the ad has them already, nothing is sent, and the next change is saved", async () => {
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
