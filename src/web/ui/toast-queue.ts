import type { Toasts, ToastOptions, ToastTone } from "./toast-context.ts";

export type ToastCommand =
  | { type: "show"; id: string; tone: ToastTone; text: string; options: ToastOptions }
  | { type: "dismiss"; id: string };

export interface ToastQueue {
  readonly toasts: Toasts;
  /** Delivers everything sent so far and from now on; `null` keeps it for later. */
  connect: (deliver: ((command: ToastCommand) => void) | null) => void;
}

/** Holds messages until the part that draws them has been loaded. `onFirst` is told when the first one waits. */
export function createToastQueue(onFirst: () => void): ToastQueue {
  let deliver: ((command: ToastCommand) => void) | null = null;
  let waiting: ToastCommand[] = [];
  let count = 0;

  function send(command: ToastCommand) {
    if (deliver) return deliver(command);
    waiting.push(command);
    onFirst();
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
      const queued = waiting;
      waiting = [];
      for (const command of queued) next(command);
    },
  };
}
