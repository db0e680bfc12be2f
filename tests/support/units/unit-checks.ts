import type { Generation } from "#core/generations/api.ts";
import { KINDS, type GenerationKind } from "#core/generations/kinds.ts";
import type { UnitList } from "#core/generations/units.ts";
import { previewUrl } from "#core/uploads/api.ts";
import type { filesClient } from "../files.ts";
import type { GenerationsClient } from "../generations.ts";

const FILE = /\/files\/[0-9a-f-]{36}/g;

/**
 * URLs of all files in an output, in any field, for `settle` (`subject.ts`) and
 * `tests/faults/invariants.ts`, which check what is kept.
 */
export const filesIn = (output: unknown): string[] => JSON.stringify(output ?? "").match(FILE) ?? [];

/**
 * Whether an output, as returned by the API, contains any part (a list other than `missing` with
 * entries), for tests of failed generations.
 */
export function hasParts(output: Generation["output"]): boolean {
  return Object.entries(output ?? {}).some(
    ([name, part]) => name !== "missing" && Array.isArray(part) && part.length > 0,
  );
}

interface Owner {
  readonly client: GenerationsClient;
  readonly files: ReturnType<typeof filesClient>;
}

/**
 * Whether the owner can read parts in the generation (`hasParts`), for tests of failed and deleted
 * generations.
 */
export async function isReadable({ client }: Pick<Owner, "client">, id: string): Promise<boolean> {
  const response = await client.call("GET", `/generations/${id}`);
  return response.ok && hasParts(((await response.json()) as Generation).output);
}

/**
 * Lists the places where the owner can still access parts of a deleted or failed generation, in the
 * tests of units; the tests expect none. A new place that shows generations is added here. Of
 * `seen`, the URLs of files that it has ever had, the first and the last are requested.
 */
export async function accessiblePlaces(
  { client, files }: Owner,
  id: string,
  seen: readonly string[],
): Promise<string[]> {
  const places = (await isReadable({ client }, id)) ? ["output"] : [];
  const listed = (await client.list()).items.find((item) => item.id === id);
  if (listed && hasParts(listed.output)) places.push("list");
  const archive = await client.call("GET", `/generations/${id}/download`);
  await archive.bytes();
  if (archive.ok) places.push("download");
  const [first, last] = [seen[0], seen.at(-1)];
  if (first === undefined || last === undefined) return places;
  for (const url of new Set([first, last, previewUrl(first, 320)])) {
    if ((await files.open(url, {}, "HEAD")).ok) places.push(url);
  }
  return places;
}

/**
 * Counted units of a kind in a test, from `GET /usage` and from all pages of `GET /usage/units`;
 * throws if they differ. The product counts in its module `usage`.
 */
export async function countedUnits({ client }: Pick<Owner, "client">, kind: GenerationKind): Promise<number> {
  let listed = 0;
  let cursor: string | null = "";
  while (cursor !== null) {
    const query: string = cursor && `&cursor=${encodeURIComponent(cursor)}`;
    const response = await client.call("GET", `/usage/units?kind=${kind}${query}`);
    if (!response.ok) throw new Error(`The list of units has the status ${response.status}`);
    const page = (await response.json()) as UnitList;
    listed += page.items.filter((unit) => unit.counted).length;
    cursor = page.nextCursor;
  }
  const { used } = (await client.usage())[KINDS[kind].usage];
  if (listed !== used) throw new Error(`${used} units are used, but ${listed} are listed`);
  return used;
}
