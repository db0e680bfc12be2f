import type { GenerationEvent } from "../../../core/generations/events.ts";
import type { Generation } from "../../../core/generations/api.ts";
import { AppError } from "../../errors.ts";
import type { Announcement } from "../../events/announcement.ts";
import type { EventStream, EventStreams } from "../../events/event-streams.ts";
import type { Hub } from "../../events/hub.ts";
import type { Own } from "./generations.repo.ts";
import { findGeneration, type GenerationsDeps } from "./generations.service.ts";
import { toolOf } from "./tools.ts";

export interface FollowDeps extends Pick<GenerationsDeps, "db" | "ai"> {
  readonly hub: Hub;
  readonly streams: EventStreams;
}

/** Opens the stream of one's own generation: the state so far, what happens, and its end. Throws 404. */
export async function followGeneration(deps: FollowDeps, own: Own): Promise<Response> {
  const heard: Announcement[] = [];
  let take: (announcement: Announcement) => void = (announcement) => heard.push(announcement);
  // Listening begins before the state is read: what happens in between waits its turn and is not missed.
  const unfollow = deps.hub.follow(own.id, (announcement) => take(announcement));
  const generation = await findGeneration(deps, own).catch((error: unknown) => {
    unfollow();
    throw error;
  });
  if (!generation) {
    unfollow();
    throw new AppError("not_found");
  }
  const stream = openStream(deps, own, unfollow);
  const reader = createReader(deps, own, stream);
  reader.show(generation);
  for (const announcement of heard) reader.hear(announcement);
  take = reader.hear;
  return stream.response;
}

function openStream({ streams }: FollowDeps, { userId }: Own, unfollow: () => void): EventStream {
  try {
    return streams.open(userId, unfollow);
  } catch (error) {
    unfollow();
    throw error;
  }
}

function createReader(deps: FollowDeps, own: Own, stream: EventStream) {
  const whole = new Set<number>();
  let turn = Promise.resolve();

  const send = ({ event, data }: GenerationEvent, droppable = false) =>
    stream.send(event, data, { droppable });

  function show(generation: Generation) {
    const { kind, status, output } = generation;
    const tool = toolOf(kind);
    const parts = [...tool.parts(output)];
    const done = parts.filter((part) => part !== undefined).length;
    whole.clear();
    send({ event: "progress", data: { status, done, total: tool.total, reset: true } });
    for (const [index, text] of parts.entries()) {
      if (text === undefined) continue;
      whole.add(index);
      send({ event: "partial", data: { index, text, whole: true } });
    }
    if (status === "completed" || status === "failed") {
      send({ event: status, data: generation });
      stream.close();
      return;
    }
    const growing = deps.hub.growing(own.id);
    if (growing && !whole.has(growing.index)) {
      send({ event: "partial", data: { ...growing, whole: false } });
    }
  }

  async function readAgain() {
    const generation = await findGeneration(deps, own).catch(() => undefined);
    // Deleted, or not readable now: the reader connects again and gets the answer to that.
    if (generation) show(generation);
    else stream.close();
  }

  function tell(announcement: Announcement): Promise<void> | void {
    if (announcement.type === "changed" || announcement.type === "gone") return readAgain();
    const { index, text } = announcement;
    if (announcement.type === "growing") {
      // Told before the part became whole, but heard after the state was read.
      if (!whole.has(index)) send({ event: "partial", data: { index, text, whole: false } }, true);
      return;
    }
    whole.add(index);
    send({ event: "partial", data: { index, text, whole: true } });
    const { done, total } = announcement;
    send({ event: "progress", data: { status: "in-progress", done, total, reset: false } });
  }

  return {
    show,
    hear: (announcement: Announcement) => {
      turn = turn.then(() => tell(announcement));
    },
  };
}
