import type { Page } from "@playwright/test";

/** Actions on a page before its screenshot (`npm run screenshots`). */
export type Act = (page: Page) => Promise<void>;

const sse = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Action of a screenshot that presses a button and waits for its effect. */
export function press(name: string | RegExp, brings: (page: Page) => ReturnType<Page["locator"]>): Act {
  return async (page) => {
    await page.getByRole("button", { name }).first().click();
    await brings(page).first().waitFor();
  };
}

/** The open dialog of a page, for which an action of a screenshot waits. */
export const dialog = (page: Page) => page.locator("[role$=dialog], dialog[open]");
/** The toasts on a page, for which an action of a screenshot waits. */
export const notification = (page: Page) =>
  page.getByRole("region", { name: /notifications/i }).getByRole("group");

/**
 * Action of a screenshot that submits the form without input and waits for the first message at a
 * field.
 */
export async function submitEmpty(page: Page): Promise<void> {
  await page.getByRole("main").locator("button[type=submit]").first().click();
  await page.locator("[aria-invalid=true]").first().waitFor();
}

/** Action of a screenshot that opens the command palette and enters a query. */
export function searchFor(query: string): Act {
  return async (page) => {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill(query);
  };
}

/**
 * Action of a screenshot: requests to these URLs never complete, so that the page shows its loading
 * state.
 */
export function hang(address: string): Act {
  return async (page) => {
    await page.route(address, () => {});
    await page.reload();
  };
}

/** Action of a screenshot: requests to these URLs fail, until the page reports it. */
export function fail(address: string, status = 502): Act {
  return async (page) => {
    await page.route(address, (route) => route.fulfill({ status, body: "" }));
    await page.reload();
    await page.getByRole("button", { name: "Try again" }).waitFor();
  };
}

/** Action of a screenshot: responses from these URLs are modified. */
export function change(address: string, changes: (body: unknown) => unknown): Act {
  return async (page) => {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ json: changes(await response.json()) });
    });
    await page.reload({ waitUntil: "networkidle" });
  };
}

/** Shows the generation in the URL with simulated events. */
function tellOtherwise(eventsOf: (generation: never) => string): Act {
  return async (page) => {
    const id = new URL(page.url()).searchParams.get("show");
    const generation: unknown = await (await page.request.get(`/api/generations/${id}`)).json();
    const body = eventsOf(generation as never);
    await page.route("**/events", (route) => route.fulfill({ contentType: "text/event-stream", body }));
    await page.reload({ waitUntil: "networkidle" });
  };
}

/**
 * Action of a screenshot: shows the generation in the URL as it was when its first parts were
 * complete.
 */
export function showInProgress(
  total: number,
  parts: (output: never) => readonly (readonly [number, string, boolean?])[],
): Act {
  return tellOtherwise(({ output }: { output: never }) => {
    const shown = parts(output);
    const done = shown.filter(([, , whole]) => whole !== false).length;
    return [
      sse("progress", { status: "in-progress", done, total, reset: true }),
      ...shown.map(([index, text, whole = true]) => sse("partial", { index, text, whole })),
    ].join("");
  });
}

/** Action of a screenshot: shows the generation in the URL with another outcome. */
export function ended(changes: (generation: never) => unknown): Act {
  return tellOtherwise((generation) => {
    const data = changes(generation);
    const { status } = data as { status: string };
    return sse(status, data);
  });
}
