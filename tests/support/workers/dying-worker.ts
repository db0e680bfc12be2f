// The file worker with a fault: it crashes on every report larger than 10 KB.
import { FILE_TASKS } from "#server/workers/file-tasks.ts";
import { serveTasks } from "#server/workers/tasks.ts";

serveTasks({
  readReport: (upload: Parameters<typeof FILE_TASKS.readReport>[0]) =>
    upload.form.body.byteLength > 10_000 ? process.exit(7) : FILE_TASKS.readReport(upload),
});
