import { describeCopyEngine } from "../copy.contract.ts";
import { createStudioCopy } from "./ai.studio-copy.ts";

describeCopyEngine("the studio", "studio", () => createStudioCopy());
