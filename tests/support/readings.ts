import type { Reading, ReadingList } from "#core/readings/api.ts";
import type { Proposal } from "#core/readings/proposal.ts";
import type { TestApp } from "./app.ts";
import { openBrandClient, type BrandClient } from "./brands.ts";
import { until } from "./until.ts";

/** Requests of a test user with a brand who reads websites. */
interface ReadingClient extends BrandClient {
  readonly brandId: string;
  /** Starts a reading and returns its id. */
  readonly start: (url: string) => Promise<string>;
  readonly reading: (id: string) => Promise<Reading>;
  /** Waits until a reading has ended. */
  readonly ended: (id: string) => Promise<Reading>;
  /** Reads a website to the end. */
  readonly read: (url: string) => Promise<Reading>;
  readonly list: () => Promise<ReadingList>;
}

/**
 * Creates a test user with a brand who reads websites (`core/api/readings.api.ts`); waits for the
 * end of a reading up to 30 seconds (`until.ts`).
 */
export async function openReadingClient(app: TestApp): Promise<ReadingClient> {
  const client = await openBrandClient(app);
  const { id: brandId } = await client.newBrand();
  const start = async (url: string) =>
    (await client.json<{ id: string }>("POST", `/brands/${brandId}/read`, { url })).id;
  const reading = (id: string) => client.json<Reading>("GET", `/readings/${id}`);
  const ended = (id: string) =>
    until("the reading ends", async () => {
      const found = await reading(id);
      return found.status !== "reading" && found;
    });
  return {
    ...client,
    brandId,
    start,
    reading,
    ended,
    read: async (url) => ended(await start(url)),
    list: () => client.json<ReadingList>("GET", `/brands/${brandId}/readings`),
  };
}

/**
 * Values of a reading's proposals for a field, for comparison in a test. The proposals are made in
 * the server's `modules/readings/proposals`.
 */
export const valuesOf = (reading: Reading, field: Proposal["field"]): readonly unknown[] =>
  reading.proposals.filter((proposal) => proposal.field === field).map(({ value }) => value);
