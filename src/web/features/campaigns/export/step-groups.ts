import type { ExportStep } from "#core/exports/api.ts";
import { inSentence } from "#core/in-words.ts";
import { PLATFORMS, type PlatformId } from "#core/platforms/platforms.ts";

/** Steps after an export that are one for the user; `groupSteps` makes it, `DoneStep` lists it. */
export interface StepGroup extends Pick<ExportStep, "format" | "what" | "files" | "done"> {
  readonly platforms: readonly PlatformId[];
  /** Names of the platforms: "Facebook and Instagram". */
  readonly name: string;
}

/**
 * Combines the steps of platforms that share their files, such as Facebook and Instagram in the
 * sheet for Meta, for `DoneStep`. A combined step is done when each of its steps is.
 */
export function groupSteps(steps: readonly ExportStep[]): StepGroup[] {
  const groups = Map.groupBy(steps, ({ format, files }) => [format, ...files].join("\n"));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const platforms = group.map(({ platform }) => platform);
    const { format, what, files } = first;
    const name = inSentence(platforms.map((platform) => PLATFORMS[platform].name));
    return [{ platforms, name, format, what, files, done: group.every(({ done }) => done) }];
  });
}
