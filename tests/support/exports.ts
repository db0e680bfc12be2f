import { unzipSync, type Unzipped } from "fflate";
import type { Export } from "#core/exports/api.ts";
import type { Template } from "#core/exports/templates.ts";
import type { AdCampaign } from "#core/campaigns/campaign.ts";
import { campaignsClient, type CampaignsClient } from "./campaigns.ts";
import { until } from "./until.ts";
import type { TestUser } from "./user.ts";

/** A spreadsheet that a test uploads as the user's own template. */
interface TemplateFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Requests of one test user to the API of exports (`core/api/exports.api.ts`, `templates.api.ts`).
 * `exportsClient` makes it.
 */
export interface ExportsClient extends CampaignsClient {
  /** Creates a full package whose ads lead to an address. */
  readonly ready: (url?: string) => Promise<AdCampaign>;
  /** Starts an export and returns its id. */
  readonly startExport: (campaignId: string, body: object) => Promise<string>;
  /** Starts an export and waits for its end. */
  readonly export: (campaignId: string, body: object) => Promise<Export>;
  readonly endedExport: (id: string) => Promise<Export>;
  /** Uploads the user's own sheet of a network, like a form. */
  readonly sendTemplate: (campaignId: string, network: string, file: TemplateFile) => Promise<Response>;
  /** Uploads a sheet that must be accepted. */
  readonly uploadTemplate: (campaignId: string, network: string, file: TemplateFile) => Promise<Template>;
  /** The files of a complete export, by their path. */
  readonly filesOf: (id: string) => Promise<Unzipped>;
}

/**
 * Creates a test user's client for the API of exports, on top of `campaignsClient`; waits for the
 * end of an export up to 30 seconds (`until.ts`).
 */
export function exportsClient(origin: string, user: Pick<TestUser, "cookie">): ExportsClient {
  const client = campaignsClient(origin, user);
  const { json, call } = client;
  const startExport = async (campaignId: string, body: object) =>
    (await json<{ id: string }>("POST", `/campaigns/${campaignId}/exports`, body)).id;
  const endedExport = (id: string) =>
    until("the export has ended", async () => {
      const found = await json<Export>("GET", `/exports/${id}`);
      return (found.status === "completed" || found.status === "failed") && found;
    });
  const sendTemplate = (campaignId: string, network: string, { name, bytes }: TemplateFile) => {
    const form = new FormData();
    form.set("file", new File([Buffer.from(bytes)], name));
    return fetch(`${origin}/api/campaigns/${campaignId}/exports/templates/${network}`, {
      method: "POST",
      headers: { cookie: user.cookie },
      body: form,
    });
  };
  return {
    ...client,
    sendTemplate,
    async uploadTemplate(campaignId, network, file) {
      const response = await sendTemplate(campaignId, network, file);
      if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
      return (await response.json()) as Template;
    },
    startExport,
    endedExport,
    export: async (campaignId, body) => endedExport(await startExport(campaignId, body)),
    async ready(url = "https://halden.example/dusk?color=warm#buy") {
      const { id } = await client.package();
      return json<AdCampaign>("PATCH", `/campaigns/${id}`, { url });
    },
    filesOf: async (id) => unzipSync(await (await call("GET", `/exports/${id}/download`)).bytes()),
  };
}
