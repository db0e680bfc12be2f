import type { VideoInput } from "#core/generations/video/video.ts";
import { videoHistoryCopy, videoCopy } from "#core/generations/video/video.copy.ts";
import { useSchemaForm } from "#web/lib/form.ts";
import { useCopyText } from "#web/lib/use-copy-text.ts";
import { ToolHistory } from "../tool-history.tsx";
import { ToolLayout } from "../tool-layout.tsx";
import { useUploadTool } from "../use-upload-tool.ts";
import { scriptToasts } from "./script-toasts.ts";
import { VideoFormCard } from "./video-form.tsx";
import { EMPTY_VIDEO_FORM, toVideoForm, videoFormSchema, type VideoFormFields } from "./video-form-schema.ts";
import { VideoPanel } from "./video-panel.tsx";

/**
 * Content of /dashboard/video-ads: form, result and history of the kind "video" (`useUploadTool`).
 * Schema: `core/generations/video/video.ts`; values of an empty form: `EMPTY_VIDEO_FORM` in
 * `video-form-schema.ts`; words: `core/generations/video/video.copy.ts`.
 */
export function VideoTool() {
  const form = useSchemaForm<VideoFormFields, VideoInput>(videoFormSchema, EMPTY_VIDEO_FORM);
  const copy = useCopyText(scriptToasts);
  const { tool, brief, repeat } = useUploadTool({
    kind: "video",
    request: (input) => ({ kind: "video", input }),
    form,
  });

  return (
    <ToolLayout
      form={<VideoFormCard {...brief} />}
      result={
        <VideoPanel
          tool={tool}
          onExample={() => form.reset({ ...form.getValues(), ...videoCopy.examples })}
        />
      }
      history={
        <ToolHistory
          kind="video"
          copy={videoHistoryCopy}
          tool={tool}
          resultOf={({ input }) => videoCopy.summary(input.duration, input.style)}
          onRepeat={({ input }) => repeat(input, () => form.reset(toVideoForm(input)))}
          onCopy={({ output }) => (output ? () => void copy(output.script) : undefined)}
        />
      }
    />
  );
}
