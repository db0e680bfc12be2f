import * as z from "zod/mini";
import { LIMITS } from "../limits.ts";
import { uploadMessages } from "./messages.ts";

/** Schema of the id of an upload, as long as a name (`LIMITS.name` in `core/limits.ts`) at most. */
export const uploadId = z.string().check(z.maxLength(LIMITS.name));

/**
 * Field of image, video and package briefs (input schemas in `core/generations`) with the ids of
 * uploaded images, in the user's order; their number is `LIMITS.uploadedImages` in
 * `core/limits.ts`, the message is in `messages.ts`.
 */
export const uploadIds = z.array(uploadId).check(z.maxLength(LIMITS.uploadedImages, uploadMessages.tooMany));
