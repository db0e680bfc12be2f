import type { GenerationKind } from "#core/generations/kinds.ts";
import type { Ai, AiError, AiFailure, AiUsage } from "#server/adapters/ai/ai.ts";
import type { Issue } from "#server/http/middleware/validate.ts";
import type { Composer } from "#server/render/composer.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { FilesDeps } from "../files/files.service.ts";
import type { Rate } from "../rates/rates.service.ts";

/** What tools work with. */
export interface ToolDeps extends FilesDeps {
  readonly ai: Ai;
  readonly composer: Composer;
  /** For what one background is bought: each platform, or each shape that platforms share. */
  readonly imageBackgrounds: "platform" | "shape";
  readonly newId: () => string;
}

/** What a tool tells while it works. `output` is the whole output so far, with the new part in it. */
export type ToolEvent =
  | { readonly type: "growing"; readonly index: number; readonly text: string }
  | {
      readonly type: "part";
      readonly index: number;
      readonly text: string;
      readonly output: object;
      /** Stored files that are in the output from now on. */
      readonly files?: readonly string[];
    }
  /** Something to keep that is no whole part. */
  | {
      readonly type: "stored";
      readonly output: object;
      readonly files: readonly string[];
      /** Parts that are a step further; shown, never stored. */
      readonly growing?: readonly { readonly index: number; readonly text: string }[];
    }
  | { readonly type: "usage"; readonly usage: AiUsage };

export interface ToolRequest {
  /** The checked input as it was stored. */
  readonly input: unknown;
  /** Parts that an earlier try stored; they are kept. */
  readonly output: unknown;
  readonly seed: string;
  readonly userId: UserId;
  readonly signal: AbortSignal;
  /** `fallback` when the provider has failed for good. */
  readonly engine: "first" | "fallback";
  /** Whether the work is tried again when it ends with this failure. */
  readonly mayRetry: (error: AiError) => boolean;
}

/** A text, or a stored file, under its name in an archive; folders are separated by slashes. */
export type ArchiveFile =
  | {
      readonly name: string;
      readonly text: string;
      /** Another folder whose own download holds the file too. */
      readonly alsoIn?: string;
    }
  | { readonly name: string; readonly file: string };

type Checked =
  | { readonly success: true; readonly data: object }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

/** How one kind is made. A new kind is one more of these in `tools.ts`. */
export interface Tool {
  readonly kind: GenerationKind;
  /** Checks what a client sent. */
  readonly check: (input: unknown) => Checked;
  /** Uploaded pictures that a checked input names; the generation keeps them. */
  readonly uploads?: (input: unknown) => readonly string[];
  /** Parts that one generation makes. */
  readonly total: number;
  /** The whole parts of a stored output as text, by index. */
  readonly parts: (output: unknown) => readonly (string | undefined)[];
  /** Ids of the engine that serves first and of the one that steps in; equal when there is only the studio. */
  readonly engines: (ai: Ai) => { readonly first: string; readonly fallback: string };
  /** Makes what is missing. Throws `AiError` when the provider fails. */
  readonly work: (deps: ToolDeps, request: ToolRequest) => AsyncIterable<ToolEvent>;
  /** For a tool that completes with parts missing: the output to go on from when its user asks for them, if there are any. */
  readonly reopen?: (output: unknown) => object | undefined;
  /**
   * Required with `reopen`: the output of a completion that ended early. What was not made is missing
   * again.
   */
  readonly endCompletion?: (output: unknown) => object;
  /**
   * For a tool that lets the studio make single parts in the provider's place: why it did, if it did. Then the studio
   * counts as the engine and the generation costs no unit.
   */
  readonly stoodIn?: (output: unknown) => AiFailure | undefined;
  /** What leaves the server of a stored output; all of it when not given. */
  readonly present?: (output: unknown, input: unknown) => object;
  /** What it made as files to take along; only for tools that make files. */
  readonly archive?: (
    output: unknown,
    input: unknown,
  ) => { readonly name: string; readonly files: readonly ArchiveFile[] };
  /** Fair use beside the quota. */
  readonly rates: (userId: UserId) => readonly Rate[];
  /** What a user is told when it failed through a fault of ours. */
  readonly failed: string;
}
