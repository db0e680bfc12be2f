import { expect, test } from "vitest";
import type { FilmSettings } from "#core/film/settings.ts";
import { filmSettings } from "../film-settings.fixture.ts";
import { createFilmDraft } from "./create-film-draft.ts";
import { setScene } from "./scene-edits.ts";

function open() {
  const stored: FilmSettings[] = [];
  const draft = createFilmDraft(filmSettings([5, 5, 5]), (settings) => void stored.push(settings));
  const type = (text: string) => draft.edit(setScene(draft.getState().settings, 0, { text }), "text-0");
  const text = () => draft.getState().settings.scenes[0]?.text;
  return { draft, stored, type, text };
}

test("Typing in a field is one step, after the field was left another one", () => {
  const { draft, type, text } = open();
  type("A");
  type("AB");
  draft.settle();
  type("ABC");
  draft.undo();
  expect(text()).toBe("AB");
  draft.undo();
  expect(text()).toBe("Scene 1");
  expect(draft.getState().canUndo).toBe(false);
  draft.redo();
  draft.redo();
  expect(text()).toBe("ABC");
  expect(draft.getState().canRedo).toBe(false);
});

test("An edit after undo ends what could be redone", () => {
  const { draft, type } = open();
  type("A");
  draft.undo();
  type("B");
  expect(draft.getState().canRedo).toBe(false);
});

test("Undone edits are stored, too; the same settings are stored once", () => {
  const { draft, stored, type } = open();
  type("A");
  draft.settle();
  draft.undo();
  expect(stored.map(({ scenes }) => scenes[0]?.text)).toEqual(["A", "Scene 1"]);
});

test("Settings with an error stay on the page and are neither stored nor drawn", () => {
  const { draft, stored } = open();
  const { settings } = draft.getState();
  draft.edit({ ...settings, address: "not an address" });
  expect(stored).toEqual([]);
  expect(draft.getState()).toMatchObject({
    valid: settings,
    errors: { address: expect.any(String) as string },
  });
  expect(draft.getState().settings.address).toBe("not an address");
  draft.edit({ ...settings, address: "fern.example" });
  expect(stored).toHaveLength(1);
  expect(draft.getState().errors).toEqual({});
});

test("Settings of another tab replace these without being stored again", () => {
  const { draft, stored, type } = open();
  type("A");
  draft.replace(filmSettings([6, 4, 5]));
  expect(stored).toHaveLength(1);
  expect(draft.getState()).toMatchObject({ canUndo: false, settings: { scenes: [{ seconds: 6 }, {}, {}] } });
});
