// Takes a picture of every page and main state, in both themes, on a desktop and a phone, of the built product on its
// embedded defaults with data of its own: node scripts/screenshots.ts [folder] [part of a name]
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { browserLaunch } from "../tests/support/browser/browser.ts";
import { grantPlan } from "../tests/support/grant-plan.ts";
import { startProduct } from "../tests/support/processes/product.ts";
import { signUpAndVerify } from "../tests/support/browser/visitor.ts";
import { statesOf, type State, type Viewer } from "./screenshots/states.ts";
import { makeSomething, type Made } from "./screenshots/work.ts";

const THEMES = ["light", "dark"] as const;
const WIDTHS = { 1440: 900, 390: 844 } as const;

const [folder = "build/screenshots", part = ""] = process.argv.slice(2);

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Signs somebody up and resolves to their session. */
async function signUp(browser: Browser, baseURL: string, name: string, email: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signUpAndVerify(page, { name, email, password: "eveninglight" });
  return { context, page };
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle").catch(() => {});
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  // Pictures below the window are loaded when somebody scrolls, which nobody does here.
  await page.evaluate(`(async () => {
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([document.fonts.ready, ...[...document.images].map((picture) => picture.decode().catch(() => {}))]);
  })()`);
}

async function shoot(context: BrowserContext, state: State, label: string): Promise<void> {
  const page = await context.newPage();
  try {
    await page.goto(state.path);
    await settle(page);
    await state.act?.(page);
    // Longer than anything moves.
    await page.waitForTimeout(400);
    await page.screenshot({
      path: join(folder, `${state.name}-${label}.png`),
      fullPage: state.window !== true,
      animations: "disabled",
    });
  } finally {
    await context.setOffline(false);
    await page.close();
  }
}

async function shootAll(
  browser: Browser,
  baseURL: string,
  sessions: Record<Viewer, Session | undefined>,
  made: Made,
): Promise<number> {
  const states = statesOf(made).filter(({ name }) => name.includes(part));
  for (const theme of THEMES) {
    for (const [width, height] of Object.entries(WIDTHS)) {
      for (const state of states) {
        const storageState = sessions[state.viewer];
        const context = await browser.newContext({
          baseURL,
          viewport: { width: Number(width), height },
          hasTouch: width === "390",
          ...(storageState && { storageState }),
        });
        await context.addInitScript(`localStorage.setItem("theme", "${theme}")`);
        await shoot(context, state, `${width}-${theme}`).catch((error: unknown) => {
          process.exitCode = 1;
          console.error(`${state.name} ${width} ${theme}:`, error);
        });
        await context.close();
      }
    }
  }
  return states.length * THEMES.length * Object.keys(WIDTHS).length;
}

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const product = await startProduct();
  process.env["E2E_DATA_DIR"] = product.dataDir;
  const browser = await chromium.launch(await browserLaunch(process.env));
  try {
    const fresh = await signUp(browser, product.url, "Noor Haddad", "noor@halden.example");
    const busy = await signUp(browser, product.url, "Maya Okafor", "maya@northbeam.example");
    await grantPlan("maya@northbeam.example", "scale");
    const made = await makeSomething(busy.page);
    const sessions = {
      visitor: undefined,
      new: await fresh.context.storageState(),
      user: await busy.context.storageState(),
    };
    console.log(`${await shootAll(browser, product.url, sessions, made)} pictures: ${folder}`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

await main();
