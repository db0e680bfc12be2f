import { expect, test } from "vitest";
import { createToastQueue, type ToastCommand } from "./toast-queue.ts";

test("messages sent before anyone draws them are delivered in order, once", () => {
  let asked = 0;
  const outbox = createToastQueue(() => (asked += 1));
  const id = outbox.toasts.loading("Signing in...");
  outbox.toasts.success("Successfully signed in!", { id });
  expect(asked).toBeGreaterThan(0);

  const seen: ToastCommand[] = [];
  outbox.connect((command) => seen.push(command));
  expect(seen.map((command) => [command.type, command.id])).toEqual([
    ["show", id],
    ["show", id],
  ]);

  outbox.toasts.dismiss(id);
  expect(seen).toHaveLength(3);
});

test("each message has an id of its own", () => {
  const outbox = createToastQueue(() => {});
  expect(outbox.toasts.info("a")).not.toBe(outbox.toasts.info("b"));
});
