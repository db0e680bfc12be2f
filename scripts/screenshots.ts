// Takes a screenshot of every page and main state, in both themes, on a desktop and a phone, of the
// built product with its own data: node scripts/screenshots.ts [folder] [pattern of a screenshot's
// name]
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { browserLaunch } from "../tests/support/browser/browser.ts";
import { buyPlan } from "../tests/support/browser/billing-page.ts";
import { startProduct } from "../tests/support/processes/product.ts";
import { signUpAndVerify } from "../tests/support/browser/account-forms.ts";
import { drawEmoji } from "./screenshots/emoji.ts";
import { settle, showWhole } from "./screenshots/settle.ts";
import type { State } from "./screenshots/state.ts";
import { statesOf } from "./screenshots/states.ts";
import { createSampleGenerations } from "./screenshots/sample-generations.ts";

const THEMES = ["light", "dark"] as const;
const PHONE = 390;
const SIZES = [
  [1440, 900],
  [PHONE, 844],
] as const;

/** Timeout of each step toward a state. */
const STATE_MS = 15_000;

const [folder = "build/screenshots", pattern = ""] = process.argv.slice(2);
const wanted = new RegExp(pattern);

type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;

/** Signs a user up and resolves to their session. */
async function signUp(browser: Browser, baseURL: string, name: string, email: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signUpAndVerify(page, { name, email, password: "eveninglight" });
  return { context, page };
}

async function shoot(page: Page, state: State, file: string): Promise<void> {
  await page.goto(state.path);
  await page.waitForLoadState("networkidle");
  await settle(page);
  await state.act?.(page);
  await settle(page);
  if (!state.window) await showWhole(page);
  await drawEmoji(page);
  await page.screenshot({ path: join(folder, `${file}.png`) });
}

interface Visit {
  readonly browser: Browser;
  readonly baseURL: string;
  readonly session: Session | undefined;
  readonly states: readonly State[];
}

/**
 * Takes the screenshots of all states of one user in one theme at one width; resolves to their
 * number.
 */
async function shootAll(
  visit: Visit,
  theme: (typeof THEMES)[number],
  width: number,
  height: number,
): Promise<number> {
  const { browser, baseURL, session, states } = visit;
  const viewport = { width, height };
  const hasTouch = width === PHONE;
  const context = await browser.newContext({
    ...{ baseURL, viewport, hasTouch, colorScheme: theme, permissions: ["clipboard-write"] },
    ...(session && { storageState: session }),
  });
  context.setDefaultTimeout(STATE_MS);
  await context.addInitScript(`localStorage.setItem("theme", "${theme}")`);
  const chosen = states
    .map((state) => ({ state, file: `${state.name}-${width}-${theme}` }))
    .filter(({ state, file }) => wanted.test(file) && (!state.phone || width === PHONE));
  for (const { state, file } of chosen) {
    const page = await context.newPage();
    await shoot(page, state, file).catch((error: unknown) => {
      process.exitCode = 1;
      console.error(`${file}:`, error);
    });
    await context.setOffline(false);
    await page.close();
  }
  await context.close();
  return chosen.length;
}

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const product = await startProduct();
  const launch = await browserLaunch(process.env);
  // Disables hinting, so that glyphs have their exact positions.
  const browser = await chromium.launch({ ...launch, args: [...launch.args, "--font-render-hinting=none"] });
  try {
    const fresh = await signUp(browser, product.url, "Noor Haddad", "noor@halden.example");
    const busy = await signUp(browser, product.url, "Maya Okafor", "maya@northbeam.example");
    await buyPlan(busy.page, "scale");
    const samples = await createSampleGenerations(busy.page);
    const sessions = {
      visitor: undefined,
      new: await fresh.context.storageState(),
      user: await busy.context.storageState(),
    };
    const baseURL = product.url;
    let count = 0;
    for (const theme of THEMES) {
      for (const [width, height] of SIZES) {
        for (const [viewer, states] of Object.entries(statesOf(samples))) {
          const session = sessions[viewer as keyof typeof sessions];
          count += await shootAll({ browser, baseURL, session, states }, theme, width, height);
        }
      }
    }
    console.log(`${count} pictures: ${folder}`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

await main();
