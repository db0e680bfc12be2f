import { expect, test } from "vitest";
import type { Announcement } from "./announcement.ts";
import { createHub } from "./hub.ts";

const growing = (id: string, text: string): Announcement => ({ type: "growing", id, index: 0, text });
const receive = (hub: ReturnType<typeof createHub>, announcement: Announcement) =>
  hub.receive(JSON.stringify(announcement));

test("Followers receive announcements of their generation until they unsubscribe", () => {
  const hub = createHub();
  const received: Announcement[] = [];
  const unsubscribe = hub.follow("a", (announcement) => received.push(announcement));
  receive(hub, growing("a", "x"));
  receive(hub, growing("b", "y"));
  unsubscribe();
  receive(hub, growing("a", "z"));
  expect(received).toEqual([growing("a", "x")]);
});

test("A repeated unsubscribe does not remove later followers", () => {
  const hub = createHub();
  const unsubscribe = hub.follow("a", () => {});
  unsubscribe();
  const received: Announcement[] = [];
  hub.follow("a", (announcement) => received.push(announcement));
  unsubscribe();
  receive(hub, growing("a", "x"));
  expect(received).toHaveLength(1);
});

test("The latest growing text is kept until another announcement arrives", () => {
  const hub = createHub();
  receive(hub, growing("a", "x"));
  receive(hub, growing("a", "xy"));
  expect(hub.latestGrowing("a")).toEqual({ index: 0, text: "xy" });
  receive(hub, { type: "changed", id: "a" });
  expect(hub.latestGrowing("a")).toBeUndefined();
});

test("A local growing text reaches local followers once and other processes by notification", () => {
  const [local, remote] = [createHub(), createHub()];
  const received: string[] = [];
  for (const hub of [local, remote]) {
    hub.follow("a", (announcement) =>
      received.push(announcement.type === "growing" ? announcement.text : announcement.type),
    );
  }
  const sent = local.publishGrowing({ type: "growing", id: "a", index: 0, text: "x" });
  expect(received).toEqual(["x"]);
  expect(local.latestGrowing("a")).toEqual({ index: 0, text: "x" });
  receive(local, sent);
  expect(received).toEqual(["x"]);
  receive(remote, sent);
  expect(received).toEqual(["x", "x"]);
});

test("The number of kept texts is limited", () => {
  const hub = createHub();
  for (let count = 0; count <= 500; count += 1) receive(hub, growing(`id-${count}`, "x"));
  expect(hub.latestGrowing("id-0")).toBeUndefined();
  expect(hub.latestGrowing("id-500")).toBeDefined();
});

test("A resync sends `changed` to every follower and drops kept texts", () => {
  const hub = createHub();
  const received: string[] = [];
  hub.follow("a", ({ id, type }) => received.push(`${id} ${type}`));
  hub.follow("b", ({ id, type }) => received.push(`${id} ${type}`));
  receive(hub, growing("c", "x"));
  hub.resync();
  expect(received).toEqual(["a changed", "b changed"]);
  expect(hub.latestGrowing("c")).toBeUndefined();
});
