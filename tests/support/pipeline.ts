import { createStudio } from "#server/adapters/ai/studio/studio.ts";
import { createClock } from "#server/lib/clock.ts";
import type { Overrides } from "#server/boot/deps.ts";
import { startTestApp, type TestApp, type TestAppOptions } from "./app.ts";
import { generationsClient, type GenerationsClient } from "./generations.ts";
import { createScriptedEngine, type ScriptedEngine } from "./stand-ins/scripted-engine.ts";
import { createUser, type TestUser } from "./user.ts";

/**
 * A product whose text engine a test scripts (`stand-ins/scripted-engine.ts`) and whose clock it
 * moves; `startPipeline` makes it.
 */
export interface Pipeline {
  readonly app: TestApp;
  readonly engine: ScriptedEngine;
  /** A new user with an API client. */
  readonly newUser: () => Promise<GenerationsClient & { readonly user: TestUser }>;
  /** Moves the product's clock. */
  readonly advance: (time: { readonly minutes?: number; readonly days?: number }) => void;
}

/**
 * Starts the product (`startTestApp`) with a scripted text engine as the provider, the studio for
 * all else, and a clock that `advance` moves. Tests of generations, fairness and quotas use it.
 */
export async function startPipeline(
  overrides: Overrides = {},
  options: Omit<TestAppOptions, "overrides"> = {},
): Promise<Pipeline> {
  const engine = createScriptedEngine();
  let offsetMs = 0;
  const clock = createClock(() => offsetMs);
  const ai = { provider: { text: engine }, studio: createStudio() };
  const app = await startTestApp({ ...options, overrides: { ai, clock, ...overrides } });
  return {
    app,
    engine,
    async newUser() {
      const user = await createUser(app.deps);
      return { user, ...generationsClient(app.url, user) };
    },
    advance({ minutes = 0, days = 0 }) {
      offsetMs += minutes * 60_000 + days * 86_400_000;
    },
  };
}
