import { PRODUCT } from "../product.ts";
import type { MailCopy } from "./mails.copy.ts";

/** One line of the daily mail. */
export interface NoticeWords {
  readonly text: string;
  /** Path of the page that it is about. */
  readonly path: string;
}
