import { FILE_TASKS } from "./file-tasks.ts";
import { serveTasks } from "./tasks.ts";

serveTasks(FILE_TASKS);
