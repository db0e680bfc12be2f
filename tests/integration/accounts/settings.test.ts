import { IMAGE_PLATFORMS } from "#core/platforms/platforms.ts";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { unzipSync, strFromU8 } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SessionList } from "#core/account/sessions-api.ts";
import { phonePicture, picture } from "#server/render/ingest/pictures.fixture.ts";
import { sweepFiles } from "#server/modules/files/files.jobs.ts";
import { files } from "#server/modules/files/files.table.ts";
import { linkIn, PASSWORD, readError, readSession, sentMail, signIn } from "../../support/accounts.ts";
import { startTestApp, type TestApp } from "../../support/app.ts";
import { createClock } from "#server/lib/clock.ts";
import { openClient, type TestClient } from "../../support/client.ts";
import { filesClient, JOB } from "../../support/files.ts";
import { BRIEF, generationsClient } from "../../support/generations.ts";
import { IMAGE_BRIEF, withImageAds } from "../../support/image-ads.ts";
import { passwordUser, putAvatar, sendJson } from "../../support/account-requests.ts";
import { until } from "../../support/until.ts";

let app: TestApp;
let offsetMs = 0;
beforeAll(async () => {
  const overrides = { clock: createClock(() => offsetMs), plans: withImageAds(5) };
  app = await startTestApp({ env: { TRUSTED_PROXIES: "127.0.0.1" }, overrides });
});
afterAll(() => app.stop());

const NEW_PASSWORD = "a better horse battery";
const changePassword = (browser: TestClient, change: object) =>
  sendJson(browser, "POST", "/api/profile/password", {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    ...change,
  });

describe("the avatar", () => {
  const storedAvatars = async () =>
    (await readdir(join(app.dataDir, "files", "avatar"), { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile(),
    ).length;

  test("is cropped to a square, private to its owner, and replaced and removed with its file", async () => {
    const [{ browser }, stranger] = [await passwordUser(app), await passwordUser(app)];
    const response = await putAvatar(browser, await phonePicture());
    expect(response.status).toBe(200);
    const { avatarUrl } = (await response.json()) as { avatarUrl: string };
    expect(await (await browser.get("/api/profile")).json()).toMatchObject({ avatarUrl });
    expect((await readSession(browser))?.user).toMatchObject({ image: avatarUrl });

    const shown = await browser.get(avatarUrl);
    expect(shown.headers.get("content-type")).toBe("image/jpeg");
    const bytes = await shown.bytes();
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 512, height: 512 });
    expect(Buffer.from(bytes).includes("Ada Lovelace")).toBe(false);
    expect((await stranger.browser.get(avatarUrl)).status).toBe(404);
    expect((await openClient(app.url).get(avatarUrl)).status).toBe(401);

    const next = (await (await putAvatar(browser, await picture())).json()) as { avatarUrl: string };
    expect(next.avatarUrl).not.toBe(avatarUrl);
    expect((await browser.get(avatarUrl)).status).toBe(404);
    expect((await browser.get(next.avatarUrl)).status).toBe(200);

    const removed = await browser.send("DELETE", "/api/profile/avatar");
    expect(await removed.json()).toMatchObject({ avatarUrl: null });
    expect((await browser.get(next.avatarUrl)).status).toBe(404);
    expect((await browser.send("DELETE", "/api/profile/avatar")).status).toBe(200);
    await until("both files are gone", async () => (await storedAvatars()) === 0);
  });

  test("rejects invalid and too large files and visitors with the specified messages, and keeps the old image", async () => {
    const { browser } = await passwordUser(app);
    const { avatarUrl } = (await (await putAvatar(browser, await picture())).json()) as { avatarUrl: string };
    const notAnImage = { status: 400, message: "Please upload an image file" };
    const fields = { file: notAnImage.message };
    for (const [bytes, type] of [
      [Buffer.from("just words"), "text/plain"],
      [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), "image/svg+xml"],
      [await picture({ format: "gif" }), "image/png"],
    ] as const) {
      expect(await readError(await putAvatar(browser, bytes, type))).toMatchObject({ ...notAnImage, fields });
    }
    expect(await readError(await sendJson(browser, "PUT", "/api/profile/avatar", {}))).toMatchObject(
      notAnImage,
    );
    const broken = (await picture()).subarray(0, 120);
    expect(await readError(await putAvatar(browser, broken))).toMatchObject({ status: 400 });
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    expect(await readError(await putAvatar(browser, large))).toMatchObject({
      status: 413,
      message: "Image size should be less than 5MB",
    });
    expect((await putAvatar(openClient(app.url), await picture())).status).toBe(401);
    expect((await browser.get(avatarUrl)).status).toBe(200);
  });

  test("concurrent uploads leave one valid image; files orphaned by a crash are swept", async () => {
    const { browser, id } = await passwordUser(app);
    const images = await Promise.all([1, 2, 3, 4].map((n) => picture({ width: 40 + n, height: 40 })));
    await Promise.all(images.map((image) => putAvatar(browser, image)));
    const ofUser = () => app.deps.db.select().from(files).where(eq(files.userId, id));
    const { avatarUrl } = (await (await browser.get("/api/profile")).json()) as { avatarUrl: string };
    expect((await browser.get(avatarUrl)).status).toBe(200);
    expect((await ofUser()).filter(({ deletedAt }) => deletedAt === null)).toHaveLength(1);

    const [kept] = (await ofUser()).filter(({ deletedAt }) => deletedAt === null);
    await app.deps.db
      .insert(files)
      .values({ ...kept!, id: crypto.randomUUID(), key: `avatar/aa/${crypto.randomUUID()}` });
    offsetMs = 25 * 3_600_000;
    await sweepFiles(app.deps, JOB);
    offsetMs = 0;
    expect((await ofUser()).filter(({ deletedAt }) => deletedAt === null).map((file) => file.id)).toEqual([
      kept!.id,
    ]);
  });
});

