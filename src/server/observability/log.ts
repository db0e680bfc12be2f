import { DrizzleQueryError } from "drizzle-orm";
import { pino, type Logger } from "pino";
import { currentContext } from "./request-context.ts";

export type { Logger };

/**
 * Creates the logger of a process at its start (`main.ts`, and commands with the level `silent`):
 * one JSON line each, with the request and the generation that the work is for. The level is
 * `LOG_LEVEL` (`boot/settings.ts`). Fields that could carry a secret or a prompt (list in this
 * function) are hidden, at the top and one level below.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    mixin() {
      const { requestId, generation, traceparent } = currentContext();
      // The middle of version-trace-span-flags.
      return { requestId, generation, trace: traceparent?.split("-")[1] };
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        "password",
        "token",
        "authorization",
        "cookie",
        "*.password",
        "*.token",
        "*.authorization",
        "*.cookie",
        "input",
        "*.input",
      ],
      censor: "[hidden]",
    },
    serializers: { err: describeError },
  });
}

/**
 * Serializes an error for the log: the log calls it for each field named `err`. Messages of the
 * database driver contain parameters (hashes, prompts), so they are omitted.
 */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const cause = error.cause as { code?: unknown } | undefined;
  const fromDatabase = error instanceof DrizzleQueryError || "severity" in error;
  return {
    type: error.name,
    code: (error as { code?: unknown }).code ?? cause?.code,
    ...(fromDatabase ? {} : { message: error.message }),
    // Places alone: a stack begins with the message, which may have many lines.
    at: error.stack
      ?.split("\n")
      .map((line) => line.trim())
      .filter((line) => line.startsWith("at "))
      .slice(0, 5),
  };
}
