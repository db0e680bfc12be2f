import type { Toasts, ToastOptions, ToastTone } from "./toast-context.ts";

/**
 * A command to the toaster, which is loaded after the first toast is asked for: `createToastQueue`
 * makes it, `Toaster` carries it out.
 */
export type ToastCommand =
  | { type: "show"; id: string; tone: ToastTone; text: string; options: ToastOptions }
  | { type: "dismiss"; id: string };

/**
 * Queue that keeps toasts until the toaster, which is loaded later, can show them:
 * `createToastQueue` makes it, `ToastProvider` hands it to `Toaster`.
 */
export interface ToastQueue {
  readonly toasts: Toasts;
  /** Delivers queued and future commands to the toaster; `null` disconnects it. */
  connect: (deliver: ((command: ToastCommand) => void) | null) => void;
}

/**
 * Queues toasts until the toaster is loaded, for `ToastProvider`; a connected toaster gets them at
 * once. `onQueued` runs for each command that has to wait. A toast without an id of its caller gets
 * `toast-1`, `toast-2` and so on.
 */
export function createToastQueue(onQueued: () => void): ToastQueue {
  let deliver: ((command: ToastCommand) => void) | null = null;
  let queue: ToastCommand[] = [];
  let count = 0;

  function send(command: ToastCommand) {
    if (deliver) return deliver(command);
    queue.push(command);
    onQueued();
  }

  function show(tone: ToastTone) {
    return (text: string, options: ToastOptions = {}) => {
      count += 1;
      const id = options.id ?? `toast-${count}`;
      send({ type: "show", id, tone, text, options });
      return id;
    };
  }

  return {
    toasts: {
      success: show("success"),
      error: show("error"),
      info: show("info"),
      loading: show("loading"),
      dismiss: (id) => send({ type: "dismiss", id }),
    },
    connect(next) {
      deliver = next;
      if (!next) return;
      const queued = queue;
      queue = [];
      for (const command of queued) next(command);
    },
  };
}