describe("the password", () => {
  test("A change with the old password ends other sessions, voids reset links and mails the owner", async () => {
    const { browser, email } = await passwordUser(app);
    const other = openClient(app.url);
    await signIn(other, email);
    await openClient(app.url).post("/api/auth/request-password-reset", { email });
    const reset = linkIn(await sentMail(app, "reset-password", email));

    expect((await changePassword(browser, {})).status).toBe(200);
    expect(await readSession(browser)).not.toBeNull();
    expect(await readSession(other)).toBeNull();
    const mail = await sentMail(app, "password-changed", email);
    expect(mail.plain.replaceAll("\n", " ")).toContain("every other device was signed out");
    const token = new URLSearchParams(reset.split("?")[1]).get("token");
    const stale = await browser.post("/api/auth/reset-password", { token, newPassword: "something else" });
    expect(await readError(stale)).toMatchObject({ code: "invalid_token" });
    expect((await signIn(openClient(app.url), email)).status).toBe(401);
    expect((await signIn(openClient(app.url), email, NEW_PASSWORD)).status).toBe(200);
  });

  test("errors are reported at the field; guessing is limited to five, correct passwords do not count", async () => {
    const { browser, email } = await passwordUser(app);
    const refused = async (change: object) => readError(await changePassword(browser, change));
    expect(await refused({ newPassword: "short" })).toMatchObject({
      status: 400,
      fields: { newPassword: "Password must be at least 6 characters" },
    });
    expect(await refused({ newPassword: "123456" })).toMatchObject({ code: "password_too_weak" });
    expect((await refused({ currentPassword: "" })).fields).toEqual({
      currentPassword: "Current password is required",
    });
    expect((await changePassword(browser, { newPassword: PASSWORD })).status).toBe(200);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, index) => refused({ currentPassword: `guess ${index}` })),
    );
    expect(guesses.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(guesses.find(({ status }) => status === 400)?.fields).toEqual({
      currentPassword: "This is not your current password",
    });
    const last = guesses.find(({ status }) => status === 429);
    expect(last?.retryAfter).toBeGreaterThan(0);
    expect(await refused({})).toMatchObject({ status: 429 });
    // Sign-ins are counted separately, so the owner is not locked out.
    expect((await signIn(openClient(app.url), email)).status).toBe(200);
    expect((await changePassword(openClient(app.url), {})).status).toBe(401);
  });
});

