import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/**
 * How a test's software authenticator behaves; tests change it to send what
 * `modules/accounts/second-factor` must refuse.
 */
export interface Behavior {
  /** Origin of the page that asks. */
  origin: string;
  /** Host name that the authenticator signs for. */
  rpId: string;
  /** Whether it checks a fingerprint or PIN. */
  verifiesUser: boolean;
  /** Sent with the next signature and then increased; `undefined`: it has no counter. */
  counter: number | undefined;
}

interface Options {
  readonly challenge: string;
  readonly [name: string]: unknown;
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url");
const sha256 = (text: string | Uint8Array) => createHash("sha256").update(text).digest();

/** Flags of authenticator data (WebAuthn level 3, section 6.1). */
const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const BACKUP_ELIGIBLE = 8;
const BACKED_UP = 16;
const HAS_CREDENTIAL = 64;

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}

/** COSE key of an ES256 key pair (RFC 9053, section 7.1.1). */
function coseKey(publicKey: KeyObject): Uint8Array {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]),
  );
}

/**
 * A WebAuthn authenticator in software with one passkey (ES256) that signs as a real one would, in
 * a browser on `origin`. `newAuthenticator` (`second-factor.ts`) makes it; tests change `behavior`
 * for answers that the server must refuse. Browser tests use `browser/virtual-authenticator.ts`.
 */
export function createAuthenticator(initial: Pick<Behavior, "origin" | "rpId"> & Partial<Behavior>) {
  const behavior: Behavior = { verifiesUser: true, counter: 0, ...initial };
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  let userHandle: string | undefined;

  function clientData(type: string, { challenge }: Options): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: behavior.origin, crossOrigin: false }));
  }

  function authenticatorData(extraFlags: number): Buffer {
    const verified = behavior.verifiesUser ? USER_VERIFIED : 0;
    const flags = USER_PRESENT | verified | BACKUP_ELIGIBLE | BACKED_UP | extraFlags;
    const counter = behavior.counter ?? 0;
    if (behavior.counter !== undefined) behavior.counter += 1;
    return Buffer.concat([sha256(behavior.rpId), uint(flags, 1), uint(counter, 4)]);
  }

  const credential = (response: object) => ({
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    behavior,
    credentialId: base64url(credentialId),
    /** Answers `navigator.credentials.create()`. */
    create(options: Options) {
      userHandle = (options["user"] as { id: string }).id;
      const attested = Buffer.concat([
        authenticatorData(HAS_CREDENTIAL),
        Buffer.alloc(16),
        uint(credentialId.length, 2),
        credentialId,
        coseKey(publicKey),
      ]);
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", new Uint8Array(attested)],
        ]) as Parameters<typeof isoCBOR.encode>[0],
      );
      return credential({
        clientDataJSON: base64url(clientData("webauthn.create", options)),
        attestationObject: base64url(attestationObject),
        transports: ["internal", "hybrid"],
      });
    },
    /** Answers `navigator.credentials.get()`. */
    get(options: Options) {
      const client = clientData("webauthn.get", options);
      const data = authenticatorData(0);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return credential({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle,
      });
    },
  };
}

/**
 * A WebAuthn authenticator in software, from `createAuthenticator`, for integration tests of
 * passkeys.
 */
export type Authenticator = ReturnType<typeof createAuthenticator>;
