import { createRoot } from "react-dom/client";
import { ImagePicker } from "#web/features/generations/uploads/image-picker.tsx";
import { useUploads } from "#web/features/generations/uploads/use-uploads.ts";
import "#web/styles.css";
import { ToastProvider } from "#web/ui/toast-provider.tsx";

/** The image picker with the values that a form would send. */
function PickerPage() {
  const uploads = useUploads("user", "picker");
  const { images, logo, uploading } = uploads;
  return (
    <main className="grid max-w-96 gap-6 p-6">
      <h1 className="text-card font-semibold">Images of a form</h1>
      <label className="grid gap-1.5 text-label">
        Headline
        <input className="rounded-md border border-field p-2" />
      </label>
      <ImagePicker uploads={uploads} withLogo />
      <output aria-label="Sent">{JSON.stringify({ images, logo, uploading })}</output>
    </main>
  );
}

createRoot(document.querySelector("#root")!).render(
  <ToastProvider>
    <PickerPage />
  </ToastProvider>,
);
