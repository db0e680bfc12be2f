import { createApp } from "#server/boot/app.ts";
import type { Deps } from "#server/boot/deps.ts";

/** A route that the application has mounted. `appRoutes` lists them for tests over all routes. */
export interface AppRoute {
  readonly method: string;
  /** As declared, with parameters and their patterns. */
  readonly path: string;
}

/**
 * All routes of the application, without duplicates, middleware and catch-alls, for tests that must
 * cover each (`mutations.test.ts`, `owners.test.ts`). They are read from `createApp`
 * (`server/boot/app.ts`), which mounts them.
 */
export function appRoutes(deps: Deps): AppRoute[] {
  const declared = createApp(deps).routes.filter(({ method }) => method !== "ALL");
  const unique = new Map(declared.map(({ method, path }) => [`${method} ${path}`, { method, path }]));
  return [...unique.values()];
}

/**
 * Whether a route can change something: every method but GET, HEAD and OPTIONS. `mutations.test.ts`
 * sends each such route a foreign origin.
 */
export const isMutation = ({ method }: AppRoute) => !["GET", "HEAD", "OPTIONS"].includes(method);

const PARAMETER = /:(\w+)(\{(?:[^{}]|\{[^{}]*\})*\})?/g;

/**
 * Names of the parameters in a route's path, in tests over all routes. `owners.test.ts` needs a
 * value for each, `contract.test.ts` compares them with the contract.
 */
export const parametersOf = ({ path }: AppRoute) =>
  [...path.matchAll(PARAMETER)].map(([, name = ""]) => name);

/**
 * A route's path with values for its parameters. `owners.test.ts` and `mutations.test.ts` request
 * it.
 */
export const fillIn = ({ path }: AppRoute, value: (name: string) => string) =>
  path.replaceAll(PARAMETER, (_, name: string) => value(name));
