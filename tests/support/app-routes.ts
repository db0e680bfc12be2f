import { createApp } from "#server/boot/app.ts";
import type { Deps } from "#server/boot/deps.ts";

/** A route that the application has mounted. */
export interface AppRoute {
  readonly method: string;
  /** As declared, with parameters and their patterns. */
  readonly path: string;
}

/** All routes of the application, without duplicates, middleware and catch-alls. */
export function appRoutes(deps: Deps): AppRoute[] {
  const declared = createApp(deps).routes.filter(({ method }) => method !== "ALL");
  const unique = new Map(declared.map(({ method, path }) => [`${method} ${path}`, { method, path }]));
  return [...unique.values()];
}

/** Whether the route can change something. */
export const isMutation = ({ method }: AppRoute) => !["GET", "HEAD", "OPTIONS"].includes(method);

const PARAMETER = /:(\w+)(\{(?:[^{}]|\{[^{}]*\})*\})?/g;

/** Names of the path's parameters. */
export const parametersOf = ({ path }: AppRoute) =>
  [...path.matchAll(PARAMETER)].map(([, name = ""]) => name);

/** The path with values for its parameters. */
export const fillIn = ({ path }: AppRoute, value: (name: string) => string) =>
  path.replaceAll(PARAMETER, (_, name: string) => value(name));
