import { redirectDocument } from "react-router";
import { paths } from "../lib/paths.ts";

/**
 * Redirects unknown URLs to the home page before anything is rendered; React Router calls it. Loads
 * a document, because the home page is static.
 */
export function clientLoader() {
  return redirectDocument(paths.home);
}

/** Never shown, because `clientLoader` redirects; React Router asks for a component. */
export default function NotFound() {
  return null;
}
