import type { GenerationKind } from "#core/generations/kinds.ts";
import {
  preferredEngines,
  type Ai,
  type AiError,
  type AiUsage,
  type Engines,
} from "#server/adapters/ai/ai.ts";
import type { Composer } from "#server/render/composer.ts";
import type { UserId } from "#server/lib/user-id.ts";
import type { FilesDeps } from "../files/files.public.ts";
import type { RateLimit } from "../rate-limits/rate-limits.public.ts";
import type { Part } from "./part.ts";

/**
 * Dependencies of the generators of all kinds: AI, composer, files. `boot/deps.ts` provides them;
 * `imageBackgrounds` is the setting `IMAGE_BACKGROUNDS` (`boot/settings.ts`), which
 * `groupByBackground` (`image/groups.ts`) applies.
 */
export interface GeneratorDeps extends FilesDeps {
  readonly ai: Ai;
  readonly composer: Composer;
  /** Backgrounds requested from the provider: one per platform, or one per canvas shape. */
  readonly imageBackgrounds: "platform" | "shape";
  readonly newId: () => string;
}

/**
 * Input of a try of any kind in addition to the content; `runs/run-generation.ts` chooses engines,
 * signal and `mayRetry` (rules: `runs/retry-policy.ts`), and `runs/run.ts` adds user and seed,
 * which is the generation's id. The signal aborts when the claim is lost, the job is canceled or,
 * unless the studio is the only engine, the worker stops or the provider's time is over
 * (`PROVIDER_BUDGET_MS` in `boot/config.ts`).
 */
export interface RunRequest {
  readonly seed: string;
  readonly userId: UserId;
  readonly signal: AbortSignal;
  /** Only the studio's after the provider has failed permanently. */
  readonly engines: Engines;
  /** Returns whether a retry follows a failure with this error. */
  readonly mayRetry: (error: AiError) => boolean;
}

/**
 * Input of a generator for one try: the brief, and the parts that earlier tries stored.
 * `defineGenerator` makes it for `run` of the kind from the `RunRequest` of `runs/run.ts` and the
 * stored row.
 */
export interface GeneratorRequest<Input, Output> extends RunRequest {
  readonly input: Input;
  /** Output that earlier tries stored; its parts are kept. */
  readonly output: Output;
}

interface Preview {
  readonly index: number;
  readonly text: string;
}

/** Events without an output. */
type PlainEvent =
  /** A preview of an unfinished part; announced, never stored. */
  ({ readonly type: "growing" } & Preview) | { readonly type: "usage"; readonly usage: AiUsage };

/**
 * Events of a running generator, which each kind's `*.generator.ts` yields, and `generateParts` in
 * `runs/run.ts` stores and announces (`server/events/announcement.ts`). `output` is the complete
 * output so far, including the new parts.
 */
export type GeneratorEvent<Output> =
  | PlainEvent
  | { readonly type: "part"; readonly index: number; readonly part: Part; readonly output: Output }
  /** All parts, complete at the same time; stored in one transaction. */
  | { readonly type: "parts"; readonly parts: readonly Part[]; readonly output: Output }
  /** An intermediate result to store that is not a complete part. */
  | {
      readonly type: "stored";
      readonly output: Output;
      /** Ids of stored files that the output now refers to. */
      readonly files: readonly string[];
      readonly growing?: readonly Preview[];
    };

/**
 * A text or a stored file with its path in a generation's archive. `archive` of a kind
 * (`output.ts` in its folder, or `copy/copy.generator.ts`) lists them; `archive.service.ts` and
 * `export.service.ts` write them.
 */
export type ArchiveFile =
  | {
      readonly name: string;
      readonly text: string;
      /** Another folder whose archive contains the file too. */
      readonly alsoIn?: string;
    }
  | { readonly name: string; readonly file: string };

/**
 * A download with several files of a generation: the ZIP's name and its files. `archive` of a kind
 * (`*.generator.ts`) makes it, and `archive.service.ts` sends it as ZIP, adding finished videos.
 */
export interface Archive {
  readonly name: string;
  readonly files: readonly ArchiveFile[];
}

/** Properties that do not depend on the content. */
interface Properties {
  readonly kind: GenerationKind;
  /** Id of the engine that the generation names as its maker. */
  readonly engineId: (engines: Engines) => string;
  /** Rate limits in addition to the quota. */
  readonly rateLimits: (userId: UserId) => readonly RateLimit[];
  /** The user's message for an internal error. */
  readonly failedMessage: string;
}

/**
 * Definition of one kind of generation: from an `Input` to a stored `Output`, which the API shows
 * as a `Presented` one. Each `*.generator.ts` passes it to `defineGenerator`.
 */
interface GeneratorDefinition<
  Input extends object,
  Output extends object,
  Presented extends object,
