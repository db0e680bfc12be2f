/**
 * Runs the stand-in as a process: node tests/support/stand-ins/openai-cli.ts [PORT]
 * Start the product with the printed OPENAI_BASE_URL and any OPENAI_API_KEY. Replies are set with
 * POST /control/reply, for example {"type":"text","text":"One\nTwo\nThree","pause":80} or
 * {"type":"hang"}.
 */
import { startOpenAiStandIn } from "./openai.ts";

const standIn = await startOpenAiStandIn(Number(process.argv[2] ?? 4010));
process.stdout.write(`OPENAI_BASE_URL=${standIn.baseUrl} OPENAI_API_KEY=stand-in\n`);
process.once("SIGTERM", () => void standIn.close());
process.once("SIGINT", () => void standIn.close());
