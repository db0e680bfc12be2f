import { createHash, generateKeyPairSync, sign } from "node:crypto";

/** One element of DER: a tag, a length and the content. */
function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, Math.floor(size / 256), size % 256];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const bytes = (hex: string) => Buffer.from(hex, "hex");
const time = (year: number) => der(0x18, Buffer.from(`${year}0101000000Z`));

const ED25519 = sequence(bytes("06032b6570"));
const COMMON_NAME = bytes("0603550403");
const ALTERNATIVE_NAMES = bytes("0603551d11");
const BASIC_CONSTRAINTS = bytes("0603551d13");

/** Creates a self-signed certificate for DNS names, for the tests' websites (`internet.ts`). */
export function createCertificate(...names: readonly string[]): {
  readonly cert: string;
  readonly key: string;
} {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(names[0] ?? "")))));
  const alternatives = sequence(...names.map((text) => der(0x82, Buffer.from(text))));
  const isAuthority = sequence(bytes("0101ff"));
  const body = sequence(
    der(0xa0, bytes("020102")),
    der(0x02, bytes("01"), createHash("sha256").update(names.join()).digest().subarray(0, 8)),
    ED25519,
    name,
    sequence(time(2020), time(2120)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(
      0xa3,
      sequence(
        sequence(ALTERNATIVE_NAMES, der(0x04, alternatives)),
        sequence(BASIC_CONSTRAINTS, der(0x04, isAuthority)),
      ),
    ),
  );
  const certificate = sequence(body, ED25519, der(0x03, bytes("00"), sign(null, body, privateKey)));
  const base64 = certificate.toString("base64").replace(/.{64}/g, "$&\n");
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}
