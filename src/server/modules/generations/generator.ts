import type { GenerationKind } from "#core/generations/kinds.ts";
import type { Ai, AiError, AiUsage } from "#server/adapters/ai/ai.ts";
import type { Issue } from "#server/http/middleware/validate.ts";
import type { Composer } from "#server/render/composer.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { FilesDeps } from "../files/files.service.ts";
import type { RateLimit } from "../rate-limits/rate-limits.service.ts";

/** Dependencies of the generators. */
export interface GeneratorDeps extends FilesDeps {
  readonly ai: Ai;
  readonly composer: Composer;
  /** Backgrounds requested from the provider: one per platform, or one per canvas shape. */
  readonly imageBackgrounds: "platform" | "shape";
  readonly newId: () => string;
}

/**
 * Events of a running generator. `output` is the complete output so far, including the new part.
 */
export type GeneratorEvent =
  | { readonly type: "growing"; readonly index: number; readonly text: string }
  | {
      readonly type: "part";
      readonly index: number;
      readonly text: string;
      readonly output: object;
      /** Ids of stored files that the output now refers to. */
      readonly files?: readonly string[];
    }
  /** An intermediate result to store that is not a complete part. */
  | {
      readonly type: "stored";
      readonly output: object;
      readonly files: readonly string[];
      /** Previews of unfinished parts; announced, never stored. */
      readonly growing?: readonly { readonly index: number; readonly text: string }[];
    }
  | { readonly type: "usage"; readonly usage: AiUsage };

export interface GeneratorRequest {
  /** The stored, validated input. */
  readonly input: unknown;
  /** Output that earlier tries stored; its parts are kept. */
  readonly output: unknown;
  readonly seed: string;
  readonly userId: UserId;
  readonly signal: AbortSignal;
  /** `fallback` after the provider has failed permanently. */
  readonly engine: "first" | "fallback";
  /** Returns whether a retry follows a failure with this error. */
  readonly mayRetry: (error: AiError) => boolean;
}

/** A text or a stored file with its path in an archive. */
export type ArchiveFile =
  | {
      readonly name: string;
      readonly text: string;
      /** Another folder whose archive contains the file too. */
      readonly alsoIn?: string;
    }
  | { readonly name: string; readonly file: string };

type ParsedInput =
  | { readonly success: true; readonly data: object }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

/** Creates the content of one generation kind. Every kind is registered in `generators.ts`. */
export interface Generator {
  readonly kind: GenerationKind;
  /** Validates a client's input. */
  readonly parseInput: (input: unknown) => ParsedInput;
  /** Ids of uploads that a valid input refers to; the generation keeps them. */
  readonly uploads?: (input: unknown) => readonly string[];
  /** Number of parts of a complete generation. */
  readonly partCount: number;
  /** Completed parts of a stored output as text, by index. */
  readonly parts: (output: unknown) => readonly (string | undefined)[];
  /** Ids of the preferred engine and of the fallback; equal when only the studio is available. */
  readonly engines: (ai: Ai) => { readonly first: string; readonly fallback: string };
  /** Generates the missing parts. Throws `AiError` when the provider fails. */
  readonly run: (deps: GeneratorDeps, request: GeneratorRequest) => AsyncIterable<GeneratorEvent>;
  /**
   * For generators that may complete with missing parts: the output to continue from when the user
   * retries; `undefined` when nothing is missing.
   */
  readonly reopen?: (output: unknown) => object | undefined;
  /**
   * Required with `reopen`: marks the remaining parts as missing when a retry for them ends early.
   */
  readonly endCompletion?: (output: unknown) => object;
  /**
   * For generators that fall back to the studio for single parts: the provider's failure, if a
   * fallback happened. The studio then counts as the engine and the generation costs no unit.
   */
  readonly fallbackReason?: (output: unknown) => string | undefined;
  /** Converts a stored output to the API's format; default: unchanged. */
  readonly present?: (output: unknown, input: unknown) => object;
  /** The results as an archive; only for kinds that offer a download. */
  readonly archive?: (
    output: unknown,
    input: unknown,
  ) => { readonly name: string; readonly files: readonly ArchiveFile[] };
  /** Rate limits in addition to the quota. */
  readonly rateLimits: (userId: UserId) => readonly RateLimit[];
  /** The user's message for an internal error. */
  readonly failedMessage: string;
}
