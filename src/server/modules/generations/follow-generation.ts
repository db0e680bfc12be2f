import type { GenerationEvent } from "#core/generations/events.ts";
import type { OwnedId } from "#server/lib/owned-id.ts";
import { AppError } from "../../lib/errors.ts";
import type { Announcement } from "../../events/announcement.ts";
import type { EventStream } from "../../events/event-stream.ts";
import type { EventStreams } from "../../events/event-streams.ts";
import type { Hub } from "../../events/hub.ts";
import type { GenerationRow } from "./generations.present.ts";
import { findOwned } from "./generations.repo.ts";
import { presentRow, type GenerationsDeps } from "./generations.service.ts";
import { contentOf } from "./generators.ts";
import { countCompleteParts, partText } from "./part.ts";

/**
 * Dependencies of `followGeneration`: the hub of events (`server/events/hub.ts`), and limits of
 * streams (`server/events/event-streams.ts`); `boot/deps.ts` provides them to
 * `generations.routes.ts`.
 */
export interface FollowDeps extends Pick<GenerationsDeps, "db" | "ai"> {
  readonly hub: Hub;
  readonly streams: EventStreams;
}

/**
 * Opens the event stream of a user's generation (`GET /api/generations/:id/events` in
 * `generations.routes.ts`): its current state, then its events until it ends. `destroy` closes the
 * connection of a reader that has stopped reading. Throws 404, and 429 for too many streams.
 * Events: `core/generations/events.ts`; limits of streams: `server/events/event-streams.ts`, of
 * queued bytes `event-stream.ts` there.
 */
export async function followGeneration(
  deps: FollowDeps,
  own: OwnedId,
  destroy: () => void,
): Promise<EventStream> {
  let follower: Follower | undefined;
  const early: Announcement[] = [];
  // Subscribes before reading the state: announcements in between are buffered and not missed.
  const unfollow = deps.hub.follow(own.id, (announcement) => {
    if (follower) follower.handle(announcement);
    else early.push(announcement);
  });
  try {
    const row = await findOwned(deps.db, own);
    if (!row) throw new AppError("not_found");
    const stream = deps.streams.open(own.userId, { destroy, onClose: unfollow });
    follower = new Follower(deps, own, stream);
    follower.sendState(row);
    for (const announcement of early.splice(0)) follower.handle(announcement);
    return stream;
  } catch (error) {
    unfollow();
    throw error;
  }
}

/**
 * Forwards announcements to one event stream. A class, because thousands are open at once and
 * instances share their methods.
 */
class Follower {
  readonly #deps: FollowDeps;
  readonly #own: OwnedId;
  readonly #stream: EventStream;
  readonly #completed = new Set<number>();
  /** Announcements that arrived during a read of the state; they are handled after it. */
  #pending: Announcement[] | undefined;

  constructor(deps: FollowDeps, own: OwnedId, stream: EventStream) {
    this.#deps = deps;
    this.#own = own;
    this.#stream = stream;
  }

  handle(announcement: Announcement): void {
    if (this.#pending) this.#pending.push(announcement);
    else if (announcement.type === "changed" || announcement.type === "gone") void this.#reload();
    else this.#forward(announcement);
  }

  sendState(row: GenerationRow): void {
    const { status } = row;
    const { parts, partCount: total } = contentOf(row);
    this.#completed.clear();
    this.#send({ event: "progress", data: { status, done: countCompleteParts(parts), total, reset: true } });
    for (const [index, part] of parts.entries()) {
      if (part === undefined) continue;
      this.#completed.add(index);
      this.#send({ event: "partial", data: { index, text: partText(part), whole: true } });
    }
    if (status === "completed" || status === "failed") {
      this.#send({ event: status, data: presentRow(this.#deps, row) });
      this.#stream.close();
      return;
    }
    const growing = this.#deps.hub.latestGrowing(this.#own.id);
    if (growing && !this.#completed.has(growing.index)) {
      this.#send({ event: "partial", data: { ...growing, whole: false } });
    }
  }

  async #reload(): Promise<void> {
    const pending: Announcement[] = [];
    this.#pending = pending;
    const row = await findOwned(this.#deps.db, this.#own).catch(() => undefined);
    this.#pending = undefined;
    // Deleted or unreadable: the client reconnects and receives the matching status code.
    if (!row) return this.#stream.close();
    this.sendState(row);
    for (const announcement of pending) this.handle(announcement);
  }

  #forward(announcement: Extract<Announcement, { type: "growing" | "part" }>): void {
    const { index, text } = announcement;
    if (announcement.type === "growing") {
      // Announced before the part was complete, received after the state was read.
      if (!this.#completed.has(index))
        this.#send({ event: "partial", data: { index, text, whole: false } }, true);
      return;
    }
    this.#completed.add(index);
    this.#send({ event: "partial", data: { index, text, whole: true } });
    const { done, total } = announcement;
    this.#send({ event: "progress", data: { status: "in-progress", done, total, reset: false } });
  }

  #send({ event, data }: GenerationEvent, droppable = false): void {
    this.#stream.send(event, data, { droppable });
  }
}
