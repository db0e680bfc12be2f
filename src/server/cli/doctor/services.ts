import { randomUUID } from "node:crypto";
import { isPriced } from "#core/models/prices.ts";
import { modelWarningText } from "#core/models/shutdowns.ts";
import { checkModels } from "#server/adapters/ai/openai/model-check.ts";
import { NO_TLS, type Mail } from "#server/adapters/mail/mail.ts";
import { checkStripe } from "#server/adapters/payments/stripe/check.ts";
import { newKey, readAll, type Storage } from "#server/adapters/storage/storage.ts";
import type { Config } from "#server/boot/config.ts";
import { configuredModels } from "#server/boot/configured-models.ts";
import { exposureReason, disabledFeatures } from "#server/boot/exposure.ts";
import { failed, ok, errorCodeOf, warning, type DoctorFinding } from "./finding.ts";

/**
 * Check of `npm run doctor`: writes, reads and removes a small file in the bucket or the data
 * folder, through the adapter (`storage.s3.ts` or `storage.disk.ts`).
 */
export async function checkStorage(storage: Storage, { s3, dataDir }: Config): Promise<DoctorFinding[]> {
  const place = s3 ? `bucket ${s3.bucket}` : `${dataDir}/files`;
  const key = newKey("probe", randomUUID);
  try {
    await storage.put(key, Buffer.from("probe"), "text/plain");
    await readAll(storage, key);
    await storage.remove(key);
    return [ok("storage", `${place} stores, returns and removes files`)];
  } catch (error) {
    const fix = s3
      ? "Check the S3_ variables, and that the key may put, get and delete objects."
      : "Check free space and write permission.";
    return [failed("storage", `${place} cannot be used (${errorCodeOf(error)})`, fix)];
  }
}

const CHECK_SMTP = "Check SMTP_URL: host, port, user and password (special characters percent-encoded).";
const MAIL_FIXES: Readonly<Record<string, string>> = {
  [NO_TLS]:
    "The server offers no accepted encryption. Use smtps:// (port 465); on a private network, add ?requireTLS=false to SMTP_URL.",
};

/**
 * Check of `npm run doctor`: the login at the mail server (`check` of
 * `adapters/mail/mail.smtp.ts`), if one is configured. What the operator can do is in `MAIL_FIXES`
 * and `CHECK_SMTP` of this file.
 */
export async function checkMail(mail: Mail, config: Config): Promise<DoctorFinding[]> {
  if (config.smtpUrl === undefined) {
    const shown = exposureReason(config) === undefined ? "shown at /outbox" : "shown nowhere";
    return [ok("mail", `written to ${config.dataDir}/outbox, ${shown}`)];
  }
  try {
    await mail.check();
    return [ok("mail", "the mail server accepts the login")];
  } catch (error) {
    const reason = errorCodeOf(error);
    return [failed("mail", `the mail server cannot be used (${reason})`, MAIL_FIXES[reason] ?? CHECK_SMTP)];
  }
}

/** Differences of a model that is not one of OpenAI's. */
function checkOwnModel({ textModel, imageModel, prices }: NonNullable<Config["openAi"]>): DoctorFinding[] {
  const findings: DoctorFinding[] = [];
  if (imageModel === undefined)
    findings.push(ok("images", "drawn by the built-in studio, because IMAGE_MODEL is not set"));
  if (!isPriced(textModel, prices)) {
    const text = `${textModel} has no known price, so its tokens count as more expensive than any other's`;
    const free = `AI_PRICES='{"${textModel}":{"input":0,"output":0,"picture":0}}'`;
    findings.push(warning("AI prices", text, `Set its price; on a machine of your own: ${free}`));
  }
  return findings;
}

/**
 * Check of `npm run doctor`: the provider lists the configured models and has announced no shutdown
 * of them (`core/models/shutdowns.ts` has the rules and texts); a model of the operator's own has a
 * price (`isPriced` in `core/models/prices.ts`).
 */
export async function checkAi({ openAi }: Config): Promise<DoctorFinding[]> {
  if (!openAi) return [ok("AI provider", "none: the built-in studio generates everything")];
  const { apiKey, baseUrl } = openAi;
  const models = configuredModels(openAi);
  const own = checkOwnModel(openAi);
  const { checked, warnings } = await checkModels({ fetch, baseUrl, apiKey, models, now: new Date() });
  if (!checked) {
    const fix = "Check OPENAI_API_KEY and OPENAI_BASE_URL. Some compatible servers have no model list.";
    return [warning("AI provider", "did not return its model list", fix), ...own];
  }
  if (warnings.length === 0)
    return [ok("AI provider", `offers ${models.join(" and ")}, no shutdown announced`), ...own];
  const problems = warnings.map((found) => {
    const ended = found.problem === "unknown model" || found.daysLeft <= 0;
    const fix = "Set TEXT_MODEL, IMAGE_MODEL or SPEECH_MODEL to a current model.";
    return (ended ? failed : warning)("AI provider", modelWarningText(found), fix);
  });
  return [...problems, ...own];
}

/**
 * Check of `npm run doctor`: the prices at Stripe and the webhook endpoint (`checkStripe` in
 * `adapters/payments/stripe/check.ts`), or why there are no payments.
 */
export async function checkPayments(config: Config): Promise<DoctorFinding[]> {
  const { stripe, appUrl } = config;
  if (!stripe) {
    const off = disabledFeatures(config).find(({ feature }) => feature === "payments");
    return [ok("payments", off?.text ?? "the sandbox, which accepts test cards only")];
  }
  const webhook = appUrl && `${appUrl}/api/stripe/webhook`;
  try {
    const { missingPrices, webhookFound, live } = await checkStripe(stripe, webhook);
    const findings: DoctorFinding[] = [];
    if (missingPrices.length > 0) {
      const text = `Stripe has no current price for ${missingPrices.join(", ")}`;
      findings.push(failed("payments", text, "Run npm run stripe:setup."));
    }
    if (webhook && webhookFound === false) {
      const text = `Stripe has no enabled webhook endpoint for ${webhook}`;
      findings.push(failed("payments", text, "Add the webhook endpoint in the Stripe dashboard."));
    }
    if (webhook && webhookFound === undefined) {
      const text = "the key has no permission to list webhook endpoints, so they were not checked";
      findings.push(warning("payments", text, `Check in the Stripe dashboard that ${webhook} is listed.`));
    }
    return findings.length > 0
      ? findings
      : [ok("payments", `Stripe is set up (${live ? "live" : "test"} mode)`)];
  } catch (error) {
    return [failed("payments", `Stripe cannot be used (${errorCodeOf(error)})`, "Check STRIPE_SECRET_KEY.")];
  }
}
