import { redirectDocument } from "react-router";
import { paths } from "../lib/paths.ts";

/** Redirects unknown URLs to the home page with a document load, because that page is static. */
export function clientLoader() {
  return redirectDocument(paths.home);
}

export default function NotFound() {
  return null;
}
