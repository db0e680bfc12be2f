import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./browser-test.ts";

/** Brief of the scripts whose videos are made. */
export const BRIEF = {
  companyName: "Fern & Fable",
  productName: "Monthly Plant",
  keyMessage: "One easy-care plant a month, already potted, with a card that tells you everything.",
  callToAction: "Start growing",
  duration: 15,
} as const;

const COMPLETED_MS = 30_000;

/** Creates a video script through the API and waits until it is completed; returns its id. */
export async function createScript(request: APIRequestContext): Promise<string> {
  const response = await request.post("/api/generations", { data: { kind: "video", input: BRIEF } });
  const { id } = (await response.json()) as { id: string };
  const statusOf = async () => {
    const generation = (await (await request.get(`/api/generations/${id}`)).json()) as { status: string };
    return generation.status;
  };
  await expect.poll(statusOf, { timeout: COMPLETED_MS }).toBe("completed");
  return id;
}

/** Opens the page of a script's video and waits until it can be played. */
export async function openFilm(page: Page, id: string): Promise<void> {
  await mock(page);
  await page.goto(`/dashboard/video-ads/${id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Make the video" })).toBeVisible();
  await expect(page.getByRole("slider", { name: "Position" })).toBeVisible({ timeout: 20_000 });
}

// TEMPORARY
const box = (x: number, y: number, w: number, h: number) => ({
  kind: "polygon",
  points: [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ],
});
function filmOf(s: any) {
  const [width, height] = (
    { "9:16": [1080, 1920], "4:5": [1080, 1350], "1:1": [1080, 1080], "16:9": [1920, 1080] } as any
  )[s.ratio];
  let at = 0;
  const colors = ["#24372c", "#b8653a", "#3c2a6b", "#d9531e"];
  const scenes = s.scenes.map((sc: any) => {
    const from = at;
    at += sc.seconds;
    return { from, to: at, text: sc.text, voiceOver: sc.voiceOver, cuts: [] };
  });
  return {
    width,
    height,
    fps: 30,
    seconds: s.seconds,
    style: s.style,
    scenes,
    endCard: s.seconds - 3,
    layers: scenes.map((sc: any, i: number) => ({
      id: "s" + i,
      from: sc.from,
      to: i === scenes.length - 1 ? 1e3 : sc.to,
      actors: [
        { id: "g", kind: "fill", paint: colors[i % 4], shape: box(0, 0, width, height) },
        {
          id: "b",
          kind: "fill",
          paint: "#f4efe6",
          shape: box(0, height * 0.3, 200 + sc.text.length * 10, 200),
          pose: {
            x: [
              [sc.from, 0],
              [sc.to, width - 200],
            ],
          },
        },
      ],
    })),
    cues: scenes.map((sc: any, i: number) => ({
      scene: i,
      from: sc.from,
      to: sc.to,
      words: [
        { text: "tells", from: sc.from, to: sc.to, space: false },
        { text: "you", from: sc.from, to: sc.to, space: true },
      ],
    })),
    beats: { mood: s.mood, bars: 7, beat: s.seconds / 28 },
    assets: [],
    readables: [],
  };
}
const settings = {
  ratio: "9:16",
  seconds: 15,
  style: "bold",
  mood: "calm",
  transition: "style",
  captions: "marked",
  voice: "none",
  callToAction: "",
  address: "",
  scenes: [
    ["Your desk looks lonely", "Your desk has been asking for company.", 4.5],
    [
      "One plant a month, already potted",
      "One easy-care plant a month, already potted, with a card that tells you everything.",
      5.5,
    ],
    ["Start growing", "Fern & Fable. Start growing at fernandfable.example.", 5],
  ].map(([text, voiceOver, seconds]) => ({ text, voiceOver, seconds, picture: null, movement: "auto" })),
};
async function mock(page: Page) {
  await page.route("**/film/preview", (r) => {
    const s = r.request().postDataJSON().settings ?? settings;
    return r.fulfill({ json: { settings: s, film: filmOf(s), assets: [], pictures: [] } });
  });
  await page.route("**/voice", (r) =>
    r.fulfill({ json: { canSpeak: false, status: "idle", error: null, scenes: [] } }),
  );
}
