// The file worker with a fault: it crashes on every report larger than 10 KB.
import { FILE_TASKS } from "#server/workers/file-tasks.ts";
import type { UploadedForm } from "#server/workers/form-file.ts";
import { serveTasks } from "#server/workers/tasks.ts";

serveTasks({
  readReport: (form: UploadedForm) =>
    form.body.byteLength > 10_000 ? process.exit(7) : FILE_TASKS.readReport(form),
});