> extends Properties {
  /** Output without parts. */
  readonly empty: Output;
  /** Ids of uploads that an input refers to; the generation keeps them. */
  readonly uploads: (input: Input) => readonly string[];
  /** Number of parts of a complete generation. */
  readonly partCount: (input: Input) => number;
  /** Complete parts, by index. */
  readonly parts: (output: Output) => readonly (Part | undefined)[];
  /** Generates the missing parts. Throws `AiError` when the provider fails. */
  readonly run: (
    deps: GeneratorDeps,
    request: GeneratorRequest<Input, Output>,
  ) => AsyncIterable<GeneratorEvent<Output>>;
  /** For generators that may complete with missing parts. */
  readonly completion?: {
    /** The output to continue from when the user retries; `undefined` when nothing is missing. */
    readonly reopen: (output: Output) => Output | undefined;
    /** Marks the remaining parts as missing when a retry for them ends early. */
    readonly end: (output: Output) => Output;
  };
  /**
   * For generators that fall back to the studio for single parts: the provider's failure, if a
   * fallback happened. The studio then counts as the engine and the generation costs no unit.
   */
  readonly fallbackReason?: (output: Output) => string | undefined;
  /**
   * Id of the engine that made the output, for kinds where it may differ from the preferred one.
   */
  readonly madeBy?: (output: Output) => string;
  readonly present: (output: Output, input: Input) => Presented;
  /** The results as an archive; only for kinds that offer a download. */
  readonly archive?: (output: Output, input: Input) => Archive;
}

/**
 * Input and output in a row of `generations` (`generations.table.ts`), from which `Generator.open`
 * restores the typed content of a kind; each kind's `output.ts` or `core/generations/<kind>` has
 * its format.
 */
export interface StoredContent {
  readonly input: object;
  readonly output: object | null;
}

/** Events of a run of any kind; `content` includes the new parts. */
type ContentEvent =
  | PlainEvent
  | { readonly type: "part"; readonly index: number; readonly part: Part; readonly content: Content }
  | { readonly type: "parts"; readonly parts: readonly Part[]; readonly content: Content }
  | {
      readonly type: "stored";
      readonly content: Content;
      readonly files: readonly string[];
      readonly growing?: readonly Preview[];
    };

/**
 * Content of one generation of an unspecified kind: runs, streams and archives read it. `contentOf`
 * (`generators.ts`) makes it from a row; `bind` in `defineGenerator` fills it from the definition
 * of the kind (`*.generator.ts`).
 */
export interface Content {
  /** The output as the row stores it. */
  readonly output: object | null;
  /** Ids of uploads that the input refers to. */
  readonly uploads: readonly string[];
  /** Number of parts once it is complete. */
  readonly partCount: number;
  /** Complete parts, by index. */
  readonly parts: readonly (Part | undefined)[];
  readonly run: (deps: GeneratorDeps, request: RunRequest) => AsyncIterable<ContentEvent>;
  readonly fallbackReason: () => string | undefined;
  readonly madeBy: () => string | undefined;
  /** The output to complete; `undefined` when nothing is missing. */
  readonly reopen: () => object | undefined;
  /** The output with its missing parts marked; `undefined` for kinds that complete as a whole. */
  readonly endCompletion: () => object | undefined;
  /** The output in the API's format. */
  readonly present: () => object | null;
  readonly archive: () => Archive | undefined;
}

/**
 * A kind's generator as runs and services use it: engine, rate limits, message of failure, and
 * `open` for its content. `defineGenerator` makes it. Every kind is registered in `generators.ts`.
 */
export interface Generator extends Properties {
  readonly open: (stored: StoredContent) => Content;
}

/** A generator whose rows can be read with their types. */
interface TypedGenerator<Input, Output> extends Generator {
  /** The row's content; `undefined` for a row of another kind. */
  readonly read: (
    row: StoredContent & { readonly kind: GenerationKind },
  ) => { readonly input: Input; readonly output: Output } | undefined;
}

/**
 * Makes the definition of a kind a `Generator` that hides its types behind `Content`; each kind's
 * `*.generator.ts` calls it. Rows contain data that the generator of their kind has validated and
 * stored, so this function is the only place that restores the types.
 */
export function defineGenerator<
  Input extends object,
  Output extends object,
  Presented extends object = Output,
>(definition: GeneratorDefinition<Input, Output, Presented>): TypedGenerator<Input, Output> {
  const { kind, engineId, rateLimits, failedMessage } = definition;
  const { empty, completion } = definition;

  function bind(input: Input, stored: Output | null): Content {
    const output = stored ?? empty;
    return {
      output: stored,
      uploads: definition.uploads(input),
      partCount: definition.partCount(input),
      parts: definition.parts(output),
      fallbackReason: () => definition.fallbackReason?.(output),
      madeBy: () => definition.madeBy?.(output),
      reopen: () => completion?.reopen(output),
      endCompletion: () => completion?.end(output),
      present: () => stored && definition.present(stored, input),
      archive: () => (stored ? definition.archive?.(stored, input) : undefined),
      async *run(deps, request) {
        for await (const event of definition.run(deps, { ...request, input, output })) {
          if (event.type === "growing" || event.type === "usage") {
            yield event;
          } else {
            yield { ...event, content: bind(input, event.output) };
          }
        }
      },
    };
  }

  return {
    kind,
    engineId,
    rateLimits,
    failedMessage,
    open: ({ input, output }) => bind(input as Input, output as Output | null),
    read: (row) =>
      row.kind === kind
        ? { input: row.input as Input, output: (row.output as Output | null) ?? empty }
        : undefined,
  };
}

/**
 * Ids of the preferred engine (`preferredEngines` in `server/adapters/ai/ai.ts`) and of the
 * studio's for a kind, stored with results; equal when the studio alone makes this kind.
 * `generations.service.ts` and the runs call it; each `*.generator.ts` names the engine by
 * `engineId`.
 */
export function engineIds({ engineId }: Pick<Generator, "engineId">, ai: Ai) {
  return { preferred: engineId(preferredEngines(ai)), studio: engineId(ai.studio) };
}
