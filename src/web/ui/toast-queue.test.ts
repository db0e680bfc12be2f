import { expect, test } from "vitest";
import { createToastQueue, type ToastCommand } from "./toast-queue.ts";

test("Toasts queued before the toaster connects are delivered once, in order", () => {
  let loadRequests = 0;
  const queue = createToastQueue(() => (loadRequests += 1));
  const id = queue.toasts.loading("Signing in...");
  queue.toasts.success("Successfully signed in!", { id });
  expect(loadRequests).toBeGreaterThan(0);

  const seen: ToastCommand[] = [];
  queue.connect((command) => seen.push(command));
  expect(seen.map((command) => [command.type, command.id])).toEqual([
    ["show", id],
    ["show", id],
  ]);

  queue.toasts.dismiss(id);
  expect(seen).toHaveLength(3);
});

test("Each toast gets a unique id", () => {
  const queue = createToastQueue(() => {});
  expect(queue.toasts.info("a")).not.toBe(queue.toasts.info("b"));
});
