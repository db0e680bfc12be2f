import { escapeHtml } from "#core/html.ts";
import { measurePace } from "./pace.ts";
import { formatRange, SCENE_FIELDS, splitShots } from "./script.ts";
import type { VideoBrief, VideoScene } from "./video.ts";
import { sceneCopy, VIDEO_STYLE_NAMES, TESTIMONIAL_NOTE, videoCopy } from "./video.copy.ts";

const STYLE = `
@page { size: A4; margin: 16mm }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 190mm; padding: 8mm; color: #1c1625; background: #fff;
  font: 14px/1.5 Inter, "Segoe UI", system-ui, sans-serif }
h1 { margin: 0; font-size: 24px; line-height: 32px }
p { margin: 4px 0 }
.meta { color: #4f4a59 }
section { margin-top: 24px; border-top: 2px solid #1c1625; padding-top: 12px; break-inside: avoid }
h2 { display: flex; justify-content: space-between; margin: 0 0 8px; font-size: 16px }
.scene { display: flex; gap: 16px; align-items: flex-start }
.scene table { flex: 1 }
.scene img { width: 112px; height: auto; border-radius: 4px }
table { width: 100%; border-collapse: collapse }
th { width: 128px; padding: 6px 12px 6px 0; text-align: left; font-weight: 600; vertical-align: top }
td { padding: 6px 0; vertical-align: top; unicode-bidi: plaintext; text-align: start }
tr + tr { border-top: 1px solid #e3e2de }
.box { display: inline-block; width: 12px; height: 12px; margin-right: 8px; border: 1px solid #1c1625;
  border-radius: 2px; vertical-align: -1px }
.shots { margin: 0; padding: 0; list-style: none }
.shots li + li { margin-top: 4px }
@media print { body { padding: 0; max-width: none } }`;

/**
 * Content of the `style` element of a shot list; `video-files.routes.ts` sends its hash in the
 * content security policy.
 */
export const SHOT_LIST_STYLE = STYLE;

/**
 * The script as a printable shot list with checkboxes: an HTML document without JavaScript.
 * `frames` are URLs of the storyboard frames, by scene. `videoFile` in `files.ts` calls it; labels
 * are in `video.copy.ts`, the words of length and pace ("seconds", "a second") and the look
 * (`STYLE`) in this file.
 */
export function shotListPage(
  brief: VideoBrief,
  scenes: readonly VideoScene[],
  frames: readonly string[],
): string {
  const { words, seconds, wordsPerSecond } = measurePace(scenes);
  const meta = [
    `${brief.duration} seconds`,
    VIDEO_STYLE_NAMES[brief.style],
    `${sceneCopy.spoken(words, seconds)} (${wordsPerSecond.toFixed(1)} a second)`,
  ].join(" · ");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${brief.productName}: ${videoCopy.shotListTitle}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1 dir="auto">${escapeHtml(`${brief.productName} · ${brief.companyName}`)}</h1>
<p class="meta">${escapeHtml(meta)}</p>
${brief.targetAudience === "" ? "" : `<p class="meta" dir="auto">${escapeHtml(`${videoCopy.fields.targetAudience}: ${brief.targetAudience}`)}</p>`}
${brief.style === "testimonial" ? `<p>${escapeHtml(TESTIMONIAL_NOTE)}</p>` : ""}
${scenes.map((scene, index) => sceneSection(scene, index, frames[index])).join("\n")}
</body>
</html>
`;
}

function sceneSection(scene: VideoScene, index: number, frame: string | undefined): string {
  const rows = SCENE_FIELDS.map((field) => {
    const value = field === "visual" ? shotBoxes(scene.visual) : escapeHtml(scene[field]);
    return `<tr><th scope="row">${sceneCopy[field]}</th><td dir="auto">${value}</td></tr>`;
  });
  return `<section>
<h2><span>${sceneCopy.scene(index + 1)}</span><span>${formatRange(scene)}</span></h2>
<div class="scene"><table>${rows.join("")}</table>${frame === undefined ? "" : `<img src="${escapeHtml(frame)}" alt="">`}</div>
</section>`;
}

function shotBoxes(visual: string): string {
  const items = splitShots(visual).map((shot) => `<li><span class="box"></span>${escapeHtml(shot)}</li>`);
  return `<ul class="shots">${items.join("")}</ul>`;
}