describe("sessions", () => {
  const list = async (browser: TestClient) =>
    ((await (await browser.get("/api/sessions")).json()) as SessionList).items;
  const PHONE =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1";

  test("The list starts with the current session; single or all other sessions can be ended; another user's gets 404", async () => {
    const { browser, email } = await passwordUser(app);
    const [phone, tablet, stranger] = [openClient(app.url), openClient(app.url), await passwordUser(app)];
    await phone.post("/api/auth/sign-in/email", { email, password: PASSWORD }, { "user-agent": PHONE });
    await signIn(tablet, email);
    const items = await list(browser);
    expect(items.map(({ current }) => current)).toEqual([true, false, false]);
    const onPhone = items.find(({ system }) => system === "iPhone")!;
    expect(onPhone).toMatchObject({ browser: "Safari", current: false });
    expect(Math.abs(onPhone.lastSeenAt - Date.now())).toBeLessThan(60_000);
    expect(JSON.stringify(items)).not.toContain([...phone.cookies.values()][0]!.split(".")[0]);

    const end = (client: TestClient, id: string) => client.send("DELETE", `/api/sessions/${id}`);
    expect((await end(stranger.browser, onPhone.id)).status).toBe(404);
    expect(await readSession(phone)).not.toBeNull();
    expect((await end(browser, onPhone.id)).status).toBe(204);
    expect(await readSession(phone)).toBeNull();
    expect((await end(browser, onPhone.id)).status).toBe(404);

    await signIn(phone, email);
    expect(await (await browser.send("DELETE", "/api/sessions")).json()).toEqual({ ended: 2 });
    expect([await readSession(phone), await readSession(tablet)]).toEqual([null, null]);
    expect(await list(browser)).toHaveLength(1);
    expect(await list(stranger.browser)).toHaveLength(1);
    const [own] = await list(browser);
    expect((await end(browser, own!.id)).status).toBe(204);
    expect(await readSession(browser)).toBeNull();
    expect((await browser.get("/api/sessions")).status).toBe(401);
  });
});

describe("the data export", () => {
  const download = async (browser: TestClient) => {
    const response = await browser.get("/api/profile/export");
    expect(response.headers.get("content-type")).toBe("application/zip");
    return unzipSync(await response.bytes());
  };

  test("is one archive of all data without secrets", async () => {
    const [one, other] = [await passwordUser(app), await passwordUser(app)];
    for (const [user, companyName] of [
      [one, "Halden"],
      [other, "Other User"],
    ] as const) {
      const client = generationsClient(app.url, user);
      await client.ended(await client.start({ input: { ...BRIEF, companyName } }));
      const { id: upload } = await filesClient(app.url, user).upload(await picture());
      const input = { ...IMAGE_BRIEF, companyName: `../${companyName}`, images: [upload] };
      await client.ended(await client.start({ kind: "image", input }), 30_000);
      await putAvatar(user.browser, await picture());
    }
    const found = await download(one.browser);
    const names = Object.keys(found);
    const read = (name: string): unknown => JSON.parse(strFromU8(found[name]!));
    expect(read("account.json")).toMatchObject({ profile: { email: one.email } });
    expect(read("generations.json")).toMatchObject([{ kind: "image" }, { kind: "text" }]);
    expect(read("units.json")).toHaveLength(2);
    expect(read("usage.json")).toMatchObject({ textAds: { used: 1 } });
    expect(read("subscription.json")).toBeNull();
    expect(read("results.json")).toEqual({ results: [], endedCampaigns: [] });
    expect(names.filter((name) => name.startsWith("results/"))).toHaveLength(IMAGE_PLATFORMS.length);
    expect(names.filter((name) => name.startsWith("uploads/"))).toHaveLength(1);
    expect(names.filter((name) => name.startsWith("avatars/"))).toHaveLength(1);
    for (const name of names) expect(name).toMatch(/^(?!\/)(?!.*\.\.\/)[^\\]+$/);
    for (const name of names.filter((file) => /\.(png|webp|jpg)$/.test(file))) {
      expect((await sharp(found[name]!).metadata()).width).toBeGreaterThan(0);
    }
    const texts = names.filter((name) => /\.(json|txt)$/.test(name)).map((name) => strFromU8(found[name]!));
    const all = texts.join("\n");
    expect(all).toContain("verify-email?token=[removed]");
    for (const secret of [
      "$argon2",
      "Other User",
      other.email,
      other.id,
      one.browser.cookies.get("adloom.session_token")!.split(".")[0]!,
      app.deps.secret,
    ]) {
      expect(all).not.toContain(secret);
    }
    expect(all).not.toMatch(/token=(?!\[removed\])/);
  });

  test("skips files missing in storage, does not count HEAD requests, and has a limit", async () => {
    const user = await passwordUser(app);
    const { id } = await filesClient(app.url, user).upload(await picture());
    const [row] = await app.deps.db.select().from(files).where(eq(files.id, id));
    await app.deps.storage.remove(row!.key);
    expect(Object.keys(await download(user.browser))).not.toContain(`uploads/${id}.png`);
    for (let looks = 0; looks < 12; looks++) {
      expect((await user.browser.send("HEAD", "/api/profile/export")).status).toBe(200);
    }
    for (let more = 1; more < 10; more++) await download(user.browser);
    for (const method of ["GET", "HEAD"]) {
      expect((await user.browser.send(method, "/api/profile/export")).status).toBe(429);
    }
    expect((await openClient(app.url).get("/api/profile/export")).status).toBe(401);
  });
});
