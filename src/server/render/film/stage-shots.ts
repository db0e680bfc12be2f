import type { FilmSettings } from "#core/film/settings.ts";
import type { Canvas } from "#core/platforms/platform.ts";
import type { StagedShot } from "#studio/film/direction/direct-film.ts";
import { filmTemplates, type ShotKind } from "#studio/film/direction/film-templates.ts";
import { moveCloser } from "#studio/film/direction/move-closer.ts";
import { captionFace, schemeOrder, transitionPaints } from "#studio/film/direction/shot-look.ts";
import type { Shot } from "#studio/film/direction/shots.ts";
import type { ImageBrief, TextPart } from "#studio/image/brief.ts";
import { callToActionFor } from "#studio/image/call-to-action.ts";
import { sameWords } from "#studio/language/same-words.ts";
import type { AnalyzedPicture } from "../pictures/analyze-picture.ts";
import type { AdPlan } from "../plan.ts";
import type { RenderEngine } from "../render-engine.ts";
import { readablePlan } from "../readable-plan.ts";

interface StageInput {
  readonly settings: FilmSettings;
  readonly brief: ImageBrief;
  readonly pictures: readonly AnalyzedPicture[];
  readonly pictureOf: (upload: string) => number | undefined;
  readonly seed: number;
  readonly canvas: Canvas;
  readonly shots: readonly Shot[];
}

/** A layout over the whole picture must not cover or lose more of the subject, as a part of it. */
const MOST_LOSS = 0.05;

/**
 * Lays out every shot of a film with the composer, in their order. Neighbors differ in layout and
 * colors, and the first layout of a scene shows the whole subject. Later shots of a picture are
 * closer (`studio/film/direction/move-closer.ts`). `drawFilm` (`draw-film.ts`) calls it before
 * `directFilm`. Layouts: `studio/film/direction/film-templates.ts`; colors: `shot-look.ts` there. A
 * full frame that covers the subject (`MOST_LOSS`) or has small type (`LEAST_HEADLINE`, both here)
 * becomes a layout. Throws if a shot has no layout.
 */
export async function stageShots(engine: RenderEngine, input: StageInput): Promise<StagedShot[]> {
  const schemes = schemeOrder(input.settings.style, input.seed, input.shots.length);
  const staged: StagedShot[] = [];
  const used: string[] = [];
  for (const [index, shot] of input.shots.entries()) {
    const scheme = schemes[index] ?? "";
    const recent = used.slice(-2);
    let plan = await planShot(engine, input, shot, { kind: shot.kind, scheme, recent });
    const isFull = shot.kind === "full" && fillsFrame(plan);
    if (shot.kind === "full" && !isFull)
      plan = await planShot(engine, input, shot, { kind: "layout", scheme, recent });
    if (!plan) throw new Error(`No layout for shot ${index}`);
    const { chosen, texts } = plan;
    used.push(chosen.template.id);
    const infos = input.pictures.map(({ info }) => info);
    // A full frame is already close, and its subject would move below the card with the text.
    const scene = shot.take > 0 && !isFull ? moveCloser(chosen.scene, infos) : chosen.scene;
    staged.push({
      shot,
      scene,
      voice: texts.body ?? null,
      paints: transitionPaints(input.brief, input.settings.style, scheme, input.seed),
    });
  }
  return staged;
}

/** Headlines of full frames that are smaller, in design units, get a layout with more room. */
const LEAST_HEADLINE = 5;

/** Whether a layout over the whole picture covers little of the subject and its text is legible. */
function fillsFrame(plan: AdPlan | null): boolean {
  if (!plan) return false;
  const { subjectLoss, headlineSize } = plan.chosen.report;
  return subjectLoss <= MOST_LOSS && (plan.texts.headline === null || headlineSize >= LEAST_HEADLINE);
}

interface ShotPlan {
  readonly kind: ShotKind;
  readonly scheme: string;
  /** Ids of the templates of the last shots. */
  readonly recent: readonly string[];
}

/** Null if the kind has no layout for the canvas and the picture. */
async function planShot(
  engine: RenderEngine,
  input: StageInput,
  shot: Shot,
  { kind, scheme, recent }: ShotPlan,
): Promise<AdPlan | null> {
  const { settings, canvas, seed, pictures } = input;
  const id = shot.picture === null ? undefined : input.pictureOf(shot.picture);
  const product = pictures.filter(({ info }) => info.id === id);
  const logos = pictures.filter(({ info }) => info.kind === "logo" && info.id !== id);
  if (kind === "full" && product[0]?.info.kind !== "photo") return null;
  const templates = filmTemplates(settings.style, kind);
  const shown = [...product, ...logos];
  const { brief, without } = briefOf(input, shot);
  try {
    const { plan } = await readablePlan(
      engine,
      {
        brief,
        canvas,
        seed: seed + shot.index,
        pictures: shown.map(({ info }) => info),
        background: null,
        showsProduct: false,
        without,
        keep: { layout: "", scheme },
        film: { templates, recent, captionFace: captionFace(settings.style) },
      },
      { pictures: shown, scaled: new Map() },
    );
    return plan;
  } catch (error) {
    if (kind === "full") return null;
    throw error;
  }
}

/**
 * The texts of a shot: its headline, the captions in place of the description, and on the end card
 * the rest.
 */
function briefOf(
  { settings, brief }: StageInput,
  shot: Shot,
): { readonly brief: ImageBrief; readonly without: readonly TextPart[] } {
  const voice = settings.scenes[shot.scene]?.voiceOver ?? "";
  const isEnd = shot.kind === "end";
  const { callToAction, address, captions } = settings;
  const label = callToAction || callToActionFor({ ...brief, headline: shot.text });
  const text =
    isEnd && (shot.text === "" || sameWords(shot.text, label))
      ? brief.productName || brief.companyName
      : shot.text;
  const isSaid = sameWords(text, voice);
  const without: TextPart[] = isEnd ? (address === "" ? ["product"] : []) : ["product", "cta", "disclaimer"];
  if (text === "") without.push("headline");
  return {
    brief: {
      ...brief,
      style: settings.style,
      headline: text,
      description: captions === "off" || isSaid ? "" : voice,
      callToAction: label,
      productName: isEnd ? address : brief.productName,
    },
    without,
  };
}
