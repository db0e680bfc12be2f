import type { Generation, GenerationList } from "#core/generations/api.ts";
import type { Usage } from "#core/quotas.ts";
import { apiClient, type ApiClient } from "./api-client.ts";
import { readEvents, type EventReader } from "./event-reader.ts";
import type { TestUser } from "./user.ts";
import { until } from "./until.ts";

/** Brief of text ads in tests; the fields are those of the schema in `core/generations/text/`. */
export const BRIEF = {
  companyName: "Northbeam Bikes",
  productName: "Cargo bike",
  targetAudience: "Young families",
  keyMessage: "Leave the car at home",
  additionalDetails: "",
};

interface Options {
  readonly kind?: string;
  readonly input?: object;
  readonly key?: string;
}

/**
 * Requests of one test user to the API of generations (`core/api/generations.api.ts`).
 * `generationsClient` makes it; the clients of campaigns and billing extend it.
 */
export interface GenerationsClient extends ApiClient {
  readonly create: (options?: Options) => Promise<Response>;
  /** Creates a generation and returns its id. */
  readonly start: (options?: Options) => Promise<string>;
  readonly get: (id: string) => Promise<Generation>;
  readonly list: (query?: string) => Promise<GenerationList>;
  readonly usage: () => Promise<Usage>;
  readonly events: (id: string) => Promise<EventReader>;
  /** Waits until the generation has ended. */
  readonly ended: (id: string, ms?: number) => Promise<Generation>;
}

/**
 * Creates a test user's client for the API of generations, on top of `apiClient`; creates text ads
 * of `BRIEF` unless told otherwise.
 */
export function generationsClient(origin: string, user: Pick<TestUser, "cookie">): GenerationsClient {
  const client = apiClient(origin, user);
  const { call } = client;
  const create: GenerationsClient["create"] = ({ kind = "text", input = BRIEF, key } = {}) =>
    call("POST", "/generations", { kind, input }, key === undefined ? {} : { "idempotency-key": key });
  const read = async <T>(response: Response) => (await response.json()) as T;
  const get = async (id: string) => read<Generation>(await call("GET", `/generations/${id}`));

  return {
    ...client,
    create,
    async start(options) {
      const response = await create(options);
      if (response.status !== 202) throw new Error(`${response.status} ${await response.text()}`);
      return (await read<{ id: string }>(response)).id;
    },
    get,
    list: async (query = "") => read(await call("GET", `/generations${query}`)),
    usage: async () => read(await call("GET", "/usage")),
    events: (id) => readEvents(`${origin}/api/generations/${id}/events`, user.cookie),
    ended: (id, ms) =>
      until(
        `generation ${id} ends`,
        async () => {
          const generation = await get(id);
          return (generation.status === "completed" || generation.status === "failed") && generation;
        },
        ms,
      ),
  };
}
