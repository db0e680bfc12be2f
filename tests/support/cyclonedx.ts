import * as z from "zod";

/**
 * The parts of the CycloneDX 1.5 JSON schema that a list of packages uses, just as strict: unknown
 * properties are rejected (bom-1.5.schema.json of the specification's repository, read 2026-11-22).
 */
const ref = z.string().min(1);
const HEX = /^([a-fA-F0-9]{32}|[a-fA-F0-9]{40}|[a-fA-F0-9]{64}|[a-fA-F0-9]{96}|[a-fA-F0-9]{128})$/;
const hash = z.strictObject({
  alg: z.enum(["MD5", "SHA-1", "SHA-256", "SHA-384", "SHA-512"]),
  content: z.string().regex(HEX),
});
const license = z.union([
  z.strictObject({ id: z.string(), url: z.string().optional() }),
  z.strictObject({ name: z.string(), url: z.string().optional() }),
]);
const licenses = z.union([
  z.array(z.strictObject({ license })),
  z.tuple([z.strictObject({ expression: z.string() })]),
]);
const property = z.strictObject({ name: z.string(), value: z.string() });
const externalReference = z.strictObject({
  url: z.string(),
  type: z.enum(["vcs", "issue-tracker", "website", "distribution", "license", "documentation", "other"]),
});
const component = z.strictObject({
  type: z.enum(["application", "framework", "library", "platform", "data"]),
  name: z.string(),
  version: z.string().optional(),
  "bom-ref": ref.optional(),
  author: z.string().optional(),
  description: z.string().optional(),
  scope: z.enum(["required", "optional", "excluded"]).optional(),
  hashes: z.array(hash).optional(),
  licenses: licenses.optional(),
  purl: z
    .string()
    .regex(/^pkg:npm\/(%40[^/@]+\/)?[^/@]+@[^@]+$/)
    .optional(),
  externalReferences: z.array(externalReference).optional(),
  properties: z.array(property).optional(),
});
const phases = ["design", "pre-build", "build", "post-build", "operations", "discovery", "decommission"];
const tool = z.strictObject({ vendor: z.string(), name: z.string(), version: z.string() });
const isUnique = (texts: readonly string[]) => new Set(texts).size === texts.length;

const metadata = z.strictObject({
  timestamp: z.iso.datetime({ offset: true }),
  lifecycles: z.array(z.strictObject({ phase: z.enum(phases) })),
  tools: z.union([z.array(tool), z.strictObject({ components: z.array(component) })]),
  component,
});

/**
 * The part of the CycloneDX 1.5 format that the bill of materials uses; `sbom.test.ts` checks what
 * `setup/sbom.mjs` writes with it.
 */
export const bomSchema = z
  .strictObject({
    $schema: z.literal("http://cyclonedx.org/schema/bom-1.5.schema.json"),
    bomFormat: z.literal("CycloneDX"),
    specVersion: z.literal("1.5"),
    serialNumber: z.string().regex(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/),
    version: z.int().min(1),
    metadata,
    components: z.array(component),
    dependencies: z.array(z.strictObject({ ref, dependsOn: z.array(ref).refine(isUnique).optional() })),
  })
  .refine(({ metadata, components, dependencies }) => {
    const refs = [metadata.component, ...components].map((one) => one["bom-ref"] ?? "");
    const known = new Set(refs);
    const named = dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]);
    return (
      isUnique(refs) && isUnique(dependencies.map(({ ref }) => ref)) && named.every((one) => known.has(one))
    );
  }, "references");
