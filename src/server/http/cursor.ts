import { AppError } from "../lib/errors.ts";

/** A place in a list, newest first: the generation that a page ended with. */
export interface Place {
  readonly createdAt: Date;
  readonly id: string;
}

/** The opaque text by which a client asks for the page after `place`. */
export function toCursor({ createdAt, id }: Place): string {
  return Buffer.from(`${createdAt.getTime()} ${id}`).toString("base64url");
}

/** Throws 400 for a text that `toCursor` did not make. */
export function fromCursor(cursor: string): Place {
  const [, time = "", id = ""] =
    /^(\d{1,15}) (\S{1,100})$/.exec(Buffer.from(cursor, "base64url").toString()) ?? [];
  const createdAt = new Date(Number(time));
  if (id === "" || toCursor({ createdAt, id }) !== cursor) {
    const message = "This cursor is not valid. Please start again from the first page.";
    throw new AppError("invalid_input", { message, fields: { cursor: message } });
  }
  return { createdAt, id };
}
