import { expect, test } from "vitest";
import type { Announcement } from "./announcement.ts";
import { createHub } from "./hub.ts";

const growing = (id: string, text: string): Announcement => ({ type: "growing", id, index: 0, text });
const hear = (hub: ReturnType<typeof createHub>, announcement: Announcement) =>
  hub.receive(JSON.stringify(announcement));

test("followers hear about their own generation only, until they leave", () => {
  const hub = createHub();
  const heard: Announcement[] = [];
  const leave = hub.follow("a", (announcement) => heard.push(announcement));
  hear(hub, growing("a", "x"));
  hear(hub, growing("b", "y"));
  leave();
  hear(hub, growing("a", "z"));
  expect(heard).toEqual([growing("a", "x")]);
});

test("one leaving does not silence another who came after everybody had left", () => {
  const hub = createHub();
  const leave = hub.follow("a", () => {});
  leave();
  const heard: Announcement[] = [];
  hub.follow("a", (announcement) => heard.push(announcement));
  leave();
  hear(hub, growing("a", "x"));
  expect(heard).toHaveLength(1);
});

test("the latest growing text is remembered until anything else is heard", () => {
  const hub = createHub();
  hear(hub, growing("a", "x"));
  hear(hub, growing("a", "xy"));
  expect(hub.latestGrowing("a")).toEqual({ index: 0, text: "xy" });
  hear(hub, { type: "changed", id: "a" });
  expect(hub.latestGrowing("a")).toBeUndefined();
});

test("a text that grows here is told at once and once, and the others are told by whom", () => {
  const [here, elsewhere] = [createHub(), createHub()];
  const heard: string[] = [];
  for (const hub of [here, elsewhere]) {
    hub.follow("a", (told) => heard.push(told.type === "growing" ? told.text : told.type));
  }
  const sent = here.publishGrowing({ type: "growing", id: "a", index: 0, text: "x" });
  expect(heard).toEqual(["x"]);
  expect(here.latestGrowing("a")).toEqual({ index: 0, text: "x" });
  hear(here, sent);
  expect(heard).toEqual(["x"]);
  hear(elsewhere, sent);
  expect(heard).toEqual(["x", "x"]);
});

test("what is remembered is bounded", () => {
  const hub = createHub();
  for (let count = 0; count <= 500; count += 1) hear(hub, growing(`id-${count}`, "x"));
  expect(hub.latestGrowing("id-0")).toBeUndefined();
  expect(hub.latestGrowing("id-500")).toBeDefined();
});

test("after a gap every follower is told to read again, and no old text is shown", () => {
  const hub = createHub();
  const heard: string[] = [];
  hub.follow("a", ({ id, type }) => heard.push(`${id} ${type}`));
  hub.follow("b", ({ id, type }) => heard.push(`${id} ${type}`));
  hear(hub, growing("c", "x"));
  hub.resync();
  expect(heard).toEqual(["a changed", "b changed"]);
  expect(hub.latestGrowing("c")).toBeUndefined();
});
