import * as z from "zod";
import type { UnknownEvent } from "./payments.ts";

const named = z.object({ id: z.string().max(200), type: z.string().max(200) }).partial();

/** What can be noted of an event whose form is not known. */
export function toUnknownEvent(body: unknown): UnknownEvent {
  const { data } = named.safeParse(body);
  return { form: "unknown", id: data?.id, type: data?.type };
}

/** A body as JSON; `undefined` when it is none. */
export function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
