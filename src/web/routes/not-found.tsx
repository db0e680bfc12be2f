import { redirectDocument } from "react-router";
import { paths } from "../lib/paths.ts";

/**
 * Redirects URLs that `routes.ts` does not list to the home page (`paths.home`) before anything is
 * rendered; React Router calls it. Loads a document, because the home page is static.
 */
export function clientLoader() {
  return redirectDocument(paths.home);
}

/**
 * Renders nothing and is never shown, because `clientLoader` redirects first; React Router asks
 * each route for a component.
 */
export default function NotFound() {
  return null;
}
