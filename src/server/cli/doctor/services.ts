import { randomUUID } from "node:crypto";
import { modelWarningText } from "#core/models/shutdowns.ts";
import { checkModels } from "#server/adapters/ai/openai/model-check.ts";
import { NO_TLS, type Mail } from "#server/adapters/mail/mail.ts";
import { checkStripe } from "#server/adapters/payments/stripe/check.ts";
import { newKey, readAll, type Storage } from "#server/adapters/storage/storage.ts";
import type { Config } from "#server/boot/config.ts";
import { exposureReason, switchedOff } from "#server/boot/exposure.ts";
import { failed, ok, reasonOf, warning, type Finding } from "./finding.ts";

/** Writes, reads and removes a small file, as the product does. */
export async function checkStorage(storage: Storage, { s3, dataDir }: Config): Promise<Finding[]> {
  const place = s3 ? `bucket ${s3.bucket}` : `${dataDir}/files`;
  const key = newKey("probe", randomUUID);
  try {
    await storage.put(key, Buffer.from("probe"), "text/plain");
    await readAll(storage, key);
    await storage.remove(key);
    return [ok("storage", `${place} takes, gives and removes files`)];
  } catch (error) {
    const mend = s3
      ? "Check the S3_ variables, and that the key may put, get and delete objects."
      : "Check free space and that this user may write there.";
    return [failed("storage", `${place} cannot be used (${reasonOf(error)})`, mend)];
  }
}

const CHECK_SMTP = "Check SMTP_URL: host, port, user and password (special characters percent-encoded).";
const MAIL_MENDS: Readonly<Record<string, string>> = {
  [NO_TLS]:
    "The server offers no encryption that we accept. Use smtps:// (port 465); on a private network, add ?requireTLS=false to SMTP_URL.",
};

export async function checkMail(mail: Mail, config: Config): Promise<Finding[]> {
  if (config.smtpUrl === undefined) {
    const shown = exposureReason(config) === undefined ? "shown at /outbox" : "shown nowhere";
    return [ok("mail", `written to ${config.dataDir}/outbox, ${shown}`)];
  }
  try {
    await mail.check();
    return [ok("mail", "the mail server takes our login")];
  } catch (error) {
    const reason = reasonOf(error);
    return [failed("mail", `the mail server cannot be used (${reason})`, MAIL_MENDS[reason] ?? CHECK_SMTP)];
  }
}

/** Whether the provider lists the configured models, and which of them are going to end. */
export async function checkAi({ openAi }: Config): Promise<Finding[]> {
  if (!openAi) return [ok("AI provider", "none: the built-in studio makes everything")];
  const { apiKey, baseUrl, textModel, imageModel } = openAi;
  const models = [textModel, imageModel];
  const { checked, warnings } = await checkModels({ fetch, baseUrl, apiKey, models, now: new Date() });
  if (!checked) {
    const mend =
      "Check OPENAI_API_KEY and OPENAI_BASE_URL. A compatible server without a model list is fine.";
    return [warning("AI provider", "did not give its model list", mend)];
  }
  if (warnings.length === 0)
    return [ok("AI provider", `offers ${models.join(" and ")}, no shutdown announced`)];
  return warnings.map((found) => {
    const ended = found.problem === "unknown model" || found.daysLeft <= 0;
    const mend = "Set TEXT_MODEL or IMAGE_MODEL to a model that stays.";
    return (ended ? failed : warning)("AI provider", modelWarningText(found), mend);
  });
}

/** What we sell, and whether Stripe tells us what happens to it. */
export async function checkPayments(config: Config): Promise<Finding[]> {
  const { stripe, appUrl } = config;
  if (!stripe) {
    const off = switchedOff(config).find(({ tool }) => tool === "payments");
    return [ok("payments", off?.text ?? "the sandbox, which takes test cards only")];
  }
  const webhook = appUrl && `${appUrl}/api/stripe/webhook`;
  try {
    const { missingPrices, webhookFound, live } = await checkStripe(stripe, webhook);
    const findings: Finding[] = [];
    if (missingPrices.length > 0) {
      const text = `Stripe has no current price for ${missingPrices.join(", ")}`;
      findings.push(failed("payments", text, "Run npm run stripe:setup."));
    }
    if (webhook && webhookFound === false) {
      const text = `Stripe sends its events nowhere near ${webhook}`;
      findings.push(failed("payments", text, "Add the webhook endpoint in the Stripe dashboard."));
    }
    if (webhook && webhookFound === undefined) {
      const text = "this key may not read the webhook endpoints, so they were not checked";
      findings.push(warning("payments", text, `Check in the dashboard that ${webhook} is there.`));
    }
    return findings.length > 0
      ? findings
      : [ok("payments", `Stripe is set up (${live ? "live" : "test"} mode)`)];
  } catch (error) {
    return [failed("payments", `Stripe cannot be used (${reasonOf(error)})`, "Check STRIPE_SECRET_KEY.")];
  }
}
