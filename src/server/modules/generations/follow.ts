import type { GenerationEvent } from "#core/generations/events.ts";
import type { Generation } from "#core/generations/api.ts";
import { AppError } from "#server/lib/errors.ts";
import type { Announcement } from "#server/events/announcement.ts";
import type { EventStream } from "#server/events/event-stream.ts";
import type { EventStreams } from "#server/events/event-streams.ts";
import type { Hub } from "#server/events/hub.ts";
import type { Own } from "./generations.repo.ts";
import { findGeneration, type GenerationsDeps } from "./generations.service.ts";
import { toolOf } from "./tools.ts";

export interface FollowDeps extends Pick<GenerationsDeps, "db" | "ai"> {
  readonly hub: Hub;
  readonly streams: EventStreams;
}

/**
 * Opens the event stream of an own generation: its state, then its events until it ends. `destroy` cuts the
 * connection of a reader that does not read. Throws 404.
 */
export async function followGeneration(
  deps: FollowDeps,
  own: Own,
  destroy: () => void,
): Promise<EventStream> {
  let follower: Follower | undefined;
  const early: Announcement[] = [];
  // Listening begins before the state is read: what happens in between waits its turn and is not missed.
  const unfollow = deps.hub.follow(own.id, (announcement) => {
    if (follower) follower.hear(announcement);
    else early.push(announcement);
  });
  try {
    const generation = await findGeneration(deps, own);
    if (!generation) throw new AppError("not_found");
    const stream = deps.streams.open(own.userId, { destroy, onClose: unfollow });
    follower = new Follower(deps, own, stream);
    follower.show(generation);
    for (const announcement of early.splice(0)) follower.hear(announcement);
    return stream;
  } catch (error) {
    unfollow();
    throw error;
  }
}

/** Tells the reader of one stream what is announced. A class for the same reason as the stream: thousands are open at once. */
class Follower {
  readonly #deps: FollowDeps;
  readonly #own: Own;
  readonly #stream: EventStream;
  readonly #whole = new Set<number>();
  /** What is heard while the state is being read: it is told afterwards. */
  #heard: Announcement[] | undefined;

  constructor(deps: FollowDeps, own: Own, stream: EventStream) {
    this.#deps = deps;
    this.#own = own;
    this.#stream = stream;
  }

  hear(announcement: Announcement): void {
    if (this.#heard) this.#heard.push(announcement);
    else if (announcement.type === "changed" || announcement.type === "gone") void this.#readAgain();
    else this.#tell(announcement);
  }

  show(generation: Generation): void {
    const { kind, status, output } = generation;
    const tool = toolOf(kind);
    const parts = [...tool.parts(output)];
    const done = parts.filter((part) => part !== undefined).length;
    this.#whole.clear();
    this.#send({ event: "progress", data: { status, done, total: tool.total, reset: true } });
    for (const [index, text] of parts.entries()) {
      if (text === undefined) continue;
      this.#whole.add(index);
      this.#send({ event: "partial", data: { index, text, whole: true } });
    }
    if (status === "completed" || status === "failed") {
      this.#send({ event: status, data: generation });
      this.#stream.close();
      return;
    }
    const growing = this.#deps.hub.growing(this.#own.id);
    if (growing && !this.#whole.has(growing.index)) {
      this.#send({ event: "partial", data: { ...growing, whole: false } });
    }
  }

  async #readAgain(): Promise<void> {
    const heard: Announcement[] = [];
    this.#heard = heard;
    const generation = await findGeneration(this.#deps, this.#own).catch(() => undefined);
    this.#heard = undefined;
    // Deleted, or not readable now: the reader connects again and gets the answer to that.
    if (!generation) return this.#stream.close();
    this.show(generation);
    for (const announcement of heard) this.hear(announcement);
  }

  #tell(announcement: Extract<Announcement, { type: "growing" | "part" }>): void {
    const { index, text } = announcement;
    if (announcement.type === "growing") {
      // Told before the part became whole, but heard after the state was read.
      if (!this.#whole.has(index))
        this.#send({ event: "partial", data: { index, text, whole: false } }, true);
      return;
    }
    this.#whole.add(index);
    this.#send({ event: "partial", data: { index, text, whole: true } });
    const { done, total } = announcement;
    this.#send({ event: "progress", data: { status: "in-progress", done, total, reset: false } });
  }

  #send({ event, data }: GenerationEvent, droppable = false): void {
    this.#stream.send(event, data, { droppable });
  }
}
