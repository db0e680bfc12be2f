import { useState } from "react";
import { isVideoGeneration, type VideoGeneration } from "#core/generations/api.ts";
import type { VideoInput } from "#core/generations/video/video.ts";
import { videoHistoryCopy, videoCopy } from "#core/generations/video/video.copy.ts";
import { loadingToasts, toasts } from "#core/messages.ts";
import { uploadCopy } from "#core/uploads/messages.ts";
import { isApiError } from "#web/lib/api-error.ts";
import { setServerErrors, useSchemaForm } from "#web/lib/form.ts";
import { useUser } from "#web/lib/session.tsx";
import { useDraft } from "#web/lib/use-draft.ts";
import { useCopyText } from "../copy-text.ts";
import { ToolHistory } from "../tool-history.tsx";
import { ToolLayout } from "../tool-layout.tsx";
import { useUploads } from "../uploads/use-uploads.ts";
import { useTool } from "../use-tool.ts";
import { SCRIPT_COPIED } from "./script-copied.ts";
import { VideoFormCard } from "./video-form.tsx";
import { EMPTY_VIDEO_FORM, toVideoForm, videoFormSchema, type VideoFormFields } from "./video-form-schema.ts";
import { VideoPanel } from "./video-panel.tsx";

/** Video script tool: form, result and history. */
export function VideoTool() {
  const user = useUser();
  const form = useSchemaForm<VideoFormFields, VideoInput>(videoFormSchema, EMPTY_VIDEO_FORM);
  useDraft(form, user.id, "video");
  const uploads = useUploads(user.id, "video");
  const [imagesError, setImagesError] = useState<string>();
  const copy = useCopyText(SCRIPT_COPIED);
  const tool = useTool({
    kind: "video",
    toasts: {
      loading: loadingToasts.generatingScript,
      done: toasts.scriptGenerated,
      failed: toasts.scriptFailed,
    },
    onRefused(error) {
      setServerErrors(form, error);
      setImagesError(isApiError(error) ? error.fields["images"] : undefined);
    },
  });

  function generate(input: VideoInput) {
    setImagesError(undefined);
    void tool.generate(input);
  }

  function repeat({ input }: VideoGeneration) {
    form.reset(toVideoForm(input));
    uploads.replace(input.images.map((id, index) => ({ id, name: uploadCopy.kept(index + 1), logo: false })));
    generate(input);
  }

  return (
    <ToolLayout
      form={
        <VideoFormCard
          form={form}
          uploads={uploads}
          imagesError={imagesError}
          busy={tool.busy}
          toastId={tool.toastId}
          onGenerate={(input) => generate({ ...input, images: uploads.images })}
        />
      }
      result={
        <VideoPanel
          tool={tool}
          onExample={() => form.reset({ ...form.getValues(), ...videoCopy.examples })}
        />
      }
      history={
        <ToolHistory
          kind="video"
          isOwn={isVideoGeneration}
          words={videoHistoryCopy}
          tool={tool}
          resultOf={({ input }) => videoCopy.summary(input.duration, input.style)}
          onRepeat={repeat}
          onCopy={({ output }) => (output ? () => void copy(output.script) : undefined)}
        />
      }
    />
  );
}
