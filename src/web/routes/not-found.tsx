import { redirectDocument } from "react-router";
import { paths } from "../lib/paths.ts";

/** Every unknown address leads to the start page, which is a document of its own. */
export function clientLoader() {
  return redirectDocument(paths.home);
}

export default function NotFound() {
  return null;
}
